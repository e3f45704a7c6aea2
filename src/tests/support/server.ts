import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { type Env, readEnv } from "#server/env.ts";
import { type Backend, startBackend, withDatabase } from "#server/homes/backend.ts";
import { startLocalHome } from "#server/homes/local.ts";
import { createApp, type Part } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { createLog, type Log } from "#server/log.ts";
import { parts } from "#server/parts.ts";
import { prepareDatabase } from "#server/postgres/prepare.ts";
import { openVault } from "#server/secrets/vault.ts";
import { type Cluster, cloneDatabase, type Database } from "./cluster.ts";
import { keptKeys } from "./kept-keys.ts";
import { opened } from "./opened.ts";

export type TestServer = {
  url: string;
  port: number;
  publishableKey: string;
  /** The service's key, for making people; no request of the product carries it. */
  secretKey: string;
  backend: Backend;
  database: Database;
  env: Env;
  /** Of the server whose secret seals the signing keys: in the third home that is the other one. */
  authEnv: Env;
  close(): Promise<void>;
};

/** `mcp` stands in for the part that answers agents. */
type Options = { mcp?: Part; variables?: Record<string, string>; port?: number; webRoot?: string };

/** The whole server in the home under test, over a database of this file's own, closed when the file is done. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const cluster = inject("cluster");
  const server = inject("home") === 3 ? await openBeforeAnother(cluster, options) : await openServer(cluster, options);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= server.close();
    return closed;
  };
  opened.push(close);
  return { ...server, close };
}

/** The first home or, where the cluster hands out a login, the second. */
export async function openServer(cluster: Cluster, options: Options = {}): Promise<TestServer> {
  const database = await cloneDatabase(cluster);
  const served = await serve(options, async (env, log) => {
    const urls = await prepareDatabase({ adminUrl: database.url, owner: "postgres" });
    return withDatabase(await startLocalHome({ ...urls, env, log, where: env.DATA_DIR, limits: generous }), env.SITE_URL);
  });
  const { secretKey } = await keptKeys(await database.sql`select name, value from platform.secrets`, served.env);
  const close = async () => {
    await served.close();
    await database.drop();
  };
  return { ...served, authEnv: served.env, database, secretKey, close };
}

/** The third home: what another server of ours answers stands for a Supabase. */
async function openBeforeAnother(cluster: Cluster, options: Options): Promise<TestServer> {
  const upstream = await openServer(cluster, { variables: { TRUST_PROXY: "1" } });
  const variables = {
    SUPABASE_URL: upstream.url,
    SUPABASE_PUBLISHABLE_KEY: upstream.publishableKey,
    ...options.variables,
  };
  const served = await serve({ ...options, variables }, startBackend);
  // what the operator of a Supabase does, once
  const { proof_hash } = await openVault({ secret: served.env.SECRETS_KEY, directory: served.env.DATA_DIR });
  await upstream.database.sql`insert into private.share_proofs (proof_hash) values (${proof_hash})`;
  const close = async () => {
    await served.close();
    await upstream.close();
  };
  return { ...upstream, ...served, authEnv: upstream.env, close };
}

/** A server of any home, as its environment says, closed when the file is done. */
export async function serveHome(variables: Record<string, string>) {
  const served = await serve({ variables }, startBackend);
  opened.push(served.close);
  return served;
}

async function serve(options: Options, start: (env: Env, log: Log) => Promise<Backend>) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-server-"));
  const listening = await listen({ host: "127.0.0.1", port: options.port ?? 0 });
  const env = readEnv({
    DATA_DIR: directory,
    SITE_URL: listening.url,
    LOG_LEVEL: "silent",
    AI_INSIDE: "1",
    ...options.variables,
  });
  const log = createLog(env.LOG_LEVEL);
  const backend = await start(env, log);
  const webRoot = options.webRoot ?? join(directory, "no-web");
  listening.answerWith(
    await createApp({ backend, env, log, webRoot, ...(await parts()), ...(options.mcp ? { mcp: options.mcp } : {}) }),
  );
  return {
    url: listening.url,
    port: listening.port,
    publishableKey: backend.publishableKey,
    backend,
    env,
    close: async () => {
      await listening.drain(1_000);
      await backend.close();
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
