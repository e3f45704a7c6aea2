import { setTimeout as delay } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { createLog } from "#server/log.ts";
import type { Sql, Transaction } from "#server/postgres/sql.ts";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import { type Feed, type Message, startFeed } from "./feed.ts";

let database: Database;
beforeAll(async () => {
  database = await createDatabase();
  return database.drop;
});

const patiently = { timeout: 30_000 };

type Ear = { feed: Feed; received: Message[]; wanted: boolean };

/** What a process on the database hears. */
function listenTo(sql: Sql): Ear {
  const ear = { received: [] as Message[], wanted: true };
  const feed = startFeed({
    sql,
    log: createLog("silent"),
    isWanted: () => ear.wanted,
    onMessage: (message) => ear.received.push(message),
  });
  onTestFinished(() => feed.close());
  return Object.assign(ear, { feed });
}

const say = (sql: Sql | Transaction, writer: number, n: number) =>
  sql`select realtime.send(jsonb_build_object('n', ${n}::int), 'change', ${`writer:${writer}`}, true)`;

/** Transactions of every kind one after another; each says its number, except those that are undone. */
async function write(sql: Sql, writer: number, times: number) {
  for (let n = 0; n < times; n += 1) {
    if (n % 5 === 0) await say(sql, writer, n);
    else if (n % 5 === 1) await sql.begin((tx) => within(tx, () => say(tx, writer, n)));
    else if (n % 5 === 2) await sql.begin((tx) => slowly(tx, writer, n), { mode: "isolation level repeatable read" });
    else if (n % 5 === 3) await sql.begin((tx) => slowly(tx, writer, n));
    else await undone(sql, (tx) => slowly(tx, writer, n));
  }
}

async function within(tx: Transaction, work: () => PromiseLike<unknown>) {
  await tx`savepoint inner_part`;
  await work();
  await tx`release savepoint inner_part`;
}

async function slowly(tx: Transaction, writer: number, n: number) {
  await say(tx, writer, n);
  await delay((writer * 37 + n * 11) % 90);
}

async function undone(sql: Sql, work: (tx: Transaction) => Promise<unknown>) {
  const stop = new Error("undone");
  await sql
    .begin(async (tx) => {
      await work(tx);
      throw stop;
    })
    .catch((error: unknown) => expect(error).toBe(stop));
}

test("while many write at once, in transactions short and long, every process hears each message once and each writer in order", async () => {
  const { sql } = database;
  const ears = [listenTo(sql), listenTo(sql)];
  await Promise.all(ears.map(({ feed }) => feed.follow()));
  const writers = [0, 1, 2, 3];
  await Promise.all(writers.map((writer) => write(sql, writer, 40)));
  const kept = await sql<{ id: string }[]>`select id from realtime.messages where topic like 'writer:%'`;
  expect(kept).toHaveLength(4 * 32);
  const ids = kept.map(({ id }) => id).sort();
  for (const { received } of ears) {
    await expect.poll(() => received.map(({ id }) => id).sort(), patiently).toEqual(ids);
    for (const writer of writers) {
      const payloads = received.filter(({ topic }) => topic === `writer:${writer}`).map(({ payload }) => Object(payload).n);
      expect(payloads).toEqual(payloads.toSorted((a, b) => a - b));
    }
  }
});

test("whoever begins to follow hears everything committed after the answer, whatever was said while nobody followed", async () => {
  const { sql } = database;
  const ear = listenTo(sql);
  ear.wanted = false;
  const committing = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const long = sql.begin(async (tx) => {
    await say(tx, 20, 1);
    started.resolve();
    await committing.promise;
  });
  await started.promise;
  await say(sql, 20, 2);
  ear.wanted = true;
  await Promise.all([ear.feed.follow(), ear.feed.follow()]);
  const topic = "writer:20";
  const received = () => ear.received.filter((message) => message.topic === topic).map(({ payload }) => Object(payload).n);
  await say(sql, 20, 3);
  await expect.poll(received, patiently).toEqual([3]);
  committing.resolve();
  await long;
  await expect.poll(received, patiently).toEqual([3, 1]);
  ear.feed.lose();
  await say(sql, 20, 4);
  await ear.feed.follow();
  await say(sql, 20, 5);
  await expect.poll(received, patiently).toEqual([3, 1, 5]);
});

test("messages brought along from another server, whose transactions count further, are not told as new", async () => {
  const { sql } = database;
  const ear = listenTo(sql);
  await ear.feed.follow();
  await sql`insert into realtime.messages (topic, extension, event, payload, private, sent_in)
    values ('writer:30', 'broadcast', 'change', '{"n": 1}', true, '1000000000000'::xid8)`;
  await say(sql, 30, 2);
  await expect
    .poll(() => ear.received.filter(({ topic }) => topic === "writer:30").map(({ payload }) => payload), patiently)
    .toEqual([{ n: 2 }]);
});

test("a look that fails costs nothing: the next one tells what it would have told", async () => {
  const { sql } = database;
  const ear = listenTo(sql);
  await ear.feed.follow();
  await sql.begin(async (tx) => {
    await say(tx, 40, 1);
    await tx`alter table realtime.messages rename column event to event_elsewhere`;
  });
  await delay(500);
  expect(ear.received).toEqual([]);
  await sql`alter table realtime.messages rename column event_elsewhere to event`;
  await expect.poll(() => ear.received.map(({ topic }) => topic), patiently).toEqual(["writer:40"]);
  await expect(say(sql, 40, 2)).resolves.toBeDefined();
});
