import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import type { Env } from "./env.ts";
import { startEmbeddedHome } from "./home-embedded.ts";
import { startSupabaseHome } from "./home-supabase.ts";
import type { Claims } from "./identity.ts";
import type { Log } from "./log.ts";
import type { Sql } from "./sql.ts";

/** Whoever answers the platform's paths: the one place that knows is `startBackend`. */
export type Home = {
  /** /auth/v1, /rest/v1 and /storage/v1 */
  platform(request: Request): Promise<Response>;
  verify(token: string): Promise<Claims | undefined>;
  publishableKey: string;
  /** The owner's connection; absent when a Supabase answers. */
  sql?: Sql;
  /** Mails kept on this machine, while no SMTP is set. */
  outbox?: { fetch(request: Request): Promise<Response> };
  ready(): Promise<boolean>;
  close(): Promise<void>;
  /** Lines for the start message: where data lies, where mail goes. */
  description: string[];
};

export type Backend = Home & {
  /** A client with the rights of the token's owner, or of an anonymous visitor. */
  databaseFor(token: string | undefined): Db;
};

export async function startBackend(env: Env, log: Log): Promise<Backend> {
  const home = await startHome(env, log);
  return withDatabase(home, env.SITE_URL);
}

async function startHome(env: Env, log: Log): Promise<Home> {
  if (env.SUPABASE_URL) return startSupabaseHome(env, log);
  if (!env.DATABASE_URL) return startEmbeddedHome(env, log);
  const [{ prepareDatabase }, { startLocalHome }] = await Promise.all([import("./prepare.ts"), import("./home-local.ts")]);
  const urls = await prepareDatabase({ adminUrl: env.DATABASE_URL });
  const { host, pathname } = new URL(env.DATABASE_URL);
  return startLocalHome({ ...urls, env, log, where: `Data lies in PostgreSQL at ${host}${pathname}, files in ${env.DATA_DIR}.` });
}

export function withDatabase(home: Home, siteUrl: string): Backend {
  return {
    ...home,
    databaseFor: (token) =>
      createClient<Database>(siteUrl, home.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
          fetch: (input, init) => home.platform(new Request(input, init)),
        },
      }),
  };
}
