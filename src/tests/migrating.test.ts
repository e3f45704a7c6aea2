import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { connect } from "#server/postgres/connect.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { clusterUrl } from "#tests/support/cluster.ts";
import { endReal, isBack, launchReal } from "#tests/support/real-server.ts";

const cluster = inject("cluster");
const home = await mkdtemp(join(tmpdir(), "product-architect-migrating-"));
const root = connect(clusterUrl(cluster, "supabase_admin", "postgres"), { max: 1 });
const versions = (await readdir("supabase/migrations"))
  .filter((name) => name.endsWith(".sql"))
  .map((name) => name.split("_")[0] ?? "")
  .sort();

afterAll(async () => {
  await endReal();
  await root.end();
  await rm(home, { recursive: true, force: true });
});

test("three processes that start at once on an empty or an older database migrate it once, and all of them answer [OPS-13]", async () => {
  await root`create database migrating_empty`;
  await startThree("migrating_empty");

  await root`create database migrating_older`;
  const adminUrl = clusterUrl(cluster, "supabase_admin", "migrating_older");
  await prepareDatabase({ adminUrl, only: new Set(versions.slice(0, -20)) });
  const admin = connect(adminUrl, { max: 1 });
  await admin`insert into public.organizations (name) values ('Was there before')`;
  await admin.end();
  await startThree("migrating_older");
  const after = connect(clusterUrl(cluster, "supabase_admin", "migrating_older"), { max: 1 });
  expect([...(await after`select name from public.organizations`)]).toEqual([{ name: "Was there before" }]);
  await after.end();
  for (const name of ["migrating_empty", "migrating_older"]) await root.unsafe(`drop database ${name} with (force)`);
}, 120_000);

async function startThree(database: string) {
  const url = clusterUrl(cluster, "supabase_admin", database);
  const variables = { DATABASE_URL: url, SECRETS_KEY: "the same for every process" };
  const ports = await Promise.all([freePort(), freePort(), freePort()]);
  const servers = ports.map((port) => launchReal({ directory: join(home, database), port, variables }));
  await Promise.all(servers.map((server) => isBack(server, 60_000)));
  const sql = connect(url, { max: 1 });
  const applied = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations order by version`;
  await sql.end();
  expect(applied.map(({ version }) => version)).toEqual(versions);
  expect(servers.map((server) => server.complained())).toEqual(["", "", ""]);
  for (const { child } of servers) child.kill("SIGTERM");
  expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0]);
}
