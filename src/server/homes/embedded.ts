import { setTimeout as delay } from "node:timers/promises";
import type { Env } from "#server/env.ts";
import type { Log } from "#server/log.ts";
import { connect } from "#server/postgres/connect.ts";
import { startPostgres } from "#server/postgres/embedded.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import type { Home } from "./home.ts";

export const DATABASE = "product_architect";
const LONGEST_CLOSE_MS = 1_500;

/** The first home: a PostgreSQL of our own in the data directory. */
export async function startEmbeddedHome(env: Env, log: Log): Promise<Home> {
  const starting = startPostgres({ directory: env.DATA_DIR, log });
  // loaded while PostgreSQL starts
  const [server, { startLocalHome }] = await Promise.all([starting, import("./local.ts")]);
  try {
    await ensureDatabase(server.url("postgres"));
    const urls = await prepareDatabase({ adminUrl: server.url(DATABASE), owner: "postgres" });
    const home = await startLocalHome({ ...urls, env, log, where: `Data lies in ${env.DATA_DIR}` });
    return {
      ...home,
      close: async () => {
        // whoever still asks it loses the connection with it
        await Promise.race([home.close(), delay(LONGEST_CLOSE_MS, undefined, { ref: false })]);
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function ensureDatabase(url: string) {
  const root = connect(url, { max: 1 });
  try {
    const [known] = await root`select 1 from pg_database where datname = ${DATABASE}`;
    if (!known) await root`create database ${root(DATABASE)}`;
  } finally {
    await root.end({ timeout: 5 });
  }
}
