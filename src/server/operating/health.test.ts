import { expect, inject, onTestFinished, test, vi } from "vitest";
import { connect } from "#server/postgres/connect.ts";
import { newestMigration } from "#server/postgres/migrate.ts";
import { clusterUrl } from "#tests/support/cluster.ts";
import { startServer } from "#tests/support/server.ts";
import { createHealth } from "./health.ts";

const server = await startServer({ variables: { TRUST_PROXY: "1" } });

async function statuses() {
  const answers = await Promise.all(["live", "ready"].map((which) => fetch(`${server.url}/health/${which}`)));
  const old = await fetch(`${server.url}/health`);
  return [...answers, old].map(({ status }) => status);
}

test("a database that is away, or lacks a migration, makes the server not ready, but it lives [OPS-04]", async () => {
  expect(await statuses()).toEqual([200, 200, 200]);
  const version = await newestMigration();
  const { sql, name } = server.database;
  await sql`update supabase_migrations.schema_migrations set version = version || '-not-yet' where version = ${version}`;
  await expect.poll(statuses).toEqual([200, 503, 503]);
  await sql`update supabase_migrations.schema_migrations set version = ${version} where version = ${`${version}-not-yet`}`;
  await expect.poll(statuses).toEqual([200, 200, 200]);

  const root = connect(clusterUrl(inject("cluster"), "supabase_admin", "postgres"), { max: 1 });
  await root`alter database ${root(name)} allow_connections false`;
  await root`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
  await expect.poll(statuses).toEqual([200, 503, 503]);
  await root`alter database ${root(name)} allow_connections true`;
  await root.end();
  await expect.poll(statuses).toEqual([200, 200, 200]);
});

test("many who ask at once are one question, and a question without an answer is a no [OPS-05]", async () => {
  let asked = 0;
  const health = createHealth({
    ready: async () => {
      asked += 1;
      return true;
    },
  });
  const began = performance.now();
  for (let i = 0; i < 50; i++) expect((await health.ready()).status).toBe(200);
  expect(asked).toBeLessThanOrEqual(1 + Math.floor((performance.now() - began) / 1_000));
  expect(asked).toBeGreaterThan(0);
  const silent = createHealth({ ready: () => new Promise<boolean>(() => {}) });
  const answer = await silent.ready();
  expect([answer.status, await answer.json()]).toEqual([503, { status: "unavailable" }]);
});

test("a database that answered ten seconds ago or less may be late; one that says no is not waited for, nor one that stays silent [OPS-22]", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const never = new Promise<boolean>(() => {});
  let answer: Promise<boolean> = Promise.resolve(true);
  const health = createHealth({ ready: () => answer });
  const statusAfter = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    const said = health.ready();
    await vi.advanceTimersByTimeAsync(2_000);
    return (await said).status;
  };
  expect(await statusAfter(0)).toBe(200);
  answer = never;
  expect(await statusAfter(1_000)).toBe(200);
  expect(await statusAfter(2_500)).toBe(200);
  expect(await statusAfter(2_500)).toBe(503);
  answer = Promise.resolve(true);
  expect(await statusAfter(1_000)).toBe(200);
  answer = Promise.resolve(false);
  expect(await statusAfter(1_000)).toBe(503);
  answer = never;
  expect(await statusAfter(1_000)).toBe(503);
});

test("a server all of whose connections are taken is still ready [OPS-21]", async () => {
  const { sql, url, name } = server.database;
  const other = connect(url, { max: 1 });
  let letGo = () => {};
  const locked = other.begin(async (one) => {
    await one`lock table auth.users in access exclusive mode`;
    await new Promise<void>((done) => {
      letGo = done;
    });
  });
  const waiting = Array.from({ length: 40 }, (_, at) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { apikey: server.publishableKey, "content-type": "application/json", "x-forwarded-for": `203.0.113.${at}` },
      body: JSON.stringify({ email: `nobody-${at}@example.com`, password: "A harbour in the storm 7" }),
    }),
  );
  const held = () => sql`select 1 from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`;
  await expect.poll(() => held().then(({ length }) => length)).toBeGreaterThanOrEqual(10);
  expect(await statuses()).toEqual([200, 200, 200]);
  letGo();
  await locked;
  await other.end();
  for (const answer of await Promise.all(waiting)) expect(answer.status).toBeLessThan(500);
});
