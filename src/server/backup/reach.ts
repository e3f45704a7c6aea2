import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createClient } from "@supabase/supabase-js";
import { lockData } from "#server/data-lock.ts";
import type { Env } from "#server/env.ts";
import { Halt } from "#server/halt.ts";
import { DATABASE, ensureDatabase } from "#server/homes/embedded.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { SUPERUSER } from "#server/postgres/initialise.ts";
import { readPostmaster } from "#server/postgres/orphan.ts";
import { driveOf } from "#server/storage/open-drive.ts";
import { driveStore, type FileStore, supabaseStore } from "./files.ts";
import { openClient } from "./rows.ts";

const STARTING_MS = 10_000;

/** A home from outside of its server: where its rows and files are. */
export type Reached = { home: 1 | 2 | 3; url: string; files: FileStore; leave(): Promise<void> };

/** As it is, whether its server runs or not. */
export async function reachToRead(env: Env): Promise<Reached> {
  return (await reachOther(env)) ?? (await reachRunning(env)) ?? reachResting(env, false);
}

/** For this process alone: the first home's server must not run. */
export async function reachToWrite(env: Env): Promise<Reached> {
  return (await reachOther(env)) ?? reachResting(env, true);
}

async function reachOther(env: Env): Promise<Reached | undefined> {
  const leave = async () => {};
  if (env.DATABASE_URL) return { home: 2, url: env.DATABASE_URL, files: filesOf(env), leave };
  if (!env.SUPABASE_URL) return undefined;
  if (!env.SUPABASE_DB_URL || !env.SUPABASE_SECRET_KEY) {
    throw new Halt(
      "To reach a Supabase's rows and files, set SUPABASE_DB_URL (the address under 'Connect' in its dashboard) and SUPABASE_SECRET_KEY.",
    );
  }
  await refuseOtherKey(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY);
  return { home: 3, url: env.SUPABASE_DB_URL, files: supabaseStore(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY), leave };
}

/** With any other key the store tells of files that may not be seen as of files that are not there. */
async function refuseOtherKey(url: string, key: string) {
  const { auth } = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await auth.admin.listUsers({ page: 1, perPage: 1 });
  if (error?.status === 401 || error?.status === 403) {
    throw new Halt(`SUPABASE_SECRET_KEY is not the secret key of ${url}; copy it from 'API keys' in the project's dashboard.`);
  }
  if (error) throw new Halt(`The Supabase at ${url} could not be asked (${error.message}); check SUPABASE_URL.`);
}

const filesOf = (env: Env) => driveStore(driveOf(env));

/** The PostgreSQL of a server that runs on this machine. */
async function reachRunning(env: Env): Promise<Reached | undefined> {
  const password = await readFile(join(env.DATA_DIR, "postgres-password"), "utf8").catch(() => "");
  for (const deadline = Date.now() + STARTING_MS; Date.now() < deadline; await delay(100)) {
    const postmaster = await readPostmaster(join(env.DATA_DIR, "postgres"));
    if (!postmaster || password === "") return undefined;
    if (!postmaster.ready) continue;
    const url = `postgres://${SUPERUSER}:${password.trim()}@127.0.0.1:${postmaster.port}/${DATABASE}`;
    const client = await openClient(url, "product-architect-backup").catch(() => undefined);
    if (!client) return undefined;
    await client.end();
    return { home: 1, url, files: filesOf(env), leave: async () => {} };
  }
  return undefined;
}

async function reachResting(env: Env, make: boolean): Promise<Reached> {
  if (!make && !existsSync(join(env.DATA_DIR, "postgres"))) {
    throw new Halt(
      `There is nothing to back up in ${env.DATA_DIR}: no server has kept data there. Set DATA_DIR to where yours are.`,
    );
  }
  const lock = await lockData(env.DATA_DIR);
  try {
    const server = await startPostgres({ directory: env.DATA_DIR });
    try {
      await ensureDatabase(server.url("postgres"));
    } catch (error) {
      await server.stop();
      throw error;
    }
    const leave = async () => {
      await server.stop();
      await lock.release();
    };
    return { home: 1, url: server.url(DATABASE), files: filesOf(env), leave };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
