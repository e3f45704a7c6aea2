import { afterAll, beforeEach, expect, test } from "vitest";
import { addUnitDecisions, getCoverage } from "#data/coverage.ts";
import { callFunction } from "#data/functions.ts";
import { listGenerations } from "#data/generations.ts";
import { readProjectContent } from "#data/project-content.ts";
import { addQuestionnaire } from "#data/questionnaires.ts";
import { nouns } from "#domain/nouns/all.ts";
import { describeUsage } from "#domain/organization-models.ts";
import { newQuestionnaire } from "#domain/questionnaires.ts";
import { clausesOf, coverageOfProject } from "#domain/source-units/project-coverage.ts";
import { generateOverview } from "#domain/specifications.ts";
import { startModelServer, type Turn } from "#server/ai/testing-model.ts";
import { type Author, author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const model = await startModelServer();
afterAll(model.close);
const server = await startServer({
  variables: { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL: `${model.url}/v1`, AI_DAILY_LIMIT: "4" },
});
beforeEach(() => {
  model.calls.length = 0;
});

const SAID = "Hello! Technicians calibrate sensors. A certificate is kept for 10 years. Auditors read every certificate.";
async function described() {
  const ada = await author(server);
  const { db, project_id } = ada;
  await addQuestionnaire(db, { project_id, form: { ...newQuestionnaire, project_description: SAID } });
  await db.from("user_classes").insert({ project_id, name: "Technician" }).throwOnError();
  return ada;
}
type Named = { name: string; rests_on?: string[] };
const stories = (...rows: Named[]): Turn => ({
  text: JSON.stringify({
    user_stories: rows.map((row) => ({
      user_class: "C1",
      story: `As a technician, I want this: ${row.name}.`,
      acceptance_criteria: "Given a lab",
      priority: "must",
      ...row,
    })),
  }),
});
const features = (...rows: Named[]): Turn => ({
  text: JSON.stringify({ features: rows.map((row) => ({ place: "", description: row.name, ...row })) }),
});
const says = (...turns: Turn[]) => {
  model.calls.length = 0;
  // what nobody is to ask for would fail
  model.turns.splice(0, model.turns.length, ...turns, { status: 500 });
};
const draft = (ada: Author, list: "user_stories" | "features", more = {}) =>
  callFunction(ada.db, nouns[list].generate, { projectId: ada.project_id, ...more });
/** What stands in the prompt under the heading of what is missing. */
function missingIn(): string | undefined {
  const messages = model.calls.at(-1)?.body.messages as { content: string }[] | undefined;
  return messages?.at(-1)?.content.split("## Said, and in none of these so far\n")[1];
}
async function clauses({ db, project_id }: Author) {
  const [content, record] = await Promise.all([readProjectContent(db, { project_id }), getCoverage(db, { project_id })]);
  return clausesOf(coverageOfProject(content, record));
}
const states = async (ada: Author) => (await clauses(ada)).map(({ state }) => state);
const webRequests = async ({ db, organization_id }: Author) =>
  (
    await db
      .from("web_requests")
      .select("function, status, input_tokens, output_tokens")
      .eq("organization_id", organization_id)
      .throwOnError()
  ).data;

test("what a model left out of what was said is asked for once more, alone, and what comes of it is appended and counted; what is still missing stays open, and past the day's limit nothing is asked twice [COVER-22] [COVER-23]", async () => {
  const ada = await described();
  const { db, project_id, organization_id } = ada;
  says(
    stories({ name: "Calibrate sensors", rests_on: ["s1"] }),
    stories(
      { name: "Keep a certificate for 10 years", rests_on: ["s2", "s77"] },
      { name: "Ride a horse" },
      { name: "Adjust gauges", rests_on: ["s1"] },
    ),
  );
  expect((await draft(ada, "user_stories")).count).toBe(2);
  expect(model.calls).toHaveLength(2);
  expect(missingIn()).toBe("| [s2] A certificate is kept for 10 years.\n| [s3] Auditors read every certificate.");
  expect(JSON.stringify(model.calls[1]?.body)).toContain("U1 As a technician, I want this: Calibrate sensors.");
  expect(await states(ada)).toEqual(["covered", "covered", "uncovered"]);
  const { user_stories } = await readProjectContent(db, { project_id });
  expect(user_stories.map(({ name }) => name)).toEqual(["Calibrate sensors", "Keep a certificate for 10 years"]);
  const { data: lines } = await db
    .from("statement_sources")
    .select("kind, quote, model")
    .eq("row_id", user_stories[1]?.id ?? "")
    .throwOnError();
  expect(lines).toEqual([{ kind: "answer", quote: "A certificate is kept for 10 years.", model: "openai-compatible m" }]);
  expect(await webRequests(ada)).toEqual([
    { function: "generate-user-stories", status: "succeeded", input_tokens: 120, output_tokens: 45 },
  ]);
  const [run] = await listGenerations(db, { project_id });
  expect(run).toMatchObject({ status: "succeeded", row_count: 2, input_tokens: 120, output_tokens: 45 });

  says({ text: '{"text":"An overview."}' });
  await callFunction(db, generateOverview, { projectId: project_id });
  says(features({ name: "Search" }));
  expect((await draft(ada, "features")).count).toBe(1);
  expect(model.calls).toHaveLength(1);
  expect(await callFunction(db, describeUsage, { organizationId: organization_id })).toMatchObject({
    used_today: 4,
    days: [{ runs: 4, failed: 0, input_tokens: 480, output_tokens: 180 }],
  });
});

test("a second answer that is broken loses nothing of the first; the next list is asked for what no story holds [COVER-23]", async () => {
  const ada = await described();
  says(stories({ name: "Calibrate sensors", rests_on: ["s1"] }), { text: '{"user_stories": "none"}' });
  expect((await draft(ada, "user_stories")).count).toBe(1);
  // a broken answer is sent back once
  expect(model.calls).toHaveLength(3);
  expect(await webRequests(ada)).toMatchObject([{ status: "failed" }]);
  says(
    features({ name: "Reading of certificates", rests_on: ["s3"] }),
    features({ name: "Keeping for 10 years", rests_on: ["s2"] }),
  );
  expect((await draft(ada, "features")).count).toBe(2);
  expect(missingIn()).toBe("| [s2] A certificate is kept for 10 years.");
  expect(await states(ada)).toEqual(["covered", "covered", "covered"]);
});

test("one row, rewritten rows, a list that was bounded, what a row says without naming it, what somebody decided and whose row was deleted are asked for once [COVER-22]", async () => {
  const ada = await described();
  says(stories({ name: "Calibrate sensors" }));
  await draft(ada, "user_stories", { instruction: "At most 1 story." });
  expect(model.calls).toHaveLength(1);
  says({ text: JSON.stringify({ place: "", name: "Print", description: "On paper." }) });
  await draft(ada, "features", { name: "Print" });
  expect(model.calls).toHaveLength(1);
  const { user_stories } = await readProjectContent(ada.db, { project_id: ada.project_id });
  says({
    text: JSON.stringify({
      rows: [
        {
          number: "US-1",
          name: "Set sensors",
          story: "As a technician, I set sensors.",
          rests_on: ["s1"],
          acceptance_criteria: "Given a lab",
        },
      ],
    }),
  });
  await draft(ada, "user_stories", { rowIds: [user_stories[0]?.id] });
  expect(model.calls).toHaveLength(1);
  const { data: lines } = await ada.db
    .from("statement_sources")
    .select("revision, field, quote")
    .eq("row_id", user_stories[0]?.id ?? "")
    .not("unit_key", "is", null)
    .throwOnError();
  const told = { revision: 2, quote: "Technicians calibrate sensors." };
  expect(lines?.toSorted((one, other) => String(one.field).localeCompare(String(other.field)))).toEqual([
    { ...told, field: "name" },
    { ...told, field: "story" },
  ]);

  const bo = await described();
  const unit = (await clauses(bo))[1]?.unit;
  const decision = { project_id: bo.project_id, unit_key: unit?.key ?? "", quote: unit?.words ?? "" };
  await addUnitDecisions(bo.db, { decisions: [{ ...decision, state: "left_out", reason: "By law elsewhere." }] });
  says(stories({ name: "Calibrate gauges", rests_on: ["s1"] }, { name: "Read a certificate as auditors do, every one" }));
  await draft(bo, "user_stories");
  expect(model.calls).toHaveLength(1);
  await bo.db.from("user_stories").delete().eq("project_id", bo.project_id).eq("name", "Calibrate gauges").throwOnError();
  says(features({ name: "Reading", rests_on: ["s3"] }));
  await draft(bo, "features");
  expect(model.calls).toHaveLength(1);
});

test("a second question is no website that is read: after 60 of those it is still asked, and counts for itself, 600 an hour [ATTACK-96]", async () => {
  const ada = await described();
  const { organization_id, id } = ada;
  const { sql } = server.database;
  const counted = async (what: string) =>
    (await sql<{ key: string; hits: number }[]>`select key, hits from private.limits where key like ${`${what}%`}`)
      .filter(({ key }) => key.endsWith(organization_id) || key.endsWith(id))
      .map(({ hits }) => hits);
  const fill = (what: string, hits: number) =>
    sql`insert into private.limits (key, hits, window_ends) select k, ${hits}, now() + interval '1 hour'
      from unnest(${[`${what}:${organization_id}`, `${what}_by:${id}`]}::text[]) k on conflict (key) do update set hits = excluded.hits`;
  await fill("web_requests", 60);
  const answers = [
    stories({ name: "Calibrate sensors", rests_on: ["s1"] }),
    stories({ name: "Keep a certificate for 10 years", rests_on: ["s2"] }),
  ];
  says(...answers);
  await draft(ada, "user_stories");
  expect(model.calls).toHaveLength(2);
  expect([await counted("web_requests"), await counted("asked_further")]).toEqual([
    [60, 60],
    [1, 1],
  ]);
  for (const read of ["analyze-website", "enhanced-web-search"]) {
    const { error } = await ada.db.rpc("start_web_request", { organization_id, function: read, provider: "none" });
    expect(error).toMatchObject({ code: "PT429", message: expect.stringMatching(/^Your organization has read 60 websites/) });
  }

  const bo = await described();
  await sql`insert into private.limits (key, hits, window_ends) values (${`asked_further:${bo.organization_id}`}, 600, now() + interval '1 hour')`;
  says(...answers);
  expect((await draft(bo, "user_stories")).count).toBe(1);
  expect(model.calls).toHaveLength(1);
});
