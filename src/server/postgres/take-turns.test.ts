import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { withinRequest } from "#server/operating/request-scope.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { DatabaseAway } from "./database-away.ts";
import { createPool } from "./pool.ts";
import { sqlOf } from "./sql.ts";
import { takeTurns } from "./take-turns.ts";

const limits = { atOnce: 4, perAccount: 2, waiting: 3, patienceMs: 5_000, burstMs: 2_000, perSecondMs: 250 };

async function connected(more: Partial<typeof limits> = {}) {
  const database = await createDatabase();
  const pool = createPool(database.url, { max: 4 });
  onTestFinished(async () => {
    await pool.end();
    await database.drop();
  });
  const sql = sqlOf(takeTurns(pool, { ...limits, ...more }));
  const as = <T>(caller: string, work: () => Promise<T>) => withinRequest({ id: caller, caller }, work);
  return { sql, as };
}

test("whoever has much asked of the owner's connections holds no more than a share, and others are answered meanwhile [ATTACK-25]", async () => {
  const { sql, as } = await connected();
  const slow = Array.from({ length: 5 }, () => as("eve", async () => sql`select pg_sleep(0.6)`));
  await delay(100);
  const began = performance.now();
  await Promise.all(["ada", "bob"].map((name) => as(name, async () => sql`select 1`)));
  expect(performance.now() - began).toBeLessThan(500);
  await expect(as("eve", async () => sql`select 1`)).rejects.toBeInstanceOf(DatabaseAway);
  // what the server does by itself waits for nobody's turn
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await Promise.all(slow);
});

test("a connection that is needed while another one is held is part of the same turn [ATTACK-25]", async () => {
  const { sql, as } = await connected({ perAccount: 1 });
  const nested = await as("ada", () =>
    sql.begin(async (tx) => {
      const [inside] = await tx`select 1 as one`;
      const [beside] = await sql`select 2 as two`;
      return { ...inside, ...beside };
    }),
  );
  expect(nested).toEqual({ one: 1, two: 2 });
});

test("where several callers' long statements hold all connections, some of them end for whoever asks little, who waits for none of the others [ATTACK-134]", async () => {
  const { sql, as } = await connected();
  let over = 0;
  const slow = ["eve", "mallory"].flatMap((name) =>
    Array.from({ length: 2 }, () =>
      as(name, async () => sql`select pg_sleep(8)`).then(
        () => "slept",
        (error: unknown) => (error instanceof DatabaseAway ? "away" : error),
      ),
    ),
  );
  for (const one of slow) void one.then(() => (over += 1));
  expect(await as("ada", async () => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  expect(over, "asked while the share still sleeps").toBeLessThanOrEqual(2);
  const [first, ...others] = (await Promise.all(slow)).toSorted();
  expect(first).toBe("away");
  // the second one ends only where all have slept for twice as long before somebody asks
  expect(others.slice(1)).toEqual(["slept", "slept"]);
});
