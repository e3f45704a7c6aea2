import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { matchRows } from "#domain/bring/match.ts";
import { readingOf } from "#domain/bring/reading.ts";
import { standingOf } from "#domain/bring/standing.ts";
import { sample } from "#domain/document/sample.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { toProjectFile } from "#domain/export/json.ts";
import { reqifFile } from "#domain/export/reqif/reqif.ts";
import type { Xml } from "#domain/export/reqif/xml.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { writeReqif } from "#server/export/reqif.ts";
import { sourceAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";
import { sourceOf } from "#server/reading/sources/source-of.ts";
import { childrenOf, within, wordsIn, xmlTree } from "#server/reading/sources/xml-tree.ts";
import { doors, polarion, strictdoc } from "./foreign-reqif.ts";
import { generatedProject } from "./generated.ts";

const now = "2026-11-22T12:00:00.000Z";
const exported = (content: ProjectContent, rows?: string[]) =>
  exportedOf({ content, part: rows && { rows }, generated_at: now, origin: "https://pa.test", project_id: "p1" });
const archive = (content: ProjectContent, rows?: string[]) => writeReqif(exported(content, rows));
const fileIn = (bytes: Uint8Array) => strFromU8(unzipSync(bytes)["specification.reqif"] ?? new Uint8Array());
const read = (name: string, bytes: Uint8Array) => sourceOf({ name, bytes });
const { generated_at: _now, ...content } = sample;

test("a project comes back from ReqIF as it went out: every row with its number and every field, texts, questionnaire and choices, of 2,000 rows too [EXPORT-54]", async () => {
  for (const project of [content, generatedProject(2000)]) {
    const bytes = archive(project);
    const source = await read("project.reqifz", bytes);
    expect(source).toEqual({ kind: "project", file: toProjectFile(project, { generated_at: now }) });
    const plain = await read("project.reqif", new TextEncoder().encode(fileIn(bytes)));
    expect(plain).toEqual(source);
    const matched = matchRows(readingOf(source).rows, standingOf(project));
    expect(matched.filter(({ match }) => match.is !== "same")).toEqual([]);
  }
  const size = allNouns.reduce(
    (sum, noun) => sum + (toProjectFile(generatedProject(2000), { generated_at: now }).rows[noun]?.length ?? 0),
    0,
  );
  expect(size).toBeGreaterThanOrEqual(2000);
});

test("objects, relations and texts of ReqIF say when their words last changed [EXPORT-73]", () => {
  const [story] = content.user_stories;
  const times = { [story?.id ?? ""]: "2026-03-01T08:00:00.5+00:00", project_overview: "2026-02-01T09:00:00Z" };
  const root = xmlTree(reqifFile({ ...exported(content), beside: { changes: new Map(Object.entries(times)) } }));
  const changed = new Map(
    everyElement(root).flatMap(({ name, attributes }) =>
      name === "SPEC-OBJECT" || name === "SPEC-RELATION" ? [[attributes.IDENTIFIER ?? "", attributes["LAST-CHANGE"]]] : [],
    ),
  );
  const named = (part: string) => [...changed].filter(([id]) => id.includes(part)).map(([, time]) => time);
  const of = (id: string | undefined) =>
    [...changed].filter(([name]) => id !== undefined && name.endsWith(id)).map(([, time]) => time);
  expect(new Set(of(story?.id))).toEqual(new Set(["2026-03-01T08:00:00.500Z"]));
  expect(named("project_overview")).toEqual(["2026-02-01T09:00:00.000Z"]);
  expect(new Set(changed.values())).toEqual(new Set(["2026-03-01T08:00:00.500Z", "2026-02-01T09:00:00.000Z", now]));
});

test("a ReqIF archive holds one file in which every identifier stands once, every reference leads somewhere, and all that the standard asks for is said, whatever people typed [EXPORT-50]", () => {
  for (const project of [content, generatedProject(300)]) {
    const root = xmlTree(fileIn(archive(project)));
    const all = everyElement(root);
    expect(childrenOf(root).map(({ name }) => name)).toEqual(["THE-HEADER", "CORE-CONTENT", "TOOL-EXTENSIONS"]);
    const [header] = within(root, "THE-HEADER", "REQ-IF-HEADER");
    const said = ["COMMENT", "CREATION-TIME", "REPOSITORY-ID", "REQ-IF-TOOL-ID", "REQ-IF-VERSION", "SOURCE-TOOL-ID", "TITLE"];
    expect(header && childrenOf(header).map(({ name }) => name)).toEqual(said);
    expect(within(root, "THE-HEADER", "REQ-IF-HEADER", "REQ-IF-VERSION").map(wordsIn)).toEqual(["1.0"]);
    const [core] = within(root, "CORE-CONTENT", "REQ-IF-CONTENT");
    const parts = ["DATATYPES", "SPEC-TYPES", "SPEC-OBJECTS", "SPEC-RELATIONS", "SPECIFICATIONS"];
    expect(core && childrenOf(core).map(({ name }) => name)).toEqual(parts);

    const identified = all.filter(({ attributes }) => attributes.IDENTIFIER !== undefined);
    const names = identified.map(({ attributes }) => attributes.IDENTIFIER ?? "");
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[\p{L}_][\p{L}\p{N}._-]*$/u.test(name))).toEqual([]);
    const timed = identified.filter(({ name }) => name !== "REQ-IF-HEADER");
    expect(new Set(timed.map(({ attributes }) => attributes["LAST-CHANGE"]))).toEqual(new Set([now]));
    const known = new Map(identified.map((one) => [one.attributes.IDENTIFIER, one.name]));
    const lost = all
      .filter(({ name }) => name.endsWith("-REF"))
      .filter((one) => known.get(wordsIn(one)) !== one.name.slice(0, -4));
    expect(lost).toEqual([]);
    const untyped = all.filter(({ name }) => /^(?:SPEC-OBJECT|SPEC-RELATION|SPECIFICATION)$/.test(name));
    expect(untyped.filter((one) => within(one, "TYPE").length !== 1)).toEqual([]);
    const blocks = all.filter(({ name }) => name === "THE-VALUE").flatMap(({ children }) => children);
    const isBlock = (block: Xml | string) => (typeof block === "string" ? block.trim() === "" : block.name === "div");
    expect(blocks.filter((block) => !isBlock(block))).toEqual([]);
  }
});

test("each kind of row is a type of its own with its fields, each row an object with number and revision, each reference a relation [EXPORT-51]", () => {
  const root = xmlTree(fileIn(archive(content)));
  const [core] = within(root, "CORE-CONTENT", "REQ-IF-CONTENT");
  const types = core ? within(core, "SPEC-TYPES", "SPEC-OBJECT-TYPE") : [];
  expect(types.slice(0, allNouns.length).map(({ attributes }) => attributes.DESC)).toEqual(
    allNouns.map((noun) => nouns[noun].title),
  );
  for (const [at, noun] of allNouns.entries()) {
    const own = types[at] ? within(types[at], "SPEC-ATTRIBUTES").flatMap((all) => childrenOf(all)) : [];
    expect(own).toHaveLength(Object.keys(nouns[noun].fields).length + 4);
  }
  const objects = core ? within(core, "SPEC-OBJECTS", "SPEC-OBJECT") : [];
  const story = objects.find(({ attributes }) => attributes.IDENTIFIER === "pa.user_stories.u1");
  const values = story ? within(story, "VALUES").flatMap((all) => childrenOf(all)) : [];
  expect(values.slice(0, 3).map(({ attributes }) => attributes["THE-VALUE"])).toEqual(["US-14", "3", "List a box"]);
  const relations = core ? within(core, "SPEC-RELATIONS", "SPEC-RELATION") : [];
  const ends = relations.map((one) => ["SOURCE", "TARGET"].map((end) => within(one, end, "SPEC-OBJECT-REF").map(wordsIn)[0]));
  expect(ends).toContainEqual(["pa.user_stories.u1", "pa.user_classes.c1"]);
  expect(ends).toContainEqual(["pa.test_cases.t1", "pa.user_stories.u1"]);
  expect(ends).toContainEqual(["pa.features.f1", "pa.sections.s1"]);
});

test("the hierarchy follows the document, every row stands in it once, and identifiers are the same from export to export [EXPORT-52]", () => {
  const root = xmlTree(fileIn(archive(content)));
  const named = new Map(
    everyElement(root)
      .filter(({ name }) => name === "SPEC-OBJECT")
      .map((one) => [one.attributes.IDENTIFIER, one.attributes["LONG-NAME"] ?? wordsIn(one).trim().split("\n").at(-1)]),
  );
  const placed = everyElement(root).filter(({ name }) => name === "SPEC-HIERARCHY");
  const shown = placed.map((one) => within(one, "OBJECT", "SPEC-OBJECT-REF").map(wordsIn)[0] ?? "");
  expect(new Set(shown).size).toBe(shown.length);
  expect([...named.keys()].filter((id) => !shown.includes(id ?? ""))).toEqual([]);
  const order = [
    "pa.text.project_overview.p1",
    "pa.user_classes.c1",
    "pa.risks.1",
    "pa.pages.p1",
    "pa.sections.s1",
    "pa.user_stories.u1",
    "pa.features.f1",
    "pa.quality_requirements.q1",
    "pa.test_cases.t1",
  ];
  expect(shown.filter((id) => order.includes(id))).toEqual(order);
  const identifiers = (file: string) => [...file.matchAll(/ IDENTIFIER="([^"]+)"/g)].map(([, id]) => id).toSorted();
  const renamed = { ...content, features: content.features.map((row) => ({ ...row, name: `${row.name}!` })).toReversed() };
  const later = writeReqif({ ...exported(renamed), generated_at: "2027-01-01T00:00:00.000Z" });
  expect(identifiers(fileIn(later))).toEqual(identifiers(fileIn(archive(content))));
});

test("an export of some rows says what they refer to by number, and comes back with it [EXPORT-53]", async () => {
  const source = await read("part.reqifz", archive(content, ["US-14", "TC-1"]));
  const rows = source.kind === "project" ? source.file.rows : {};
  expect(rows.user_classes).toEqual([]);
  expect(rows.user_stories).toMatchObject([{ number: 14, user_class_id: "UC-1" }]);
  expect(rows.test_cases).toMatchObject([{ number: 1, user_story_id: "US-14" }]);
});

test("what another tool changed or added in our ReqIF comes back: changed words as changes of the row, a row without a number of ours as a new one [EXPORT-55]", async () => {
  const file = fileIn(archive(content));
  const added = `<SPEC-OBJECT IDENTIFIER="x1" LAST-CHANGE="${now}"><TYPE><SPEC-OBJECT-TYPE-REF>pa.type.features</SPEC-OBJECT-TYPE-REF></TYPE><VALUES><ATTRIBUTE-VALUE-STRING THE-VALUE="Gift boxes"><DEFINITION><ATTRIBUTE-DEFINITION-STRING-REF>pa.attribute.features.name</ATTRIBUTE-DEFINITION-STRING-REF></DEFINITION></ATTRIBUTE-VALUE-STRING></VALUES></SPEC-OBJECT>`;
  const edited = file
    .replace("Finds boxes in 2 seconds.", "Finds boxes in <xhtml:strong>1</xhtml:strong> second.")
    .replace("</SPEC-OBJECTS>", `${added}</SPEC-OBJECTS>`);
  const reading = readingOf(await read("edited.reqif", new TextEncoder().encode(edited)));
  const matched = matchRows(reading.rows, standingOf(content)).filter(
    ({ match: { is, row } }) => is !== "same" && row.kind !== "source",
  );
  expect(matched.map(({ match: { is, row, fields } }) => [is, row.kind, row.number, row.words.name, fields])).toEqual([
    ["change", "features", 1, "Search", ["description"]],
    ["new", "features", undefined, "Gift boxes", []],
  ]);
  expect(matched[0]?.match.row.words.description).toBe("Finds boxes in **1** second.");
});

test("ReqIF of Polarion, DOORS and StrictDoc is read chapter by chapter, with its own numbers, choices and links [EXPORT-56]", async () => {
  const rowsOf = async (text: string) => {
    const { rows } = readingOf(await read("other.reqif", new TextEncoder().encode(text)));
    return rows.filter(({ kind }) => kind !== "source").map(({ kind, words }) => ({ kind, ...words }));
  };
  expect(await rowsOf(polarion)).toEqual([
    {
      kind: "features",
      name: "Sell a ticket",
      description: "The system shall sell a **ticket** at the pier.\nIt prints a receipt.\nPriority: High\n(FERRY-818)",
    },
    {
      kind: "features",
      name: "Refund a ticket",
      description: "The system shall refund a ticket until departure.\n(FERRY-819)",
    },
    expect.objectContaining({
      kind: "test_cases",
      name: "A refund after departure",
      when: expect.stringContaining("verifies: FERRY-819"),
      then: "It is refused",
    }),
  ]);
  expect(await rowsOf(doors)).toEqual([
    expect.objectContaining({
      kind: "quality_requirements",
      characteristic: "performance_efficiency",
      target: "within 200 ms for 99 of 100 requests",
    }),
    expect.objectContaining({ kind: "risks", name: "A switch freezes in winter" }),
  ]);
  expect(await rowsOf(strictdoc)).toEqual([
    { kind: "user_classes", name: "Reader" },
    expect.objectContaining({ kind: "user_stories", name: "Renew a loan", user_class_id: "Reader" }),
  ]);
});

test("a ReqIF archive that is a bomb, or holds entities, paths outside itself or nothing, is refused or read for its words alone [EXPORT-57]", async () => {
  const file = fileIn(archive(content));
  const whole = strToU8(file);
  const declared = strToU8(
    file.replace("<REQ-IF ", '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "&x;&x;">]><REQ-IF '),
  );
  const refused: [string, Uint8Array, string][] = [
    ["entities.reqif", declared, "broken"],
    ["entities.reqifz", zipSync({ "a.reqif": declared }), "broken"],
    ["deep.reqif", strToU8(file.replace("<CHILDREN>", "<CHILDREN>".repeat(300))), "too_much"],
    ["bomb.reqifz", zipSync({ "a.reqif": new Uint8Array(60_000_000) }), "too_much"],
    ["many.reqif", strToU8(`<REQ-IF>${"<a/>".repeat(500_000)}</REQ-IF>`), "too_much"],
    ["empty.reqifz", zipSync({ "readme.txt": whole }), "broken"],
    ["other.reqif", strToU8("<html/>"), "broken"],
    ["half.reqif", whole.subarray(0, whole.length / 2), "broken"],
  ];
  for (const [name, bytes, why] of refused) {
    await expect(readApart({ job: { kind: "source", name }, bytes, shape: sourceAnswer }), name).rejects.toMatchObject({ why });
  }
  const outside = zipSync({ "../../etc/specification.reqif": whole, "C:\\picture.png": new Uint8Array(9) });
  expect(await read("outside.reqifz", outside)).toEqual(await read("inside.reqif", whole));
});

function everyElement(node: Xml): Xml[] {
  return [node, ...childrenOf(node).flatMap(everyElement)];
}
