import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoke } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { saveQuestionnaire } from "#data/questionnaires.ts";
import { addUserClass } from "#data/user-classes.ts";
import { writeText } from "#data/write-text.ts";
import { generateFeature } from "#domain/features.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { generatePages } from "#domain/pages.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { generateRisks } from "#domain/risks.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { generateUserClasses } from "#domain/user-classes.ts";
import { generateUserStories } from "#domain/user-stories.ts";
import { startModelServer, type Turn } from "#server/ai/testing-model.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer();

const story = { name: "Sell", story: "As a cook, I want to sell, so that I live.", acceptance_criteria: "Given, when, then" };
const good: Record<string, unknown> = {
  [generateOverview.name]: { text: "Words." },
  [generateScope.name]: { text: "Words." },
  [generatePricing.name]: { text: "Words." },
  [generatePages.name]: { pages: [{ name: "Boxes", description: "", features: "", sections: [] }] },
  [generateUserClasses.name]: { user_classes: [{ name: "Farmer", description: "Grows.", privileges: "" }] },
  [generateUserStories.name]: { user_stories: [{ user_class: "C1", ...story }] },
  [generateFeature.name]: { features: [{ place: "", name: "Search", description: "Finds." }] },
  [generateRisks.name]: { risks: [{ name: "Rot", functionality: "Delivery", description: "Boxes rot." }] },
};
const functions = Object.keys(good);
type Write = (someone: Author, onText: (text: string) => void) => Promise<unknown>;
const writes: [string, Write][] = [
  [generateOverview.name, ({ db, project_id }, onText) => writeText(db, generateOverview, { projectId: project_id }, { onText })],
  [generateScope.name, ({ db, project_id }, onText) => writeText(db, generateScope, { projectId: project_id }, { onText })],
  [generatePricing.name, ({ db, project_id }, onText) => writeText(db, generatePricing, { projectId: project_id }, { onText })],
];
const tables = ["pages", "sections", "user_classes", "user_stories", "features"] as const;

const check = "An admin has to check it in the organization settings.";
const faults: [string, Turn, string][] = [
  [
    "429 with Retry-After",
    { status: 429, headers: { "retry-after": "9" } },
    "The language model takes no more questions now. Try again in 9 seconds.",
  ],
  ["a fault of the provider", { status: 503 }, "The language model is out of order. Please try again later."],
  ["a revoked key", { status: 401 }, `The language model refused the key. ${check}`],
  ["a cut answer", { cut: true }, "The language model's answer could not be read. Please try again."],
  ["invalid JSON", { text: "Sure, here it is: {" }, "The language model gave no usable answer. Please try again."],
  ["JSON of another shape", { text: '{"answer":42}' }, "The language model gave no usable answer. Please try again."],
  [
    "a refusal",
    { text: "I cannot help with that.", ended: "filter" },
    "The language model declined to answer. Reword the description and try again.",
  ],
  ["an empty answer", { text: "" }, "The language model gave an empty answer. Please try again."],
  [
    "an over-long answer",
    { text: '{"text":"and so on', ended: "length" },
    "The language model's answer was cut off. Please try again.",
  ],
];

type Answer = { message?: string; error?: string };

async function call({ db, project_id }: Author, name: string): Promise<Answer> {
  return invoke(db, name, { projectId: project_id }, {}).catch((error: unknown) => error) as Promise<Answer>;
}
async function rowsOf({ db, project_id }: Author) {
  const read = tables.map((table) => db.from(table).select("id").eq("project_id", project_id).throwOnError());
  return (await Promise.all(read)).map(({ data }) => data.length);
}

describe.each(["openai", "anthropic", "ollama"] as const)("with a model that speaks the format of %s", (provider) => {
  let ada: Author;
  beforeAll(async () => {
    ada = await author(server);
    const organizationId = ada.organization_id;
    const own = { provider, model: "test-model", base_url: `${model.url}/v1`, api_key: "sk-secret" };
    await invoke(ada.db, saveOrganizationModel.name, { organizationId, model: own }, {});
    await addUserClass(ada.db, { name: "Cook", description: null, privileges: null, project_id: ada.project_id });
  });

  test.each(functions)("%s ends each fault in its sentence, writes nothing, and works again", async (name) => {
    const before = await rowsOf(ada);
    for (const [what, turn, sentence] of faults) {
      model.turns.splice(0, model.turns.length, turn);
      const { message, error } = await call(ada, name);
      expect(error ?? message, what).toBe(sentence);
      const [run] = await listGenerations(ada.db, { project_id: ada.project_id });
      expect(run, what).toMatchObject({ function: name, status: "failed", error: sentence, row_count: null });
      expect(await rowsOf(ada), what).toEqual(before);
    }
    model.turns.splice(0, model.turns.length, { text: JSON.stringify(good[name]) });
    const { message, error } = await call(ada, name);
    expect(error ?? message).toBeUndefined();
    const [run] = await listGenerations(ada.db, { project_id: ada.project_id });
    expect(run).toMatchObject({ function: name, status: "succeeded", provider, input_tokens: 120, output_tokens: 45 });
  });

  test.each(writes)("%s streams its text", async (_name, write) => {
    const seen: string[] = [];
    model.turns.splice(0, model.turns.length, { text: "Farmers sell boxes." });
    await write(ada, (text) => seen.push(text));
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.at(-1)).toBe("Farmers sell boxes.");
  });
});

test("an answer in another language than the one chosen is a fault like the others", async () => {
  const ada = await author(server);
  const { db, project_id, organization_id } = ada;
  const own = { provider: "openai-compatible", model: "m", base_url: `${model.url}/v1`, api_key: "sk-secret" };
  await invoke(db, saveOrganizationModel.name, { organizationId: organization_id, model: own }, {});
  await saveQuestionnaire(db, { id: undefined, project_id, form: { ...newQuestionnaire, prd_language: "German" } });
  const english =
    "The farmer sells the boxes of the week to the restaurant, and the driver is told when it is to be brought there by noon.";
  model.turns.splice(0, model.turns.length, { text: JSON.stringify({ text: `${english} ${english}` }) });
  expect((await call(ada, generateOverview.name)).message).toBe("The language model did not answer in German. Please try again.");
  expect((await listGenerations(db, { project_id }))[0]).toMatchObject({ status: "failed" });
});
