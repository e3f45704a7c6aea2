import { once } from "node:events";
import { connect, createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createDatabase } from "#tests/support/cluster.ts";
import { DatabaseAway } from "./database-away.ts";
import { sqlState } from "./failures.ts";
import { flight } from "./flight.ts";
import { createPool, throughPooler } from "./pool.ts";

const CANCEL_REQUEST = 80_877_102;

/** A database behind a door that counts the cancel requests which go through it. */
async function database() {
  const { url, sql, drop } = await createDatabase();
  const { hostname, port } = new URL(url);
  let cancels = 0;
  const door = createServer((client) => {
    const server = connect(Number(port), hostname);
    client.once("data", (first) => {
      if (first.readInt32BE(4) === CANCEL_REQUEST) cancels += 1;
    });
    client.pipe(server).pipe(client);
    for (const end of [client, server]) end.on("error", () => {});
  }).listen(0, "127.0.0.1");
  await once(door, "listening");
  const at = new URL(url);
  const address = door.address();
  at.port = String(typeof address === "object" ? address?.port : address);
  const pools: ReturnType<typeof createPool>[] = [];
  onTestFinished(async () => {
    for (const pool of pools) await pool.end();
    door.close();
    await drop();
  });
  const pool = (url: string) => {
    const made = createPool(url, { max: 1, name: "cancel-test" });
    pools.push(made);
    return made;
  };
  const sleeping = () => sql`select from pg_stat_activity where application_name = 'cancel-test' and query like '%pg_sleep(20)%'
    and state = 'active'`;
  return { url: at.href, pool, cancels: () => cancels, sleeping };
}

const SLEEP = [{ text: "select pg_sleep(20)" }];
const ASK = [{ text: "select 1 as one" }];

test("what is under way ends by a cancel request, and its connection is lent again [ATTACK-134]", async () => {
  const { url, pool, cancels, sleeping } = await database();
  const direct = pool(url);
  const asked = direct.take(async (one) => {
    const slept = flight(one, SLEEP).catch((error: unknown) => error);
    await expect.poll(sleeping).toHaveLength(1);
    one.cancel();
    return slept;
  });
  expect(sqlState(await asked)).toBe("57014");
  expect(cancels()).toBe(1);
  await direct.take((one) => flight(one, ASK));
});

test("what was lent ends nothing once it was given back [ATTACK-134]", async () => {
  const { url, pool, cancels } = await database();
  const direct = pool(url);
  const before = await direct.take(async (one) => one);
  await direct.take(async (one) => {
    expect(one).toBe(before);
    await flight(one, ASK);
  });
  before.cancel();
  await direct.take((one) => flight(one, [{ text: "select pg_sleep(0.1)" }]));
  expect(cancels()).toBe(0);
});

test("behind a pooler no cancel request is sent, which could end what somebody else asked: our own connection is thrown away [ATTACK-134]", async () => {
  const { url, pool, cancels, sleeping } = await database();
  const pooled = pool(throughPooler(url, url));
  const asked = pooled.take(async (one) => {
    const slept = flight(one, SLEEP).catch((error: unknown) => error);
    await expect.poll(sleeping).toHaveLength(1);
    one.cancel();
    return slept;
  });
  expect(await asked).toBeInstanceOf(DatabaseAway);
  const [answer] = await pooled.take((one) => flight(one, ASK));
  expect(answer?.rows).toEqual([{ one: 1 }]);
  expect(cancels()).toBe(0);
});
