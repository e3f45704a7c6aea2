import { expect, test } from "vitest";
import { addUnitDecisions, getCoverage } from "#data/coverage.ts";
import { addProjectDocument } from "#data/files.ts";
import { callFunction } from "#data/functions.ts";
import { readProjectContent } from "#data/project-content.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { restoreRows } from "#data/removed-rows.ts";
import { CONCERNS } from "#domain/catalog/patterns/catalog.ts";
import { DEEDS } from "#domain/catalog/patterns/deeds/all.ts";
import { nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire, type ProjectDocument } from "#domain/questionnaires.ts";
import { clausesOf, coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { readProjectDocuments } from "#domain/source-units/read-documents.ts";
import { keyOfPattern } from "#domain/sources.ts";
import { describeOpenPoints } from "#domain/what-is-open.ts";
import { type Author, author, join, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const SAID = "Technicians calibrate sensors. A certificate is kept for 10 years. Auditors read every certificate.";

async function described(more: { description?: string; project_documents?: ProjectDocument[] } = {}) {
  const ada = await author(server);
  const { description = SAID, project_documents = [] } = more;
  const form = { ...newQuestionnaire, project_description: description, project_documents };
  await addQuestionnaire(ada.db, { project_id: ada.project_id, form });
  return ada;
}
async function clauses({ db, project_id }: Author) {
  const [content, record] = await Promise.all([readProjectContent(db, { project_id }), getCoverage(db, { project_id })]);
  const all = clausesOf(coverageOfProject(content, record));
  const of = (words: string) => {
    const found = all.find(({ unit }) => unit.words.startsWith(words));
    if (!found) throw new Error(`Nobody said "${words}".`);
    return found;
  };
  return { all, of, record, content };
}
const draft = async ({ db, project_id: projectId }: Author, ...lists: ("user_classes" | "pages" | "user_stories")[]) => {
  for (const list of lists) await callFunction(db, nouns[list].generate, { projectId });
};

test("what the built-in drafter writes rests on the clauses it was made of; deleted, hollowed out and undone it covers them no more, restored it does again [COVER-6]", async () => {
  const ada = await described();
  const { db, project_id } = ada;
  expect((await clauses(ada)).all.map(({ state }) => state)).toEqual(["uncovered", "uncovered", "uncovered"]);
  await draft(ada, "user_classes", "user_stories");
  const drafted = await clauses(ada);
  const calibrate = drafted.of("Technicians");
  expect(calibrate.state).toBe("covered");
  const story = calibrate.homes.find(({ noun }) => noun === "user_stories");
  expect(story?.name).toBe("Calibrate sensors");
  const { data: lines } = await db
    .from("statement_sources")
    .select("kind, quote")
    .eq("row_id", story?.id ?? "")
    .throwOnError();
  expect(lines).toContainEqual({ kind: "answer", quote: "Technicians calibrate sensors." });

  // a class takes its stories along, so it loses its words instead
  for (const { id, noun } of calibrate.homes.filter(({ id }) => id !== story?.id)) {
    if (noun === "user_classes")
      await db.from(noun).update({ description: "Works here.", privileges: "Reads" }).eq("id", id).throwOnError();
    else await db.from(noun).delete().eq("id", id).throwOnError();
  }
  expect((await clauses(ada)).of("Technicians").state).toBe("covered");
  const hollow = {
    name: "Drink tea",
    story: "As a technician, I want tea, so that I stay awake.",
    acceptance_criteria: "Given tea",
  };
  await db
    .from("user_stories")
    .update(hollow)
    .eq("id", story?.id ?? "")
    .throwOnError();
  const after = (await clauses(ada)).of("Technicians");
  expect(after).toMatchObject({ state: "lost" });
  expect(after.lost).toContainEqual({ row_id: story?.id, table_name: "user_stories", isDeleted: false });
  const words = {
    name: "Calibration of sensors",
    story: "As a technician, I want to calibrate sensors, so that they measure right.",
  };
  await db
    .from("user_stories")
    .update(words)
    .eq("id", story?.id ?? "")
    .throwOnError();
  expect((await clauses(ada)).of("Technicians").state).toBe("covered");
  await db
    .from("user_stories")
    .delete()
    .eq("id", story?.id ?? "")
    .throwOnError();
  expect((await clauses(ada)).of("Technicians")).toMatchObject({ state: "lost", homes: [] });

  await restoreRows(db, { ids: [story?.id ?? ""] });
  expect((await clauses(ada)).of("Technicians").state).toBe("covered");
  await db.from("user_stories").delete().eq("project_id", project_id).throwOnError();
  const open = await callFunction(db, describeOpenPoints, { projectId: project_id });
  const { all } = await clauses(ada);
  expect(open.clauses).toEqual({ of: 3, open: all.filter(({ state }) => state === "lost" || state === "uncovered").length });
  expect(open.clauses.open).toBeGreaterThan(0);
});

test("what an import or a changed description says is a new clause; an instruction tells clauses as well [COVER-6]", async () => {
  const ada = await described();
  const { db, project_id } = ada;
  await callFunction(db, nouns.user_classes.generate, {
    projectId: project_id,
    instruction: "Couriers deliver sensors. Make it short.",
  });
  await draft(ada, "user_stories");
  const { all } = await clauses(ada);
  expect(all.map(({ unit }) => unit.words)).toContain("Couriers deliver sensors.");
  const changed = SAID.replace("10 years", "12 years");
  await db.from("questionnaires").update({ project_description: changed }).eq("project_id", project_id).throwOnError();
  const { of } = await clauses(ada);
  expect(of("A certificate is kept for 12").state).not.toBe("lost");
  expect(of("Technicians").state).toBe("covered");
});

test("documents are read once, kept with the project, and forgotten with their file; their clauses are to be covered as well [COVER-7]", async () => {
  const first = await author(server);
  const { db, project_id } = first;
  const file = await addProjectDocument(db, { project_id, file: new File(["Couriers deliver sensors by van."], "plan.txt") });
  const form = { ...newQuestionnaire, project_description: SAID, project_documents: [file] };
  await addQuestionnaire(db, { project_id, form });
  const asked = { projectId: project_id };
  expect((await clauses(first)).all).toHaveLength(3);
  expect(await callFunction(db, readProjectDocuments, asked)).toEqual({ count: 1 });
  expect(await callFunction(db, readProjectDocuments, asked)).toEqual({ count: 1 });
  const { of, record } = await clauses(first);
  expect(of("Couriers").unit).toMatchObject({ kind: "document", words: "Couriers deliver sensors by van." });
  expect(record.documents).toHaveLength(1);
  const viewer = await person(server);
  await join(server, { organization_id: first.organization_id, user_id: viewer.id, role: "viewer" });
  expect((await getCoverage(viewer.db, { project_id })).documents).toHaveLength(1);
  await expect(callFunction(viewer.db, readProjectDocuments, asked)).rejects.toMatchObject({ kind: "forbidden" });
  await db.from("questionnaires").update({ project_documents: [] }).eq("project_id", project_id).throwOnError();
  expect(await callFunction(db, readProjectDocuments, asked)).toEqual({ count: 0 });
  expect((await clauses(first)).all).toHaveLength(3);
});

test("editors say what a clause is, with a reason where it is left out, and what was said before is kept; viewers read it, strangers see nothing [COVER-8]", async () => {
  const ada = await described();
  const { db, project_id } = ada;
  const { unit } = (await clauses(ada)).of("Technicians");
  const said = { project_id, unit_key: unit.key, quote: unit.words };
  await addUnitDecisions(db, { decisions: [{ ...said, state: "open" }] });
  expect((await clauses(ada)).of("Technicians").state).toBe("open");
  await expect(addUnitDecisions(db, { decisions: [{ ...said, state: "left_out", reason: " " }] })).rejects.toMatchObject({
    kind: "invalid",
  });
  await expect(addUnitDecisions(db, { decisions: [{ ...said, state: "linked" }] })).rejects.toMatchObject({ kind: "invalid" });
  await addUnitDecisions(db, { decisions: [{ ...said, state: "left_out", reason: "Done by another lab." }] });
  expect((await clauses(ada)).of("Technicians")).toMatchObject({ state: "left_out", reason: "Done by another lab." });
  await db.from("features").insert({ project_id, name: "Calibration" }).throwOnError();
  const [feature] = (await readProjectContent(db, { project_id })).features;
  const row = { table_name: "features", row_id: feature?.id ?? "" };
  await addUnitDecisions(db, {
    decisions: [
      { ...said, state: "cleared" },
      { ...said, ...row, state: "linked" },
    ],
  });
  expect((await clauses(ada)).of("Technicians")).toMatchObject({ state: "covered", homes: [{ name: "Calibration" }] });
  expect((await clauses(ada)).record.decisions).toHaveLength(4);

  const viewer = await person(server);
  await join(server, { organization_id: ada.organization_id, user_id: viewer.id, role: "viewer" });
  expect((await getCoverage(viewer.db, { project_id })).decisions).toHaveLength(4);
  await expect(addUnitDecisions(viewer.db, { decisions: [{ ...said, state: "open" }] })).rejects.toMatchObject({
    kind: "forbidden",
  });
  const nobody = await getCoverage((await stranger(server)).db, { project_id });
  expect(nobody).toEqual({ links: [], decisions: [], documents: [], instructions: [] });
});

test("a row of the built-in drafter says which pattern it is of, or that it was heard [SOURCE-19]", async () => {
  const ada = await described();
  await draft(ada, "user_classes", "pages", "user_stories");
  const { data } = await ada.db
    .from("statement_sources")
    .select("table_name, row_id, kind, reference")
    .eq("project_id", ada.project_id)
    .throwOnError();
  const content = await readProjectContent(ada.db, ada);
  const names = new Map(
    [...content.user_stories, ...content.pages, ...content.pages.flatMap(({ sections }) => sections)].map(({ id, name }) => [
      id,
      name,
    ]),
  );
  const patternOf = new Map(data?.map(({ row_id, reference }) => [names.get(row_id), Object(reference).pattern]));
  expect(patternOf.get("Calibrate sensors")).toBe("said");
  const administration = CONCERNS.find(({ key }) => key === "administration");
  const [page] = administration?.pages ?? [];
  expect(patternOf.get(page?.name)).toBe("administration, called for by the accounts of people");
  const keys = new Set(["said", ...CONCERNS.map(({ key }) => key), ...DEEDS.map(({ key }) => key), undefined]);
  expect([...patternOf].filter(([, pattern]) => !keys.has(pattern && keyOfPattern(pattern)))).toEqual([]);
  const stories = content.user_stories.map(({ name }) => patternOf.get(name));
  expect(stories.filter((pattern) => pattern === undefined)).toEqual([]);
  const added = data?.filter(({ kind }) => kind === "pattern").map(({ reference }) => Object(reference).pattern) ?? [];
  expect(added.map((pattern) => pattern && keyOfPattern(pattern))).toContain("administration");
});
