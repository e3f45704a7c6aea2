import pg from "pg";
import { expect, test } from "vitest";
import { lastWords } from "#server/halt.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { PREPARING, prepareDatabase } from "./prepare.ts";

test("a database that goes away while it is made ready ends the start with one sentence [OPS-20]", async () => {
  const { url, name, sql, drop } = await createDatabase();
  // another server makes it ready, so that this one is at it for as long as is needed here
  const other = new pg.Client(url);
  await other.connect();
  await other.query("select pg_advisory_lock($1)", [PREPARING]);
  const preparing = prepareDatabase({ adminUrl: url, owner: "postgres" }).catch(lastWords);
  await expect
    .poll(
      () => sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${name} and application_name = 'product-architect-prepare' and wait_event_type = 'Lock'`,
    )
    .toHaveLength(1);
  expect(await preparing).toBe("The database went away while it was made ready; start again once it answers.");
  await other.end();
  await drop();
});
