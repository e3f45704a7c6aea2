import { afterAll, afterEach, expect, test, vi } from "vitest";
import { getDraftingRun, startDraftingRun } from "#data/drafting-runs.ts";
import { callFunction } from "#data/functions.ts";
import { endSilentGenerations, listGenerations, startGeneration } from "#data/generations.ts";
import { addRow, changeRow, getRow } from "#data/rows.ts";
import { generateOverview } from "#domain/specifications.ts";
import { startModelServer } from "#server/ai/testing-model.ts";
import { author } from "./support/people.ts";
import { startServer } from "./support/server.ts";

const model = await startModelServer();
const variables = {
  AI_PROVIDER: "openai-compatible",
  AI_MODEL: "test-model",
  AI_BASE_URL: `${model.url}/v1`,
  AI_API_KEY: "sk-secret",
};
const server = await startServer({ variables });
const DAY_MS = 86_400_000;
const words = "Skippers keep berths.\n\nHarbour masters see them.";
afterEach(() => void vi.useRealTimers());
afterAll(() => model.close());

/** As if the clock of the database had jumped: what it wrote down is so much longer ago, or still to come. */
async function jumpDatabase(by: "1 day" | "-1 day") {
  const { sql } = server.database;
  const tables = await sql<{ named: string; shifts: string }[]>`
    select format('%I.%I', c.table_schema, c.table_name) as named, string_agg(format('%1$I = %1$I - interval %2$L', c.column_name, ${by}::text), ', ') as shifts
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.data_type = 'timestamp with time zone' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_schema in ('auth', 'private', 'public', 'platform') group by 1`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    for (const { named, shifts } of tables) await tx.unsafe(`update ${named} set ${shifts}`);
  });
}

async function somebody() {
  const ada = await author(server);
  const headers = { apikey: server.publishableKey, "content-type": "application/json" };
  const session = (await ada.db.auth.getSession()).data.session;
  return {
    ...ada,
    refresh_token: session?.refresh_token ?? "",
    read: async (token: string) => {
      const answer = await fetch(`${server.url}/rest/v1/projects?select=name`, {
        headers: { ...headers, authorization: `Bearer ${token}` },
      });
      return [answer.status, await answer.json()];
    },
    refresh: async (refresh_token: string) => {
      const body = JSON.stringify({ refresh_token });
      const answer = await fetch(`${server.url}/auth/v1/token?grant_type=refresh_token`, { method: "POST", headers, body });
      return { status: answer.status, ...((await answer.json()) as { access_token: string; refresh_token: string }) };
    },
  };
}

const mine = [200, [{ name: "Harbour" }]];
const over = [401, expect.objectContaining({ message: "The session is not valid any more. Sign in again." })];

test("a server's clock that is a day ahead ends access tokens with one sentence and no session: its refresh token gives another; one that is a day behind ends nothing [KEEP-41]", async () => {
  const ada = await somebody();
  vi.setSystemTime(Date.now() + DAY_MS);
  expect(await ada.read(ada.token)).toEqual(over);
  const ahead = await ada.refresh(ada.refresh_token);
  expect(await ada.read(ahead.access_token)).toEqual(mine);
  vi.useRealTimers();
  for (const token of [ada.token, ahead.access_token]) expect(await ada.read(token)).toEqual(mine);

  vi.setSystemTime(Date.now() - DAY_MS);
  const behind = await ada.refresh(ahead.refresh_token);
  for (const token of [ada.token, ahead.access_token, behind.access_token]) expect(await ada.read(token)).toEqual(mine);
  vi.useRealTimers();
  expect(await ada.read(behind.access_token)).toEqual(over);
  const right = await ada.refresh(behind.refresh_token);
  expect(await ada.read(right.access_token)).toEqual(mine);
});

test.each([
  ["ahead", "1 day"],
  ["behind", "-1 day"],
] as const)(
  "a database's clock that jumps a day %s ends no session and no draft whose server lives; what a dead one was writing ends with one sentence, and rows stay [KEEP-42]",
  async (_, by) => {
    const ada = await somebody();
    const { db, project_id } = ada;
    const page = await addRow(db, "pages", { project_id, name: "Quay" });
    const held = Promise.withResolvers<void>();
    model.turns = [{ text: JSON.stringify({ text: words }), after: held.promise }];
    const writing = callFunction(db, generateOverview, { projectId: project_id });
    const calls = model.calls.length;
    await expect.poll(() => model.calls.length).toBe(calls + 1);
    await jumpDatabase(by);
    expect(await ada.read(ada.token)).toEqual(mine);
    const { sql } = server.database;
    const beats = () =>
      sql`select beat_at between now() - interval '5 seconds' and now() as lives from public.generations where project_id = ${project_id}`;
    await expect.poll(beats).toEqual([{ lives: true }]);
    held.resolve();
    expect(await writing).toMatchObject({ overview: words });

    const begun = { project_id, function: "generate-scope", provider: "built-in", model: undefined };
    await startGeneration(db, begun);
    await startDraftingRun(db, { project_id, functions: ["generate-pages"], adds_to_all: false, goes_on: undefined });
    await jumpDatabase(by);
    expect((await getDraftingRun(db, { project_id }))?.status).toBe("interrupted");
    expect(await endSilentGenerations(db, { project_id })).toBe(1);
    const ended = {
      function: "generate-scope",
      status: "failed",
      error: "The server stopped before this was written. Generate again.",
    };
    expect(await listGenerations(db, { project_id })).toContainEqual(expect.objectContaining(ended));
    await startGeneration(db, begun);
    expect(await getRow(db, "pages", { id: page.id })).toMatchObject({ id: page.id, name: "Quay", revision: 1 });
    expect(await changeRow(db, "pages", { ...page, name: "Pier" })).toMatchObject({ name: "Pier", revision: 2 });
  },
);
