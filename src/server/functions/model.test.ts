import { afterAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { describeDrafter } from "#domain/generations.ts";
import { nouns } from "#domain/nouns/all.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: {
    AI_PROVIDER: "openai-compatible",
    AI_MODEL: "test-model",
    AI_API_KEY: "sk-secret",
    AI_BASE_URL: `${model.url}/v1`,
  },
});
beforeEach(() => {
  model.calls.length = 0;
  model.turns.length = 0;
});
const says = (answer: unknown) => model.turns.splice(0, model.turns.length, { text: JSON.stringify(answer) });

test("the interface learns which model drafts", async () => {
  const { db } = await author(server);
  expect(await callFunction(db, describeDrafter, {})).toEqual({
    provider: "openai-compatible",
    model: "test-model",
    built_in: false,
    own: false,
    searches_web: false,
  });
});

test("each function asks the model and stores or answers what it said", async () => {
  const { db, project_id } = await author(server, { role: "member" });
  const body = { projectId: project_id };

  says({ text: "An overview." });
  expect((await callFunction(db, generateOverview, body)).overview).toBe("An overview.");
  expect((await callFunction(db, generateScope, body)).scope).toBe("An overview.");
  expect((await callFunction(db, generatePricing, body)).pricing).toBe("An overview.");

  says({ user_classes: [{ name: "Farmer", description: "Grows.", privileges: "Sells" }] });
  expect((await callFunction(db, nouns.user_classes.generate, body)).count).toBe(1);
  expect((await callFunction(db, nouns.user_classes.generate, body)).count).toBe(0);

  says({
    pages: [
      { name: "Boxes", description: "All boxes.", features: "Search", sections: [{ name: "List", description: "The list." }] },
    ],
  });
  expect((await callFunction(db, nouns.pages.generate, body)).count).toBe(1);

  const story = {
    name: "List a box",
    story: "As a farmer, I want to list a box, so that it sells.",
    acceptance_criteria: "Given a box\nWhen it is saved\nThen it is listed",
    priority: "must",
  };
  says({
    user_stories: [
      { user_class: "c1", ...story },
      { user_class: "C9", ...story, name: "Nobody's" },
    ],
  });
  expect((await callFunction(db, nouns.user_stories.generate, body)).count).toBe(1);
  const { data: stories } = await db.from("user_stories").select("story, user_classes(name)").eq("project_id", project_id);
  expect(stories).toEqual([{ story: story.story, user_classes: { name: "Farmer" } }]);

  says({
    features: [
      { place: "P1.S1", name: "Search", description: "Finds." },
      { place: "P7", name: "Export", description: "Writes." },
    ],
  });
  expect((await callFunction(db, nouns.features.generate, body)).count).toBe(2);
  says({ place: "", name: "Else", description: "As wished." });
  expect((await callFunction(db, nouns.features.generate, { ...body, name: "Print" })).count).toBe(1);
  const { data: section } = await db.from("sections").select("id, page_id").eq("project_id", project_id).single();
  const { data: features } = await db
    .from("features")
    .select("name, page_id, section_id")
    .eq("project_id", project_id)
    .order("number");
  expect(features).toEqual([
    { name: "Search", page_id: section?.page_id, section_id: section?.id },
    { name: "Export", page_id: null, section_id: null },
    { name: "Print", page_id: null, section_id: null },
  ]);

  says({ risks: [{ name: "Rot", functionality: "Delivery", description: "Boxes rot." }] });
  expect((await callFunction(db, nouns.risks.generate, body)).risks).toEqual([
    { name: "Rot", functionality: "Delivery", description: "Boxes rot." },
  ]);

  const runs = await listGenerations(db, { project_id });
  expect(runs).toHaveLength(10);
  for (const run of runs) {
    expect(run).toMatchObject({
      status: "succeeded",
      provider: "openai-compatible",
      model: "test-model",
      input_tokens: 120,
      output_tokens: 45,
    });
  }
});

test.each([
  ["too many questions", { status: 429, headers: { "retry-after": "9" } }, { kind: "too_many", retry_after: 9 }],
  ["a fault", { status: 500 }, { kind: "unavailable" }],
  ["an answer of another shape", { text: '{"pages":[{"name":1}]}' }, { kind: "unavailable" }],
  ["an answer without anything usable", { text: '{"pages":[]}' }, { kind: "unavailable" }],
  ["an empty answer", { text: "" }, { kind: "unavailable" }],
] as const)("after %s nothing is stored, the run says why, and the next try works", async (_what, turn, failure) => {
  const { db, project_id } = await author(server);
  const body = { projectId: project_id };
  model.turns.push(turn);
  const refused: unknown = await callFunction(db, nouns.pages.generate, body).catch((error: unknown) => error);
  expect(refused).toMatchObject({ ...failure, message: expect.stringMatching(/language model/) });
  const { data } = await db.from("pages").select("id").eq("project_id", project_id);
  expect(data).toEqual([]);
  const [run] = await listGenerations(db, { project_id });
  expect(run).toMatchObject({ status: "failed", error: (refused as Error).message });
  says({ pages: [{ name: "Boxes", description: "", features: "", sections: [] }] });
  expect((await callFunction(db, nouns.pages.generate, body)).count).toBe(1);
});

test("a failing pricing is answered with success false and the reason", async () => {
  const { db, project_id } = await author(server);
  model.turns.push({ status: 500 });
  expect(await callFunction(db, generatePricing, { projectId: project_id })).toEqual({
    success: false,
    error: "The language model is out of order. Please try again later.",
  });
});
