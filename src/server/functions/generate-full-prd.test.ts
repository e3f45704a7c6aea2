import { afterAll, expect, test, vi } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listProjects } from "#data/projects.ts";
import { getLatestQuestionnaire } from "#data/questionnaires.ts";
import { getSpecification, saveSpecification } from "#data/specifications.ts";
import { addWebToPrd } from "#data/web-to-prd.ts";
import { readRisks } from "#domain/nouns/risks.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { firstVersion } from "#domain/projects.ts";
import { generateFullPrd } from "#domain/web-to-prd.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { type Author, author, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer();

const entryOf = ({ db, organization_id }: Author) =>
  addWebToPrd(db, {
    organization_id,
    website_url: "https://boxes.example.com/",
    analysis: {
      name: "Green Boxes",
      description: "A marketplace where farmers sell boxes of vegetables to restaurants.",
      industry: "Food & Beverage",
      business_model: "Marketplace",
      features: [{ name: "Order until midnight", description: "Restaurants order boxes until midnight." }],
    },
  });
const written = [
  "user_classes",
  "pages",
  "user_stories",
  "features",
  "security_measures",
  "test_cases",
  "external_interfaces",
  "quality_requirements",
] as const;

test("an entry becomes a project with a filled questionnaire and a whole specification", async () => {
  const ada = await author(server, { role: "member" });
  const entry = await entryOf(ada);
  const { projectId: project_id, missing } = await callFunction(ada.db, generateFullPrd, { entryId: entry.id });
  expect(missing).toEqual([]);
  expect(await listProjects(ada.db, ada)).toContainEqual(expect.objectContaining({ id: project_id, name: "Green Boxes" }));
  expect(await getLatestQuestionnaire(ada.db, { project_id })).toMatchObject({
    project_description: expect.stringMatching(
      /^A marketplace where farmers .*\n\n.*Food & Beverage.*\n\n.*\n- Order until midnight/,
    ),
    business_model: "Marketplace",
    design_links: ["https://boxes.example.com/"],
  });
  const specification = await getSpecification(ada.db, { project_id, version: firstVersion });
  expect(specification?.project_overview).toContain("Green Boxes");
  expect(specification?.project_scope).toBeTruthy();
  expect(specification?.pricing_details).toBeTruthy();
  expect(JSON.parse(specification?.security_risks ?? "[]").length).toBeGreaterThan(0);
  for (const table of written) {
    const { data } = await ada.db.from(table).select("name").eq("project_id", project_id).throwOnError();
    expect(data.length, table).toBeGreaterThan(0);
  }
});

test("where the drafting fails the project is there with its questionnaire, and what is missing is named", async () => {
  const ada = await author(server);
  const model = { provider: "openai-compatible" as const, model: "m", base_url: "http://127.0.0.1:1/v1", api_key: "" };
  await callFunction(ada.db, saveOrganizationModel, { organizationId: ada.organization_id, model });
  const { projectId: project_id, ...reply } = await callFunction(ada.db, generateFullPrd, { entryId: (await entryOf(ada)).id });
  expect(reply).toMatchObject({ name: "Green Boxes", reason: "The language model could not be reached. Please try again." });
  expect(reply.missing).toEqual(expect.arrayContaining(["overview", "scope", "pages", "risks"]));
  expect(await getLatestQuestionnaire(ada.db, { project_id })).toMatchObject({ business_model: "Marketplace" });
});

const projectOf = ({ db, organization_id }: Author, known: string) =>
  vi.waitFor(
    async () => {
      const made = (await listProjects(db, { organization_id })).find(({ id }) => id !== known);
      if (!made) throw new Error("There is no project yet.");
      return { project_id: made.id, version: firstVersion };
    },
    { timeout: 50_000 },
  );

test("a project is drafted of an entry once at a time, and what somebody writes into it meanwhile stays, beside what is drafted", async () => {
  const ada = await author(server);
  const drafted = callFunction(ada.db, generateFullPrd, { entryId: (await entryOf(ada)).id });
  const place = await projectOf(ada, ada.project_id);
  const own = { name: "Storm", functionality: "Deliveries", description: "Boats stay in the harbour." };
  await ada.db
    .from("risks")
    .insert({ project_id: place.project_id, ...own })
    .throwOnError();
  await drafted;
  const risks = readRisks((await getSpecification(ada.db, place))?.security_risks);
  expect(risks.length).toBeGreaterThan(1);
  expect(risks).toContainEqual(expect.objectContaining(own));

  const bo = await author(server);
  const written = Promise.withResolvers<void>();
  model.turns.splice(0, model.turns.length, { text: "Drafted.", after: written.promise });
  const ours = { provider: "openai-compatible" as const, model: "m", base_url: `${model.url}/v1`, api_key: "" };
  await callFunction(bo.db, saveOrganizationModel, { organizationId: bo.organization_id, model: ours });
  const entryId = (await entryOf(bo)).id;
  const drafting = callFunction(bo.db, generateFullPrd, { entryId });
  const draftedProject = await projectOf(bo, bo.project_id);
  await saveSpecification(bo.db, { ...draftedProject, words: { project_overview: "By hand." } });
  await expect(callFunction(bo.db, generateFullPrd, { entryId })).rejects.toMatchObject({
    kind: "conflict",
    message: "A project is already being generated from this website. Wait until it is done.",
  });
  expect(await listProjects(bo.db, bo)).toHaveLength(2);
  written.resolve();
  expect((await drafting).missing).not.toContain("scope");
  expect(await getSpecification(bo.db, draftedProject)).toMatchObject({
    project_overview: "By hand.",
    project_scope: "Drafted.",
  });
  const { projectId: again } = await callFunction(bo.db, generateFullPrd, { entryId });
  expect(again).not.toBe(draftedProject.project_id);
});

test("nobody makes a project of what they may not see, and viewers make none", async () => {
  const ada = await author(server, { role: "viewer" });
  const entry = await entryOf({ ...ada, ...ada.founder });
  const body = { entryId: entry.id };
  await expect(callFunction((await stranger(server)).db, generateFullPrd, body)).rejects.toMatchObject({ kind: "not_found" });
  await expect(callFunction(ada.db, generateFullPrd, body)).rejects.toMatchObject({ kind: "forbidden" });
});
