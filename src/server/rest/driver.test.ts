import postgres from "postgres";
import { afterAll, expect, test } from "vitest";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { travelLight, UNAWAITED } from "./driver.ts";

const database = await createDatabase();
const { ownerUrl } = await prepareDatabase({ adminUrl: database.url, owner: "postgres" });
const driver = postgres(ownerUrl, { max: 1 });
travelLight(driver);
afterAll(async () => {
  await driver.end({ timeout: 1 });
  await database.drop();
});

test("when the identity cannot be set, nothing after it runs, and the connection is good for the next", async () => {
  const connection = await driver.reserve();
  await connection.unsafe("begin");
  await connection.unsafe(`${UNAWAITED}select set_config('role', $1, true)`, ["no_such_role"]);
  await expect(connection.unsafe("select count(*) from public.projects")).rejects.toThrow(/no_such_role/);
  await connection.unsafe("rollback");
  await connection.unsafe("begin");
  await connection.unsafe(`${UNAWAITED}select set_config('role', $1, true)`, ["anon"]);
  expect([...(await connection.unsafe("select current_user"))]).toEqual([{ current_user: "anon" }]);
  await connection.unsafe("commit");
  expect([...(await connection.unsafe("select current_user"))]).toEqual([{ current_user: "postgres" }]);
  connection.release();
});

test("an identity that fails makes an empty transaction fail, too", async () => {
  const connection = await driver.reserve();
  await connection.unsafe("begin");
  await connection.unsafe(`${UNAWAITED}select set_config('role', $1, true)`, ["no_such_role"]);
  await expect(connection.unsafe("commit")).rejects.toThrow(/no_such_role/);
  connection.release();
});
