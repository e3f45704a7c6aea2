import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { readExport } from "#data/export-specification.ts";
import { bringRows } from "#data/imports.ts";
import { readProjectContent } from "#data/project-content.ts";
import { startProject } from "#data/start-project.ts";
import { templates } from "#domain/catalog/templates/all.ts";
import { type ProjectFile, toProjectFile } from "#domain/export/json.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { demoProjects } from "#scripts/demo-projects.ts";
import { fillDemo } from "#scripts/fill-demo.ts";
import { generatedProject } from "#tests/support/generated-project.ts";
import { type Author, author } from "#tests/support/people.ts";
import { draftedSample } from "#tests/support/sample-key.ts";
import { startServer } from "#tests/support/server.ts";
import { bringing } from "./bringing.ts";

const server = await startServer();
const now = { generated_at: "2026-11-22T12:00:00.000Z" };
const fileNames = { json: "it.json", markdown: "it.md", csv: "it.csv", reqif: "it.reqifz" } as const;
type Format = keyof typeof fileNames;
const formats = Object.keys(fileNames) as Format[];

/** What of a project each format carries; what it leaves out, and why. */
const carried: Readonly<Record<Format, (file: ProjectFile) => unknown>> = {
  json: (file) => file,
  reqif: (file) => file,
  // one table of rows; the project, its texts, choices and questionnaire are none
  csv: ({ rows }) => rows,
  // for people to read: choices and the questionnaire are told in sentences and tables of the document
  markdown: ({ project: { name, version }, rows, specification }) => ({
    ...{ name, version },
    rows: Object.entries(rows).map(([noun, list]) => [noun, list.toSorted(byNumber).map(asRead)]),
    texts: [
      "project_overview",
      "project_scope",
      "references_list",
      "product_perspective",
      "business_model",
      "pricing_details",
    ].map((name) => withoutHeadings(specification[name as "project_scope"] ?? "")),
  }),
};

/** The document has chapters for some rows of a list. */
const byNumber = (one: { number: number }, other: { number: number }) => one.number - other.number;
/** Headings are the document's own, so that those in texts are bold words in it. */
const withoutHeadings = (text: string) => text.replace(/^#+ (.*)$/gm, "**$1**");
/** Lists stand in the document without the marks and empty lines they were typed with, steps with the word that says what they are for. */
function asRead(row: Readonly<Record<string, unknown>>) {
  const plain = (text: string) =>
    withoutHeadings(text.replace(/^(?:- |(?:Given|When|Then) (?=\S))/gm, "").replace(/\n\n/g, "\n"));
  return Object.entries(row).map(([name, said]) => [name, typeof said === "string" ? plain(said) : said]);
}

async function fileOf({ db }: Author, project_id: string): Promise<ProjectFile> {
  return toProjectFile(await readProjectContent(db, { project_id }), now);
}

async function exported({ db }: Author, projectId: string, format: Format): Promise<Uint8Array> {
  return new Uint8Array(await (await readExport(db, { projectId, format })).arrayBuffer());
}

/** The file of a project as a project of its own, as the screen brings it. */
async function brought({ db, organization_id }: Author, file: Uint8Array | string, name: string): Promise<string> {
  const given = await bringing(file, { organization_id }, undefined, name);
  // reading takes seconds in which nobody notices that the server let go of idle connections
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return (await bringRows(db, given)).project_id;
}

async function expectSame(ada: Author, project_id: string, format: Format) {
  const first = await fileOf(ada, project_id);
  const copy = await brought(ada, await exported(ada, project_id, format), fileNames[format]);
  const second = await fileOf(ada, copy);
  expect(carried[format](second), format).toEqual(carried[format](first));
  return { first, copy };
}

type Project = { name: string; make: (ada: Author) => Promise<string> };
const projects: readonly Project[] = [
  { name: "the sample", make: draftedSample },
  // one of the demo stands for the others, which are drafted alike
  ...demoProjects.slice(0, 1).map((demo) => ({
    name: `${demo.name} of the demo`,
    make: ({ db, organization_id }: Author) => fillDemo(db, organization_id, demo),
  })),
];

test.for(projects)(
  "$name leaves as JSON, Markdown, CSV and ReqIF and comes back equal, stored, and leaves again as it did [EXPORT-77]",
  async ({ make }) => {
    const ada = await author(server);
    const project_id = await make(ada);
    for (const format of formats) {
      const { first, copy } = await expectSame(ada, project_id, format);
      expect(Object.values(first.rows).flat().length).toBeGreaterThan(50);
      const again = await brought(ada, await exported(ada, copy, format), fileNames[format]);
      expect(await fileOf(ada, again), `${format} again`).toEqual(await fileOf(ada, copy));
    }
  },
);

test("what a template answers comes back from JSON and ReqIF [EXPORT-77]", async () => {
  const ada = await author(server);
  for (const { name, questionnaire } of templates) {
    const form = { ...newQuestionnaire, ...questionnaire };
    const { project_id } = await startProject(ada.db, { organization_id: ada.organization_id, name, questionnaire: form });
    for (const format of ["json", "reqif"] as const) {
      const { first } = await expectSame(ada, project_id, format);
      expect(first.questionnaire?.project_description).toBe(questionnaire.project_description);
    }
  }
});

let large: Promise<{ ada: Author; project_id: string }> | undefined;

test.for(formats)("a project of 2,000 rows leaves as %s and comes back equal, stored [EXPORT-77]", async (format) => {
  large ??= author(server).then(async (ada) => {
    const file = JSON.stringify(toProjectFile(generatedProject(2000, "plain"), now));
    return { ada, project_id: await brought(ada, file, "it.json") };
  });
  const { ada, project_id } = await large;
  const { first } = await expectSame(ada, project_id, format);
  expect(Object.values(first.rows).flat()).toHaveLength(2000);
});
