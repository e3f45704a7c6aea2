import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import type { Query } from "./connection.ts";
import { DatabaseAway } from "./database-away.ts";
import { sqlState } from "./failures.ts";
import { flight } from "./flight.ts";
import { createPool, type Pool } from "./pool.ts";

let database: Database;
let pool: Pool;

beforeAll(async () => {
  database = await createDatabase();
  pool = createPool(database.url, { max: 2, name: "pool-test", statementSeconds: 2 });
  await pool.take((one) => flight(one, [{ text: "create table kept (word text, number int)" }]));
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

const ask = (text: string, values: unknown[] = []) =>
  pool.take((one) => flight(one, [{ text, values }])).then(([answer]) => answer?.rows);
const pids = async () =>
  (await ask("select pid from pg_stat_activity where application_name = 'pool-test'"))?.map(({ pid }) => pid);

function whole(...between: Query[]): Query[] {
  return [{ text: "begin" }, ...between, { text: "commit" }];
}

test("what a value is, it is as text: numbers, times, lists, bytes, objects and nothing", async () => {
  const at = new Date("2026-03-04T05:06:07.089Z");
  const [row] =
    (await ask(
      "select $1::int as number, $2::timestamptz as at, $3::text[] as words, $4::bytea as bytes, $5::jsonb as object, $6::text as none, $7::bool as yes, $8::text[] as nested",
      [42, at, ['a "quoted" \\ {word}', null, ""], Buffer.from([0, 255]), { deep: ["ä"] }, null, true, [["a"], ["b"]]],
    )) ?? [];
  expect(row).toEqual({
    number: 42,
    at,
    words: ['a "quoted" \\ {word}', null, ""],
    bytes: Buffer.from([0, 255]),
    object: { deep: ["ä"] },
    none: null,
    yes: true,
    nested: [["a"], ["b"]],
  });
});

test("a value the database cannot take refuses that one query and nothing else", async () => {
  const before = await pids();
  for (const value of [undefined, () => 1, Symbol("no")])
    await expect(ask("select $1::text", [value])).rejects.toThrow(TypeError);
  await expect(ask("select 1 as one\0; drop table kept")).rejects.toThrow(TypeError);
  const zero = await ask("select $1::text", ["zero\0byte"]).catch((error: unknown) => error);
  expect(sqlState(zero)).toBe("22021");
  expect(sqlState(await ask("select $1::int", ["no number"]).catch((error: unknown) => error))).toBe("22P02");
  expect(await ask("select $1::text as lone", ["a\ud800b"])).toEqual([{ lone: "a�b" }]);
  expect(await pids()).toEqual(before);
});

test("a flight that fails in the middle undoes all of it and says what failed first", async () => {
  const insert = { text: "insert into kept (number) values ($1)", values: [1] };
  const failure = await pool
    .take((one) => flight(one, whole(insert, { text: "select 1 / $1::int", values: [0] }, insert)))
    .catch((e) => e);
  expect(sqlState(failure)).toBe("22012");
  expect(await ask("select * from kept")).toEqual([]);
  await pool.take((one) => flight(one, whole(insert, insert)));
  expect(await ask("select number from kept")).toEqual([{ number: 1 }, { number: 1 }]);
});

test("a connection left in a transaction is not lent again", async () => {
  const [answer] = await pool.take((one) => flight(one, [{ text: "select pg_backend_pid() as pid" }, { text: "begin" }]));
  await expect.poll(pids).not.toContain(answer?.rows[0].pid);
});

test("an ended connection fails what was asked on it, and the next one is asked as if nothing had been", async () => {
  for (let round = 0; round < 20; round += 1) {
    const asked = [1, 2].map(() => ask(`select pg_sleep(10) /* ${round} */`).catch((error: unknown) => error));
    const sleeping = () =>
      database.sql`select pid from pg_stat_activity where application_name = 'pool-test' and query like ${`%/* ${round} */%`} and state = 'active'`;
    await expect.poll(sleeping, { interval: 5 }).toHaveLength(2);
    await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pool-test'`;
    for (const answer of await Promise.all(asked)) expect(answer).toBeInstanceOf(DatabaseAway);
    expect(await ask("select 1 as one")).toEqual([{ one: 1 }]);
  }
});

test("a statement that takes too long is ended by the database, and nobody waits for a database that does not answer", async () => {
  const late = await ask("select pg_sleep(20)").catch((error: unknown) => error);
  expect(sqlState(late)).toBe("57014");
  const nobody = createPool("postgres://nobody:nothing@127.0.0.1:9/none");
  await expect(nobody.take(async () => 1)).rejects.toThrow(DatabaseAway);
  await nobody.end();
});

test("what was prepared before a table changed is asked anew", async () => {
  await ask("create table changing as select 1 as a, 'x'::text as word");
  const read = () => ask("select * from changing where word = $1", ["x"]);
  for (let times = 0; times < 4; times += 1)
    expect(await Promise.all([read(), read()])).toEqual([[{ a: 1, word: "x" }], [{ a: 1, word: "x" }]]);
  await ask("alter table changing add column b int");
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toEqual([{ a: 1, word: "x", b: null }]);
  expect(second).toEqual(first);
  const [, answer] = await pool.take((one) =>
    flight(one, whole({ text: "select * from changing where word = $1", values: ["x"] })),
  );
  expect(answer?.rows).toEqual(first);
});

test("so many connections are open before anybody asks, and stay open when nobody does", async () => {
  const kept = createPool(database.url, { max: 4, min: 2, idleSeconds: 0.1, name: "pool-warm" });
  const open = () => database.sql`select pid from pg_stat_activity where application_name = 'pool-warm'`;
  await kept.warm();
  expect(await open()).toHaveLength(2);
  const { promise: counted, resolve: letGo } = Promise.withResolvers<void>();
  let taken = 0;
  const all = [1, 2, 3, 4].map(() =>
    kept.take(async () => {
      taken += 1;
      await counted;
    }),
  );
  await expect.poll(() => taken).toBe(4);
  expect(await open()).toHaveLength(4);
  letGo();
  await Promise.all(all);
  await expect.poll(open).toHaveLength(2);
  await delay(300);
  expect(await open()).toHaveLength(2);
  await kept.end();
});

test("no connection keeps more than so many prepared statements", async () => {
  const one = createPool(database.url, { max: 1 });
  const ask = (text: string) => one.take((connection) => flight(connection, [{ text, values: [1] }]));
  for (let n = 0; n < 500; n += 1) for (const _ of [1, 2]) await ask(`select $1::int + ${n} as sum`);
  const [kept] = await one.take((connection) =>
    flight(connection, [{ text: "select count(*)::int as kept from pg_prepared_statements" }]),
  );
  expect(kept?.rows[0].kept).toBeGreaterThan(300);
  expect(kept?.rows[0].kept).toBeLessThanOrEqual(400);
  await one.end();
});
