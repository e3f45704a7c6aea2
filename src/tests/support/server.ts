import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { createApp } from "#server/app.ts";
import { type Backend, withDatabase } from "#server/backend.ts";
import { type Env, readEnv } from "#server/env.ts";
import { startLocalHome } from "#server/home-local.ts";
import { listen } from "#server/listen.ts";
import { createLog } from "#server/log.ts";
import { parts } from "#server/parts.ts";
import { prepareDatabase } from "#server/prepare.ts";
import { type Cluster, cloneDatabase, type Database } from "./cluster.ts";

export type TestServer = {
  url: string;
  port: number;
  publishableKey: string;
  /** The service's key, for making people; no request of the product carries it. */
  secretKey: string;
  backend: Backend;
  database: Database;
  env: Env;
  close(): Promise<void>;
};

type Options = { variables?: Record<string, string>; port?: number; webRoot?: string };

/** The whole server over a database of this file's own, closed when the file is done. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const server = await openServer(inject("cluster"), options);
  afterAll(server.close);
  return server;
}

export async function openServer(cluster: Cluster, options: Options = {}): Promise<TestServer> {
  const [database, directory] = await Promise.all([cloneDatabase(cluster), mkdtemp(join(tmpdir(), "product-architect-server-"))]);
  const listening = await listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const env = readEnv({ DATA_DIR: directory, SITE_URL: listening.url, LOG_LEVEL: "silent", ...options.variables });
  const log = createLog(env.LOG_LEVEL);
  const urls = await prepareDatabase({ adminUrl: database.url, owner: "postgres" });
  const home = await startLocalHome({ ...urls, env, log, where: directory, limits: generous });
  const backend = withDatabase(home, env.SITE_URL);
  const webRoot = options.webRoot ?? join(directory, "no-web");
  listening.answerWith(await createApp({ backend, env, log, webRoot, ...(await parts()) }));
  const [kept] = await database.sql<{ value: string }[]>`select value from platform.secrets where name = 'secret_key'`;
  return {
    url: listening.url,
    port: listening.port,
    publishableKey: backend.publishableKey,
    secretKey: kept?.value ?? "",
    backend,
    database,
    env,
    close: async () => {
      await listening.drain(1_000);
      await backend.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const plenty = { max: 1_000_000, seconds: 60 };

/** A whole suite comes from one address. */
const generous = {
  passwordPerAddress: plenty,
  refreshPerAddress: plenty,
  grantPerAddress: plenty,
  signupPerAddress: plenty,
  mailPerAddress: plenty,
  verifyPerAddress: plenty,
};
