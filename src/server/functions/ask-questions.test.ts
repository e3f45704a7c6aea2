import { afterAll, beforeEach, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import { askQuestions } from "#domain/domain-questions.ts";
import { saveOrganizationModel } from "#domain/organization-models.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { type Author, author, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const built_in = await startServer();
const operated = await startServer({
  variables: { AI_PROVIDER: "openai-compatible", AI_MODEL: "operators", AI_BASE_URL: `${model.url}/v1`, AI_DAILY_LIMIT: "1" },
});
beforeEach(() => {
  model.turns.length = 0;
  model.calls.length = 0;
});

const description = "A tool that keeps the leases of a parish's land. The office records each lease. Tenants see what they owe.";
const builtIn = /^Who decides on leases/;

async function withModel(given = author(built_in)) {
  const someone = await given;
  const own = { provider: "ollama" as const, model: "m", base_url: `${model.url}/v1/`, api_key: "" };
  await callFunction(someone.db, saveOrganizationModel, { organizationId: someone.organization_id, model: own });
  return someone;
}
const says = (...questions: string[]) =>
  model.turns.push({ text: JSON.stringify({ questions: questions.map((question) => ({ question, example: "" })) }) });
const ask = ({ db, project_id }: Author, more: object = {}) =>
  callFunction(db, askQuestions, { projectId: project_id, description, ...more });
const requestsOf = async ({ db, organization_id }: Author) => {
  const asked = db.from("web_requests").select("function, provider, own_model, status, error, input_tokens");
  return (await asked.eq("organization_id", organization_id).order("created_at").throwOnError()).data;
};

test("the model asks its own questions, at most six and none of what was answered, repeated, too long or no question [FIRST-80]", async () => {
  const ada = await withModel();
  const fresh = ["Was kostet ein Weidegang?", "Wie lange läuft eine Pacht?", "Darf ein Pächter kündigen?", "Wann wird gemahnt?"];
  says(
    "1. Wer entscheidet über eine Pacht?",
    "Wer genehmigt Ausnahmen für Gärten?",
    "Sag mir mehr.",
    `Was gilt für ${Array.from({ length: 40 }, (_, at) => `Feld${at}`).join(" ")}?`,
    ...fresh,
    "Wie lange läuft eine Pacht?",
    "Wie viele Äcker gibt es?",
    "Wer liest den Zählerstand?",
  );
  const answers = [{ key: "approves:leases", question: "Wer genehmigt Ausnahmen für Gärten?", answer: "Der Rat" }];
  const { questions, note } = await ask(ada, { answers, language: "German" });
  expect(note).toBeNull();
  expect(questions.map(({ question }) => question)).toEqual([
    "Wer entscheidet über eine Pacht?",
    ...fresh,
    "Wie viele Äcker gibt es?",
  ]);
  expect(questions[1]).toMatchObject({ key: "asked was kostet ein weidegang" });
  const sent = JSON.stringify(model.calls[0]?.body);
  for (const told of ["| German", "| A tool that keeps the leases", "Der Rat", "at most 6 short questions"])
    expect(sent).toContain(told);
});

test("a model that fails, asks nothing usable or has had its day's share leaves the built-in questions and a sentence [FIRST-81]", async () => {
  const ada = await withModel();
  const noted = /^Your language model .*, so these are the built-in ones\.$/;
  for (const fail of [() => model.turns.push({ status: 503 }), () => says("Tell me more.", "Go on!")]) {
    model.turns.length = 0;
    fail();
    const { questions, note } = await ask(ada);
    expect(note).toMatch(noted);
    expect(questions[0]?.question).toMatch(builtIn);
  }
  model.turns.length = 0;
  const bo = await author(operated);
  says("Who mows the land?");
  expect((await ask(bo)).questions).toHaveLength(1);
  const past = await ask(bo);
  expect(past.note).toMatch(noted);
  expect(past.questions[0]?.question).toMatch(builtIn);
  const { questions, note } = await ask(await author(built_in), {
    answers: [{ key: "approves:leases", question: "Who decides?", answer: "The board" }],
  });
  expect(note).toBeNull();
  expect(questions.map(({ question }) => question).join()).not.toMatch(/Who decides/);
});

test("questions are recorded and counted with limits of their own, and only who may edit the project has a model asked [FIRST-82]", async () => {
  const viewer = await author(built_in, { role: "viewer" });
  await withModel(Promise.resolve({ ...viewer, db: viewer.founder.db }));
  says("Who mows the land?");
  await expect(ask(viewer)).rejects.toMatchObject({ kind: "forbidden" });
  const outsider = await stranger(built_in);
  await expect(ask({ ...viewer, db: outsider.db })).rejects.toMatchObject({ kind: "not_found" });
  expect(model.calls).toEqual([]);

  const founder = { ...viewer, db: viewer.founder.db };
  await ask(founder);
  model.turns.splice(0, model.turns.length, { status: 503 });
  await ask(founder);
  const recorded = { function: "ask-questions", provider: "ollama", own_model: true };
  expect(await requestsOf(founder)).toMatchObject([
    { ...recorded, status: "succeeded", error: null, input_tokens: 120 },
    { ...recorded, status: "failed", error: expect.stringMatching(/out of order/), input_tokens: null },
  ]);
  const limits = await built_in.database.sql`
    select key, hits from private.limits where key like ${`%${viewer.organization_id}`} and key not like 'invitations%' order by key`;
  expect(limits).toMatchObject([{ key: `questions:${viewer.organization_id}`, hits: 2 }]);
});
