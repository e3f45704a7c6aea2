import { expect, test } from "vitest";
import { bringRows, undoImport } from "#data/imports.ts";
import { readProjectContent } from "#data/project-content.ts";
import { changeProject } from "#data/projects.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { saveSpecification } from "#data/specifications.ts";
import { standingOf } from "#domain/bring/standing.ts";
import { sample } from "#domain/document/sample.ts";
import { specificationChoices } from "#domain/export/choices.ts";
import { allSpecificationTexts, toProjectFile } from "#domain/export/json.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { bringing } from "./bringing.ts";

const server = await startServer();
const now = { generated_at: "2026-11-22T12:00:00.000Z" };

/** What of a project is not in its file, and why. */
const tablesLeftOut: Readonly<Record<string, string>> = {
  drafting_parts: "how drafting went is no part of what is specified",
  drafting_runs: "how drafting went is no part of what is specified",
  generations: "how drafting went is no part of what is specified",
  imports: "where words came from; their rows and texts are in the file",
  key_calls: "what keys did is no part of what is specified",
  progress_reports: "how building went is no part of what is specified",
  project_api_keys: "keys are never given away",
  project_logos: "uploaded files stay in the project's storage",
  project_shares: "links are its own project's",
  proposals: "what was proposed is in the rows once it is accepted",
  acceptances: "what was accepted here is not accepted there",
  statement_sources: "what is imported comes from the file",
  source_texts: "what documents say; uploaded files are left out",
  quality_settings: "rules a team chose for itself are not those of the file",
  kept_answers: "which answers are not taken is decided anew there",
  finding_suppressions: "what was kept on purpose here is decided anew there",
  fact_decisions: "what was said of facts here is said anew there",
  possible_findings: "what a model believed here is asked anew there",
  settled_contradictions: "what was settled here is settled anew there",
  unit_decisions: "what was said of clauses here is not said of those of the file",
  completeness_decisions: "what was decided here is decided anew there",
  completeness_settings: "what was decided here is decided anew there",
  version_figures: "counted of other versions, which have files of their own",
  row_revisions: "what rows said before; the file says what they say now",
  specification_snapshots: "other versions have files of their own",
  web_requests: "pages that were read for a draft",
  web_evidence: "what was found on the web for a draft",
  project_websites: "what the project was made of",
  web_to_prd: "what was found on the web for a draft",
};
const columnsLeftOut: Readonly<Record<string, string>> = {
  id: "given anew, references are numbers",
  project_id: "the new project's",
  organization_id: "chosen when it is imported",
  revision: "counted anew",
  generation_id: "the run that drafted a row stays with its project",
  created_at: "when it was imported is said by the import",
  updated_at: "when it was imported is said by the import",
  created_by: "who imports it",
  position: "rows stand in their order",
  order_index: "rows stand in their order",
  "risks.key": "given anew",
  "risks.version": "the project's",
  "specifications.version": "the project's",
  "specifications.security_risks": "the risks as older clients read them; they are rows",
  "pages.designs_file": "uploaded files stay in the project's storage",
  "pages.sections": "older clients' text; sections are rows",
  "pages.forms": "older clients' text, which nothing shows",
  "questionnaires.project_documents": "uploaded files stay in the project's storage",
};

test("every column of every table of a project is in its file, or is named here with the reason why it is not [BRING-22]", async () => {
  const columns = await server.database.sql<{ table: string; column: string }[]>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.table_name = 'projects' or exists (
      select from information_schema.columns p where p.table_schema = 'public' and p.table_name = c.table_name and p.column_name = 'project_id'))`;
  const file = toProjectFile({ ...sample, questionnaire: newQuestionnaire }, now);
  const carried: Readonly<Record<string, readonly string[]>> = {
    projects: Object.keys(file.project),
    specifications: [...allSpecificationTexts, ...specificationChoices],
    questionnaires: Object.keys(file.questionnaire ?? {}),
    ...Object.fromEntries(allNouns.map((noun) => [noun, ["number", ...Object.keys(nouns[noun].fields)]])),
  };
  const forgotten = columns.filter(
    ({ table, column }) =>
      !(
        tablesLeftOut[table] ||
        carried[table]?.includes(column) ||
        columnsLeftOut[column] ||
        columnsLeftOut[`${table}.${column}`]
      ),
  );
  expect(forgotten).toEqual([]);
  expect(columns.length).toBeGreaterThan(100);
});

const words = {
  project_scope: "Boxes, not cooking.",
  frontend_details: "",
  backend_details: "Hono",
  business_model_type: "marketplace",
  payment_provider: "Mollie",
  third_party_integrations: {
    auth_types: ["SSO"],
    auth_provider: "Okta",
    custom_providers: [{ name: "Fly", link: "https://fly.io" }],
  },
  design_system: "shadcn",
  selected_colors: '{"primary":"#0f766e"}',
  selected_typography: '{"primary":"Lora"}',
  selected_corners: "round",
  design_connections: { figma_links: ["https://figma.com/f"], inspiration_links: [], design_files: [] },
};
const form = {
  ...newQuestionnaire,
  project_description: "Farmers sell boxes.",
  domain_answers: [{ key: "approves", question: "Who approves?", answer: "The farmer" }],
  technology_providers: [{ name: "Fly", link: "https://fly.io" }],
  authentication_types: ["SSO"],
  design_links: ["https://example.com/mood"],
  main_color_primary: "#0f766e",
};

test("a project's file makes an equal project: rows, texts, questionnaire, integrations, style and design, field for field [BRING-22]", async () => {
  const { db, organization_id } = await author(server);
  const place = { organization_id, name: "Farm", type: null, description: null };
  const { project_id } = await bringRows(db, await bringing(JSON.stringify(toProjectFile(sample, now)), place));
  const stored = await db.from("questionnaires").delete().eq("project_id", project_id).select("id").throwOnError();
  expect(stored.data).toHaveLength(1);
  await addQuestionnaire(db, { project_id, form });
  await saveSpecification(db, { project_id, version: "0.1", words });
  const { project } = await readProjectContent(db, { project_id });
  await changeProject(db, {
    id: project_id,
    revision: Number(Reflect.get(project, "revision")),
    name: "Farm",
    type: "App",
    version: "0.1",
    color: "#aabbcc",
  });
  const first = toProjectFile(await readProjectContent(db, { project_id }), now);
  expect(first.questionnaire).toMatchObject({ domain_answers: form.domain_answers, project_description: "Farmers sell boxes." });

  const copy = await bringRows(db, await bringing(JSON.stringify(first), { ...place, type: "App" }));
  const second = toProjectFile(await readProjectContent(db, { project_id: copy.project_id }), now);
  expect(second).toEqual(first);
});

test("a file's questionnaire and choices fill what a project does not say, stay source text where it says something else, and are undone [BRING-23]", async () => {
  const { db, project_id } = await author(server);
  await saveSpecification(db, { project_id, version: "0.1", words: { selected_corners: "square" } });
  const before = await readProjectContent(db, { project_id });
  const file = toProjectFile({ ...sample, specification: { ...sample.specification, ...words }, questionnaire: form }, now);
  const text = JSON.stringify({ ...file, remarks: "ask Ada" });
  const given = await bringing(text, { project_id }, standingOf(before));
  expect(given.kept).toContain("round");
  expect(given.kept).toContain("ask Ada");
  const { import_id } = await bringRows(db, given);
  const after = await readProjectContent(db, { project_id });
  expect(after.specification).toMatchObject({ selected_corners: "square", design_system: "shadcn", payment_provider: "Mollie" });
  expect(after.questionnaire).toMatchObject({ domain_answers: form.domain_answers });
  const again = await bringing(text, { project_id }, standingOf(after));
  expect(again.settings).toBeNull();
  expect(again.kept).toContain("Farmers sell boxes.");
  await undoImport(db, { id: import_id });
  const undone = await readProjectContent(db, { project_id });
  expect(toProjectFile(undone, now)).toEqual(toProjectFile(before, now));
});
