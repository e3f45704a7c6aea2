import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { listAuditEvents } from "#data/audit-events.ts";
import { readExport } from "#data/export-specification.ts";
import { revokeProjectApiKey } from "#data/project-api-keys.ts";
import { addRow } from "#data/rows.ts";
import { cloneSpecification, saveSpecification } from "#data/specifications.ts";
import { exportFileName } from "#domain/export/file-name.ts";
import { describedFormats, type ExportFormat, exportFormats } from "#domain/export/formats.ts";
import { readersOf } from "#server/reading/readers.ts";
import { type Agent, agent, type Wire } from "#tests/support/agent.ts";
import { type Author, author, startProject } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { IS_DATA } from "./tool.ts";

let server: TestServer;
let ada: Author;
let project_id: string;
let token: string;
beforeAll(async () => {
  server = await startServer();
  ada = await author(server);
  ({ project_id } = ada);
  await saveSpecification(ada.db, { project_id, version: "0.1", words: { project_overview: "Boats in Süd." } });
  const skipper = await addRow(ada.db, "user_classes", { project_id, ...described("Skipper"), privileges: null });
  const story = { name: "Moor a boat", story: "As a skipper I want a berth.", acceptance_criteria: "Given a berth\nThen I moor" };
  const more = { user_class_id: skipper.id, priority: null };
  await ada.db
    .from("user_stories")
    .insert({ project_id, ...story, ...more })
    .throwOnError();
  for (const name of ["Berths", "Weather"]) await addFeature(project_id, described(name));
  ({ token } = await addKey(ada, project_id, { scope: "read_only" }));
});

const described = (name: string) => ({ name, description: `${name} of the harbour.` });
const addFeature = (of: string, words: { name: string; description: string }) =>
  addRow(ada.db, "features", { project_id: of, page_id: null, section_id: null, ...words });

type Resource = { uri: string; mimeType: string; text?: string; blob?: string };
type File = { name: string; media_type: string; bytes: number; text?: string };

/** What an agent has after a call: the fields, the words and the files. */
async function taken({ client }: Agent, args: Record<string, unknown>) {
  const { structuredContent, content, isError } = await client.callTool({ name: "export", arguments: args });
  const [first, ...others] = content as [{ text: string }, ...{ type: string; resource: Resource }[]];
  const fields = structuredContent as { is: string; format: string; version: string; files: File[] } | undefined;
  return { fields, words: first.text, isError: isError === true, resources: others.map(({ resource }) => resource), others };
}
const bytesOf = ({ text, blob }: Resource) => (text === undefined ? Buffer.from(blob ?? "", "base64") : Buffer.from(text));
const taking = async (by: Agent, args: Record<string, unknown>) => {
  const { resources, isError, words } = await taken(by, args);
  expect([isError, resources.length], words).toEqual([false, 1]);
  return String(resources[0]?.text);
};
/** What the audit log says was taken from a project. */
async function loggedOf(project: string) {
  const { organization_id } = ada;
  const { events } = await listAuditEvents(ada.db, { organization_id, filter: { area: "export" }, after: null });
  return events.filter(({ target_id }) => target_id === project);
}

test("an agent is handed the specification in every format that is offered, text as text and the rest in base64, each file with its name, type and size, beside words that call it data [MCP-70]", async () => {
  const one = await agent(server, token);
  const begins: Partial<Record<ExportFormat, string>> = {
    pdf: "%PDF-",
    docx: "PK",
    xlsx: "PK",
    reqif: "PK",
    html: "<!doctype html>",
  };
  for (const format of exportFormats) {
    const { fields, words, resources, others, isError } = await taken(one, { format });
    expect(isError, words).toBe(false);
    expect(fields, format).toMatchObject({ is: IS_DATA, format, version: "0.1" });
    expect(others.every(({ type }) => type === "resource")).toBe(true);
    expect(JSON.parse(words)).toEqual({ ...fields, files: fields?.files.map(({ text: _, ...file }) => file) });
    expect(fields?.files.map(({ text }) => text)).toEqual(resources.map(({ text }) => text));
    expect(fields?.files.map(({ bytes }) => bytes)).toEqual(resources.map((resource) => bytesOf(resource).length));
    expect(resources.map(({ uri }) => uri)).toEqual(fields?.files.map(({ name }) => `spec://file/${name}`));
    expect(resources.map(({ mimeType }) => mimeType)).toEqual(fields?.files.map(({ media_type }) => media_type));
    const [first] = resources;
    if (!first) throw new Error(`${format} came without a file.`);
    if (format === "gherkin" || format === "agents") {
      const whole = await readExport(ada.db, { projectId: project_id, format });
      const files = Object.entries(unzipSync(new Uint8Array(await whole.arrayBuffer())));
      expect(fields?.files.map(({ name, text }) => [name, text])).toEqual(files.map(([name, text]) => [name, strFromU8(text)]));
      const kinds = Object.fromEntries(fields?.files.map(({ name, media_type }) => [name, media_type]) ?? []);
      if (format === "agents") expect(kinds).toEqual({ "AGENTS.md": "text/markdown", "docs/specification.md": "text/markdown" });
      else expect(Object.values(kinds)).toEqual(["text/markdown", "text/plain"]);
      continue;
    }
    const name = exportFileName({ name: "Harbour", version: "0.1" }, { format, isPart: false });
    expect(fields?.files).toMatchObject([{ name, media_type: describedFormats[format].media_type }]);
    expect(first.text !== undefined, format).toBe(["markdown", "html", "json", "csv"].includes(format));
    expect(bytesOf(first).toString("latin1"), format).toMatch(new RegExp(`^${begins[format] ?? ""}`));
    if (first.text !== undefined) expect(first.text, format).toContain("Weather of the harbour.");
    else if (format !== "pdf") expect(Object.keys(unzipSync(new Uint8Array(bytesOf(first)))).length, format).toBeGreaterThan(0);
  }
});

test.for<Wire>(["2026-07-28", "2025-11-25"])(
  "on the wire of %s a version is handed over as it was left, and a part by its chapters or rows; what is not there is refused with a sentence [MCP-71]",
  async (wire) => {
    const project = await startProject(ada, ada.organization_id);
    await addFeature(project, described("Berths"));
    await addFeature(project, described("Weather"));
    await saveSpecification(ada.db, { project_id: project, version: "0.1", words: { project_overview: "As it was." } });
    await cloneSpecification(ada.db, { project_id: project, new_version: "0.2" });
    await saveSpecification(ada.db, { project_id: project, version: "0.2", words: { project_overview: "As it is." } });
    await addFeature(project, described("Fuel"));
    const one = await agent(server, (await addKey(ada, project)).token, wire);

    const left = await taking(one, { format: "markdown", version: "0.1" });
    expect([left.includes("As it was."), left.includes("As it is."), left.includes("Fuel")]).toEqual([true, false, false]);
    const now = await taking(one, { format: "markdown" });
    expect([now.includes("As it was."), now.includes("As it is."), now.includes("Fuel")]).toEqual([false, true, true]);
    const chapter = await taking(one, { format: "markdown", chapters: ["1.1"] });
    expect([chapter.includes("As it is."), chapter.includes("Weather of")]).toEqual([true, false]);
    for (const row of ["FEAT-2", "FEAT-2@1", " feat-2 "]) {
      const { fields, resources } = await taken(one, { format: "csv", rows: [row] });
      expect(fields?.files).toMatchObject([{ name: "harbour-srs-v0.2-part.csv" }]);
      expect(resources[0]?.text).toContain("Weather of the harbour.");
      expect(resources[0]?.text).not.toContain("Berths");
    }
    const paper = await taken(one, { format: "pdf", version: "0.1", rows: ["FEAT-1"] });
    expect(paper.fields).toMatchObject({ version: "0.1", files: [{ name: "harbour-srs-v0.1-part.pdf" }] });
    expect(
      Buffer.from(paper.resources[0]?.blob ?? "", "base64")
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    for (const [args, sentence] of [
      [{ version: "9" }, 'This project has no version "9".'],
      [{ chapters: ["3.77"] }, "This document has no chapter 3.77. Choose another one."],
      [{ rows: ["FEAT-1", "US-99@2"] }, "US-99 is not in this version. Leave it out and try again."],
      [{ version: "0.1", rows: ["FEAT-3"] }, "FEAT-3 is not in this version. Leave it out and try again."],
      [{ chapters: ["1.1"], rows: ["FEAT-1"] }, "Ask for chapters or for rows, not for both."],
    ] as const) {
      const { isError, words, resources } = await taken(one, { format: "markdown", ...args });
      expect([isError, words, resources]).toEqual([true, sentence, []]);
    }
    const unknown = await taken(one, { format: "papyrus" });
    expect([unknown.isError, unknown.words]).toEqual([true, expect.stringContaining("choose one of pdf, docx, markdown")]);
  },
);

test("what is too large to hand over is refused with its size, its chapters and the ways to take it whole, and not logged as taken; a part of it is handed over [MCP-72]", async () => {
  const project = await startProject(ada, ada.organization_id, "Archive");
  const noise = () => Buffer.from(crypto.getRandomValues(new Uint8Array(5_900))).toString("base64");
  const rows = Array.from({ length: 100 }, (_, at) => ({ project_id: project, name: `Shelf ${at}`, description: noise() }));
  await ada.db.from("features").insert(rows).throwOnError();
  const { token: key } = await addKey(ada, project);
  const one = await agent(server, key);
  let smaller: string[] = [];
  for (const [format, most, extension] of [
    ["markdown", "200,000", "md"],
    ["agents", "200,000", "zip"],
    ["kiro", "1,000,000", "zip"],
  ] as const) {
    const { isError, words, resources } = await taken(one, { format });
    expect([isError, resources], words).toEqual([true, []]);
    const logged = expect.objectContaining({ details: expect.objectContaining({ format }) });
    expect(await loggedOf(project)).not.toContainEqual(logged);
    const [, size = "", said] =
      /^archive-srs-v[\d.]+(?:-\w+)?\.\w+ is ([\d,]+) bytes(?: of text)?, and a tool hands over ([\d,]+) at most\. /.exec(
        words,
      ) ?? [];
    expect(said, words).toBe(most);
    expect(words.split(" is ")[0]).toMatch(new RegExp(`\\.${extension}$`));
    const chapters = /chapters \(([^)]+)\)/.exec(words)?.[1]?.split(", ") ?? [];
    expect(chapters).toEqual(expect.arrayContaining(["1.1", "3.1"]));
    smaller = chapters.filter((number) => number !== "3.1");
    expect(words).toContain("product-architect export");
    const [, address = "", body = ""] = /POST (\S+) (\{.*\})\.$/.exec(words) ?? [];
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const whole = await fetch(address, { method: "POST", headers, body });
    expect(whole.status).toBe(200);
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const files = format === "agents" ? Object.values(unzipSync(bytes)) : [bytes];
    const real = files.reduce((sum, { length }) => sum + length, 0);
    expect(Number(size.replaceAll(",", "")), format).toBe(real);
    expect(await loggedOf(project)).toContainEqual(logged);
  }
  for (const part of [{ rows: ["FEAT-7"] }, { chapters: smaller }]) {
    expect(await taken(one, { format: "csv", ...part })).toMatchObject({ isError: false, resources: [expect.anything()] });
  }
});

test("files are written in the one line of all exports, by keys that may only read too; a revoked key and another project's are handed none, and the audit log names the key and the format [MCP-73]", async () => {
  const project = await startProject(ada, ada.organization_id, "Quay");
  const { token: own, key } = await addKey(ada, project, { scope: "read_only" });
  const one = await agent(server, own);
  const asked = () =>
    fetch(`${server.url}/functions/v1/export-specification`, {
      method: "POST",
      headers: { authorization: `Bearer ${own}`, "content-type": "application/json" },
      body: JSON.stringify({ projectId: project, format: "csv" }),
    });
  let end = () => {};
  const held = new Promise<void>((done) => {
    end = done;
  });
  const { writing } = readersOf(server.env);
  const line = Array.from({ length: 9 }, () => writing.take(project, () => held));
  const busy = "More is being written now than this server can take. Try again in 60 seconds.";
  expect(await taken(one, { format: "csv" })).toMatchObject({ isError: true, words: busy, resources: [] });
  const refused = await asked();
  expect([refused.status, await refused.json()]).toMatchObject([429, { message: busy }]);
  expect(await loggedOf(project)).toEqual([]);
  end();
  await Promise.all(line);

  const { fields } = await taken(one, { format: "csv" });
  expect(fields?.files).toMatchObject([
    { name: expect.stringMatching(/^quay-srs-v.+\.csv$/), text: expect.not.stringContaining("Berths") },
  ]);
  expect(await loggedOf(project)).toMatchObject([
    { actor_label: `Key "${key.name}"`, details: { what: "specification", format: "csv", key_id: key.id } },
  ]);
  expect(await taken(one, { format: "csv", rows: ["FEAT-1"] })).toMatchObject({ isError: true, resources: [] });
  await revokeProjectApiKey(ada.db, { id: key.id, revoked_at: new Date().toISOString() });
  await expect(one.client.callTool({ name: "export", arguments: { format: "csv" } })).rejects.toThrow(/This key was revoked/);
  expect(await loggedOf(project)).toHaveLength(1);
});
