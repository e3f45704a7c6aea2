import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { beatRun, startDraftingRun, stopDraftingRun } from "#data/drafting-runs.ts";
import { nouns } from "#domain/nouns/all.ts";
import { author } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import { beatsOfRun } from "./beats.ts";

test("a run says once for all its drafts that they live, never twice at a time, and those that are over are stopped [SCALE-16]", async () => {
  let [asked, asking, most] = [0, 0, 0];
  const answers: (string[] | null)[] = [["a", "b"], ["a", "late"], null];
  const { beats, end } = beatsOfRun(async () => {
    asked += 1;
    asking += 1;
    most = Math.max(most, asking);
    // longer than it is until the next one is due
    await delay(2_500);
    asking -= 1;
    const answer = answers.shift();
    if (answer === undefined) throw new Error("The database is away.");
    return answer;
  });
  const stopped: string[] = [];
  for (const id of ["a", "b"]) beats(id, () => stopped.push(id));
  await expect.poll(() => asked).toBe(1);
  // begun after it was asked, so that the answer says nothing of it
  beats("late", () => stopped.push("late"));
  await expect.poll(() => asked).toBe(2);
  expect(stopped).toEqual([]);
  await expect.poll(() => asked).toBe(3);
  expect(stopped).toEqual(["b"]);
  // who has ended is not stopped any more
  beats("done", () => stopped.push("done"))();
  await expect.poll(() => stopped).toEqual(["b", "a", "b", "late"]);
  await expect.poll(() => asked).toBe(4);
  await delay(3_000);
  expect([most, stopped.length]).toEqual([1, 4]);
  end();
});

test("that a run lives is said of it and of its drafts, waits for nobody who writes them, and not for the disk [SCALE-16]", async () => {
  const server = await startServer();
  const { db, project_id } = await author(server);
  const [name, other] = [nouns.pages.generate.name, nouns.user_classes.generate.name];
  const begun = await startDraftingRun(db, { project_id, functions: [name, other], adds_to_all: false, goes_on: undefined });
  const run = { run_id: begun.id, attempt: begun.attempt };
  expect(await beatRun(db, run)).toEqual([]);
  const drafts: string[] = [];
  for (const part of [name, other]) {
    const { data } = await db.rpc("begin_drafting_part", { ...run, function: part, provider: "built-in" }).throwOnError();
    drafts.push(data);
  }
  const { sql } = server.database;
  const silence = async () => {
    await sql`update public.drafting_runs set beat_at = now() - interval '29 seconds'`;
    await sql`update public.generations set beat_at = now() - interval '29 seconds'`;
  };
  const silent = async () => {
    const rows = await sql<{ id: string }[]>`
      select id::text from (select id, beat_at from public.drafting_runs union all select id, beat_at from public.generations) all_of_them
      where beat_at < now() - interval '20 seconds'`;
    return rows.map(({ id }) => id).sort();
  };
  await silence();
  expect((await beatRun(db, run))?.toSorted()).toEqual(drafts.toSorted());
  expect(await silent()).toEqual([]);

  await silence();
  await sql.begin(async (writer) => {
    await writer`select from public.drafting_runs for update`;
    await writer`select from public.generations where id = ${drafts[0] ?? ""} for update`;
    expect((await beatRun(db, run))?.toSorted()).toEqual(drafts.toSorted());
  });
  expect(await silent()).toEqual([run.run_id, drafts[0]].sort());

  await sql.begin(async (tx) => {
    await tx`select public.beat_run(${run.run_id}, ${run.attempt})`;
    expect(await tx`select current_setting('synchronous_commit') as waits`).toEqual([{ waits: "off" }]);
  });
  await stopDraftingRun(db, run);
  expect(await beatRun(db, run)).toBeNull();
});
