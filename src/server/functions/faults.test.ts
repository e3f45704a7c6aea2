import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoke } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { saveQuestionnaire } from "#data/questionnaires.ts";
import { addRow } from "#data/rows.ts";
import { writeText } from "#data/write-text.ts";
import { nouns } from "#domain/nouns/all.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { startModelServer, type Turn } from "#server/ai/testing-model.ts";
import { createApp } from "#server/http/app.ts";
import { createLog } from "#server/log.ts";
import { parts } from "#server/parts.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer();
/** The same server without patience. */
const hasty = await createApp({
  backend: server.backend,
  env: { ...server.env, AI_TIMEOUT: 0.05 },
  log: createLog("silent"),
  webRoot: "/nowhere",
  ...(await parts()),
});

const English =
  "The farmer sells the boxes of the week to the restaurant, and the driver is told when it is to be brought there by noon. ".repeat(
    2,
  );
type Words = (words: string) => unknown;
/** What a model says to each function, in words of its own. */
const answers: Record<string, Words> = {
  [generateOverview.name]: (text) => ({ text }),
  [generateScope.name]: (text) => ({ text }),
  [generatePricing.name]: (text) => ({ text }),
  [nouns.pages.generate.name]: (description) => ({ pages: [{ name: "Kisten", description, features: "", sections: [] }] }),
  [nouns.user_classes.generate.name]: (description) => ({ user_classes: [{ name: "Bauer", description, privileges: "" }] }),
  [nouns.user_stories.generate.name]: (story) => ({
    user_stories: [{ user_class: "C1", name: "Verkauf", story, acceptance_criteria: "Angenommen", priority: "must" }],
  }),
  [nouns.features.generate.name]: (description) => ({ features: [{ place: "", name: "Suche", description }] }),
  [nouns.risks.generate.name]: (description) => ({ risks: [{ name: "Verderb", functionality: "Lieferung", description }] }),
  [nouns.security_measures.generate.name]: (measure) => ({
    security_measures: [{ name: "Rechte", threat: "Fremde lesen.", measure, verification: "Ein Test." }],
  }),
  [nouns.test_cases.generate.name]: (given) => ({
    test_cases: [{ user_story: "U1", name: "Kauf", given, when: "Kauf", then: "Gut" }],
  }),
  [nouns.external_interfaces.generate.name]: (description) => ({
    external_interfaces: [{ kind: "User", name: "Seiten", description }],
  }),
  [nouns.quality_requirements.generate.name]: (description) => ({
    quality_requirements: [
      {
        characteristic: "Performance efficiency",
        subcharacteristic: "Time behaviour",
        name: "Zeit",
        description,
        target: "2 s",
        verification: "Messung",
      },
    ],
  }),
};
const functions = Object.keys(answers);
const says = (name: string, words: string): Turn => ({ text: JSON.stringify(answers[name]?.(words)) });
type Write = (someone: Author, onText: (text: string) => void) => Promise<unknown>;
const writes: [string, Write][] = [
  [generateOverview.name, ({ db, project_id }, onText) => writeText(db, generateOverview, { projectId: project_id }, { onText })],
  [generateScope.name, ({ db, project_id }, onText) => writeText(db, generateScope, { projectId: project_id }, { onText })],
  [generatePricing.name, ({ db, project_id }, onText) => writeText(db, generatePricing, { projectId: project_id }, { onText })],
];
const tables = [
  "pages",
  "sections",
  "user_classes",
  "user_stories",
  "features",
  "security_measures",
  "test_cases",
  "external_interfaces",
  "quality_requirements",
] as const;

const check = "An admin has to check it in the organization settings.";
/** How an answer goes wrong whatever is asked, at once or while it is being written. */
const faults: [string, Turn, string][] = [
  [
    "429 with Retry-After",
    { status: 429, headers: { "retry-after": "9" } },
    "The language model takes no more questions now. Try again in 9 seconds.",
  ],
  ["a fault of the provider", { status: 503 }, "The language model is out of order. Please try again later."],
  ["a revoked key", { status: 401 }, `The language model refused the key. ${check}`],
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
const wrongLanguage = "The language model did not answer in German. Please try again.";
const wholeFaults = (name: string): typeof faults => [
  ...faults,
  ["a cut answer", { cut: true }, "The language model's answer could not be read. Please try again."],
  ["invalid JSON", { text: "Sure, here it is: {" }, "The language model gave no usable answer. Please try again."],
  ["JSON of another shape", { text: '{"answer":42}' }, "The language model gave no usable answer. Please try again."],
  ["another language", says(name, English), wrongLanguage],
];
const writtenFaults: typeof faults = [
  ...faults,
  ["a cut stream", { cut: true }, "The language model's answer could not be read. Please try again."],
  ["another language", { text: JSON.stringify({ text: English }) }, wrongLanguage],
];
const tooLong = "The language model took too long. Please try again.";

type Answer = { message?: string; error?: string };
const reasonOf = ({ error, message }: Answer) => error ?? message;

async function call({ db, project_id }: Author, name: string): Promise<Answer> {
  return invoke(db, name, { projectId: project_id }, {}).catch((error: unknown) => error) as Promise<Answer>;
}
async function callHastily({ token, project_id }: Author, name: string, accept: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", accept };
  const body = JSON.stringify({ projectId: project_id });
  const answer = await hasty.fetch(new Request(`${server.url}/functions/v1/${name}`, { method: "POST", headers, body }));
  return answer.text();
}
async function rowsOf({ db, project_id }: Author) {
  const read = tables.map((table) => db.from(table).select("id").eq("project_id", project_id).throwOnError());
  return (await Promise.all(read)).map(({ data }) => data.length);
}

describe.each(["openai", "anthropic", "ollama"] as const)("with a model that speaks the format of %s", (provider) => {
  let ada: Author;
  beforeAll(async () => {
    ada = await author(server);
    const { db, project_id, organization_id: organizationId } = ada;
    const own = { provider, model: "test-model", base_url: `${model.url}/v1`, api_key: "sk-secret" };
    await invoke(db, saveOrganizationModel.name, { organizationId, model: own }, {});
    await saveQuestionnaire(db, { known: undefined, project_id, form: { ...newQuestionnaire, prd_language: "German" } });
    const cook = { name: "Koch", description: null, privileges: null };
    const { id } = await addRow(db, "user_classes", { ...cook, project_id });
    const story = { name: "Kauf", story: "Als Koch kaufe ich.", acceptance_criteria: "Angenommen", user_class_id: id };
    await addRow(db, "user_stories", { ...story, project_id });
  });

  test.each(functions)("%s ends each fault in its sentence, writes nothing, and works again", async (name) => {
    const before = await rowsOf(ada);
    const all = wholeFaults(name);
    for (const [what, turn, sentence] of all) {
      model.turns.splice(0, model.turns.length, turn);
      expect(reasonOf(await call(ada, name)), what).toBe(sentence);
    }
    model.turns.splice(0, model.turns.length, { hang: true });
    expect(await callHastily(ada, name, "application/json")).toContain(tooLong);
    const runs = await listGenerations(ada.db, { project_id: ada.project_id });
    const sentences = [...all.map(([, , sentence]) => sentence), tooLong];
    expect(runs.slice(0, sentences.length).map(({ error }) => error)).toEqual(sentences.toReversed());
    for (const run of runs.slice(0, sentences.length)) {
      expect(run).toMatchObject({ function: name, status: "failed", row_count: null });
    }
    expect(await rowsOf(ada)).toEqual(before);
    model.turns.splice(0, model.turns.length, says(name, "Bauern verkaufen."));
    expect(reasonOf(await call(ada, name))).toBeUndefined();
    const [run] = await listGenerations(ada.db, { project_id: ada.project_id });
    expect(run).toMatchObject({ function: name, status: "succeeded", provider, input_tokens: 120, output_tokens: 45 });
  });

  test.each(writes)(
    "%s ends each fault while it is written in its sentence, and streams its text the next time",
    async (name, write) => {
      const seen: string[] = [];
      const tell = (text: string) => seen.push(text);
      for (const [what, turn, sentence] of writtenFaults) {
        model.turns.splice(0, model.turns.length, turn);
        const answer = (await write(ada, tell).catch((error: unknown) => error)) as Answer;
        expect(reasonOf(answer), what).toBe(sentence);
      }
      model.turns.splice(0, model.turns.length, { begins: "Bauern " });
      expect(await callHastily(ada, name, "text/event-stream")).toContain(tooLong);
      const runs = await listGenerations(ada.db, { project_id: ada.project_id });
      for (const run of runs.slice(0, writtenFaults.length + 1)) expect(run).toMatchObject({ function: name, status: "failed" });
      model.turns.splice(0, model.turns.length, { text: "Bauern verkaufen Kisten." });
      seen.length = 0;
      await write(ada, tell);
      expect(seen.length).toBeGreaterThan(1);
      expect(seen.at(-1)).toBe("Bauern verkaufen Kisten.");
    },
  );
});
