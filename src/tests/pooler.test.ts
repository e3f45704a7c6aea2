import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect as dial } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@supabase/supabase-js";
import { afterAll, expect, test, vi } from "vitest";
import type { Database } from "#data/database.types.ts";
import { addProjectDocument, readProjectDocument } from "#data/files.ts";
import { addRow, changeRow, listRows } from "#data/rows.ts";
import { freePort } from "#server/postgres/embedded.ts";
import { flight } from "#server/postgres/flight.ts";
import { createPool, throughPooler } from "#server/postgres/pool.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { together } from "#server/postgres/together.ts";
import { follow } from "#server/realtime/testing.ts";
import { startBeside } from "./support/beside.ts";
import { author } from "./support/people.ts";
import { startServer } from "./support/server.ts";

const server = await startServer();
const urls = await prepareDatabase({ adminUrl: server.database.url, owner: "postgres" });
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test("where a pooler stands between, nothing is said that belongs to a session, and what the data API may take holds all the same [SCALE-14]", async () => {
  const pool = createPool(throughPooler(urls.apiUrl, urls.apiUrl), { max: 1, statementSeconds: 3 });
  closing.push(() => pool.end());
  const query = { text: "select $1::text", values: ["again"] };
  for (let time = 0; time < 3; time++) {
    await pool.take((one) => flight(one, [query]));
    await pool.take((one) => together(one, [query, query]));
  }
  const text = `select (select count(*)::int from pg_prepared_statements) as prepared, current_setting('TimeZone') as zone,
    current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle`;
  const [said] = await pool.take((one) => flight(one, [{ text }]));
  expect(said?.rows).toEqual([{ prepared: 0, zone: "UTC", statement: "15s", lock: "10s", idle: "15s" }]);
});

const missing = spawnSync("pgbouncer", ["--version"]).error?.message;
test.runIf(missing)(`there is no PgBouncer here (${missing}), so none stands between`, () => {
  expect(spawnSync("pgbouncer", ["--version"]).status).toBeNull();
});

test.skipIf(missing)(
  "behind a pooler in transaction mode everybody is who they are, changes are heard, and files are kept [SCALE-14]",
  async () => {
    const DATABASE_POOLER_URL = await startPooler();
    const { beside, leave, close } = await startBeside(server, { DATABASE_POOLER_URL });
    closing.push(close, leave);
    const people = await Promise.all([author(server), author(server), author(server)]);
    const pooled = people.map(({ token }) =>
      createClient<Database>(beside.url, beside.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false },
        accessToken: async () => token,
      }),
    );
    const ears = people.map(({ project_id }, at) =>
      follow(pooled[at] ?? server.backend.databaseFor(undefined), `project:${project_id}`),
    );
    await vi.waitFor(() => expect(ears.map(({ states }) => states.at(-1)?.state)).toEqual(Array(3).fill("SUBSCRIBED")), 10_000);
    await Promise.all(
      people.map(async ({ project_id }, at) => {
        const db = pooled[at];
        if (!db) throw new Error("Nobody is there.");
        for (let round = 0; round < 25; round++) {
          const name = `Page ${round} of person ${at}`;
          const page = await addRow(db, "pages", { project_id, name, description: "" });
          const { id, revision } = page;
          await changeRow(db, "pages", {
            id,
            revision,
            name: `${name}, changed`,
            description: "",
            features: null,
            designs_link: null,
          });
          const names = (await listRows(db, "pages", { project_id })).map((row) => row.name);
          expect(names).toHaveLength(round + 1);
          expect(names.every((one) => one.includes(`of person ${at}`))).toBe(true);
          const other = people[(at + 1) % 3]?.project_id ?? "";
          expect(await listRows(db, "pages", { project_id: other })).toEqual([]);
        }
        const kept = await addProjectDocument(db, {
          project_id,
          file: new File([`of ${at}`], "notes.txt", { type: "text/plain" }),
        });
        expect(await (await readProjectDocument(db, { path: kept.path })).text()).toBe(`of ${at}`);
      }),
    );
    for (const ear of ears) await vi.waitFor(() => expect(ear.received.length).toBeGreaterThanOrEqual(50), 10_000);
  },
);

/** PgBouncer as an operator runs it, with two connections for everybody. */
async function startPooler(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-pooler-"));
  const [port, { host }] = [await freePort(), new URL(server.database.url)];
  const users = Object.values(urls).map((url) => {
    const { username, password } = new URL(url);
    return `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"`;
  });
  await writeFile(join(directory, "users"), [...new Set(users)].join("\n"));
  const settings = [
    "[databases]",
    `* = host=${host.split(":")[0]} port=${host.split(":")[1]}`,
    "[pgbouncer]",
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = scram-sha-256",
    `auth_file = ${join(directory, "users")}`,
    "pool_mode = transaction",
    "default_pool_size = 2",
  ];
  await writeFile(join(directory, "pgbouncer.ini"), settings.join("\n"));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) for (const name of ["", "users", "pgbouncer.ini"]) await chown(join(directory, name), 65_534, 65_534);
  const child = spawn("pgbouncer", [join(directory, "pgbouncer.ini")], {
    stdio: "ignore",
    ...(isRoot && { uid: 65_534, gid: 65_534 }),
  });
  closing.push(async () => {
    child.kill("SIGINT");
    await once(child, "exit");
    await rm(directory, { recursive: true });
  });
  await vi.waitFor(() => once(dial(port, "127.0.0.1"), "connect"), 10_000);
  return `postgres://127.0.0.1:${port}`;
}
