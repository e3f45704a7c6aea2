import { afterAll, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { sampleProject } from "#domain/catalog/sample-project.ts";
import { questionsFor } from "#domain/drafter/questions/questions.ts";
import { draftingParts, isDrafted } from "#domain/drafting-parts.ts";
import { startSample } from "#domain/first-project.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { author, person } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: { AI_PROVIDER: "openai-compatible", AI_MODEL: "operators", AI_BASE_URL: `${model.url}/v1` },
});

test("two presses at once make one sample, whole, in an organization of one's own, whatever model is set [FIRST-66, FIRST-67]", async () => {
  const ada = await person(server);
  const look = () => callFunction(ada.db, startSample, {});
  const [first, second] = await Promise.all([look(), look()]);
  expect(second).toEqual(first);
  const projects = () => ada.db.from("projects").select("id, name, organization_id").throwOnError();
  expect((await projects()).data).toEqual([
    { id: first.projectId, name: sampleProject.name, organization_id: first.organizationId },
  ]);
  expect(sampleProject.name).toMatch(/^Sample: /);
  expect(questionsFor(sampleProject.questionnaire.project_description)).toEqual([]);
  const undrafted = async () => {
    const content = await readProjectContent(ada.db, { project_id: first.projectId });
    return draftingParts.filter((part) => !isDrafted(part, content)).map(({ label }) => label);
  };
  await expect.poll(undrafted).toEqual([]);
  const runs = await listGenerations(ada.db, { project_id: first.projectId });
  expect(new Set(runs.map(({ provider }) => provider))).toEqual(new Set(["built-in"]));
  expect(model.turns).toEqual([]);

  await ada.db.from("risks").delete().eq("project_id", first.projectId).throwOnError();
  expect(await look()).toEqual(first);
  expect((await ada.db.from("risks").select("id").throwOnError()).data).toEqual([]);
  await ada.db.from("projects").delete().eq("id", first.projectId).throwOnError();
  expect((await look()).projectId).not.toBe(first.projectId);
  expect((await projects()).data).toHaveLength(1);
});

test("a sample stands in the organization that is named, once for the whole team, and nobody makes one where they only read [FIRST-66]", async () => {
  const bo = await author(server, { role: "viewer" });
  const organizationId = bo.organization_id;
  await expect(callFunction(bo.db, startSample, { organizationId })).rejects.toMatchObject({ kind: "forbidden" });
  const made = await callFunction(bo.founder.db, startSample, { organizationId });
  expect(made.organizationId).toBe(organizationId);
  expect(await callFunction(bo.db, startSample, { organizationId })).toEqual(made);
});
