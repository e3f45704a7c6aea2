import { tmpdir } from "node:os";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { Identity } from "#server/http/identity.ts";
import { createLog } from "#server/log.ts";
import { Connection } from "#server/postgres/connection.ts";
import { type Query, queryOn, type Sql } from "#server/postgres/sql.ts";
import { answer } from "#server/rest/answer.ts";
import { build } from "#server/rest/build.ts";
import { readCatalogue } from "#server/rest/catalogue.ts";
import { guard } from "#server/rest/guard.ts";
import { parse } from "#server/rest/parse.ts";
import { responseOf, shapeOf } from "#server/rest/rest.ts";
import { fileDrive } from "#server/storage/file-drive.ts";
import { createStorage } from "#server/storage/storage.ts";
import { type Counts, countedNow, since } from "./counts.ts";
import { repeatedIn, tellPlans } from "./told-plans.ts";

/**
 * What a verb cost the database: milliseconds, how often tables were read from end to end, rows that were read, how often tables were
 * touched at all, calls of functions; and the tables and functions it asked by name. Where plans are told, how many, and the statements
 * that asked what a person may do more often than once a table.
 */
export type Cost = {
  milliseconds: number;
  scans: Counts;
  reads: Counts;
  touches: Counts;
  calls: Counts;
  asked: string[];
  plans: number;
  repeated: string[];
};
type Verb = (db: Db) => PromiseLike<unknown>;
type Person = { user_id: string };

/**
 * Runs verbs as a person, each in a transaction that is undone, and says what they cost. `url` is the superuser's. Where
 * `prefersIndexes`, a table is read from end to end only if no index leads to what is wanted.
 */
export async function watchVerbs<Found>(
  { url, prefersIndexes = false, tellsPlans = false }: { url: string; prefersIndexes?: boolean; tellsPlans?: boolean },
  { user_id }: Person,
  work: (costOf: (verb: Verb) => Promise<Cost>) => Promise<Found>,
): Promise<Found> {
  const catalogue = await readCatalogue(url);
  const connection = new Connection({ connectionString: url });
  const told: string[] = [];
  connection.on("notice", ({ message = "" }) => told.push(message));
  await connection.connect();
  const one = queryOn(() => connection);
  try {
    const identity: Identity = { role: "authenticated", claims: { sub: user_id, role: "authenticated", aal: "aal1" } };
    const claims = JSON.stringify(identity.claims);
    const files = createStorage({
      sql: within(one),
      drive: fileDrive(tmpdir()),
      secret: "a secret of the tests",
      log: createLog("silent"),
    });
    await one.unsafe(`set track_functions = 'all'; set enable_seqscan = ${prefersIndexes ? "off" : "on"}`);
    if (tellsPlans) await tellPlans(one);
    const db = createClient<Database>("http://database", "key", {
      global: { fetch: async (input, init) => asked(new Request(input, init)) },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const names: string[] = [];
    return await work(async (verb) => {
      await one.unsafe("begin");
      try {
        const before = await countedNow(one);
        await one`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
        told.length = 0;
        const startedAt = performance.now();
        await verb(db);
        const milliseconds = performance.now() - startedAt;
        await one.unsafe("set local role none");
        const plans = told.splice(0);
        const after = await countedNow(one);
        return {
          milliseconds,
          scans: since(before.scans, after.scans),
          reads: since(before.reads, after.reads),
          touches: since(before.touches, after.touches),
          asked: names.splice(0),
          calls: since(before.calls, after.calls),
          plans: plans.length,
          repeated: plans.flatMap((plan) => repeatedIn(plan) ?? []),
        };
      } finally {
        await one.unsafe("rollback");
      }
    });

    async function asked(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const header = (name: string) => request.headers.get(name) ?? undefined;
      if (pathname.startsWith("/storage/v1/")) return files.fetch(request, identity);
      names.push(pathname.slice("/rest/v1/".length).replace("rpc/", ""));
      const body = async () => new Uint8Array(await request.arrayBuffer());
      const heard = await guard({ method: request.method, pathname, search, header, body });
      const query = parse(catalogue, heard);
      const shape = shapeOf(heard, query, header("accept"));
      const { text, values = [] } = build(query, shape);
      const [row] = await one.unsafe<{ rows: string; total: string | null; body: string | null }[]>(text, [...values]);
      if (!row) throw new Error("The statement answered no row.");
      const total = row.total === null ? undefined : Number(row.total);
      return responseOf(answer(heard, query, shape, { rows: Number(row.rows), total, body: row.body }));
    }
  } finally {
    await connection.end();
  }
}

/** The connection for those who begin a transaction as somebody: it is in one already, as that person. */
function within(one: Query): Sql {
  return Object.assign(one, {
    begin: <T>(work: (tx: Query) => Promise<T>) => work(one),
    alone: <T>(work: (again: Query) => Promise<T>) => work(one),
    end: async () => {},
  });
}
