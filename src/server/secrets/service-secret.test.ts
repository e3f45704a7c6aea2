import { tmpdir } from "node:os";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "#server/postgres/connect.ts";
import { createDatabase, type Database } from "#tests/support/cluster.ts";
import { serviceSecret } from "./service-secret.ts";
import { openVault } from "./vault.ts";

let database: Database;
let sql: ReturnType<typeof connect>;
beforeAll(async () => {
  database = await createDatabase();
  sql = connect(database.url, { max: 2 });
});
afterAll(async () => {
  await sql.end({ timeout: 1 });
  await database.drop();
});

const vaultOf = (secret: string, previous?: string) => openVault({ secret, previous, directory: tmpdir() });
const lying = async () => String((await sql`select value from platform.secrets where name = 'secret_key'`)[0]?.value);
const ask = async (secret: string, previous?: string) =>
  serviceSecret(sql, await vaultOf(secret, previous), "secret_key", () => `sb_secret_${crypto.randomUUID()}`);

test("the service's key lies sealed in the database, is sealed where it lay open, and anew with a new SECRETS_KEY [ASVS-08]", async () => {
  const made = await ask("the first secret");
  expect(made).toMatch(/^sb_secret_/);
  expect(await lying()).toMatch(/^v1\./);
  expect(await ask("the first secret")).toBe(made);

  await sql`update platform.secrets set value = ${made} where name = 'secret_key'`;
  expect(await ask("the first secret")).toBe(made);
  const sealed = await lying();
  expect(sealed).not.toContain(made);

  await expect(ask("another secret")).rejects.toThrow(/^The keys in this database were sealed with another secret/);
  expect(await lying()).toBe(sealed);
  expect(await ask("another secret", "the first secret")).toBe(made);
  expect(await lying()).not.toBe(sealed);
  expect(await ask("another secret")).toBe(made);
});
