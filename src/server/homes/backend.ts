import { createClient } from "@supabase/supabase-js";
import type { Database } from "#data/database.types.ts";
import type { Db } from "#data/db.ts";
import { CLIENT_ADDRESS_HEADER } from "#server/auth/request.ts";
import type { Env } from "#server/env.ts";
import { haltIfAway } from "#server/halt.ts";
import type { Log } from "#server/log.ts";
import { startEmbeddedHome } from "./embedded.ts";
import type { Home } from "./home.ts";
import { startSupabaseHome } from "./supabase.ts";

export type Backend = Home & {
  /** A client with the rights of the token's owner, or of an anonymous visitor, who takes turns by the address the request came from. */
  databaseFor(token: string | undefined, from?: Request): Db;
};

export async function startBackend(env: Env, log: Log): Promise<Backend> {
  const home = await startHome(env, log).catch(haltIfAway);
  return withDatabase(home, env.SITE_URL);
}

async function startHome(env: Env, log: Log): Promise<Home> {
  if (env.SUPABASE_URL) return startSupabaseHome(env, log);
  if (!env.DATABASE_URL) return startEmbeddedHome(env, log);
  const [{ prepareDatabase }, { startLocalHome }] = await Promise.all([
    import("#server/postgres/prepare.ts"),
    import("./local.ts"),
  ]);
  const urls = await prepareDatabase({ adminUrl: env.DATABASE_URL, poolerUrl: env.DATABASE_POOLER_URL });
  const { host, pathname } = new URL(env.DATABASE_URL);
  const pooler = env.DATABASE_POOLER_URL ? `, asked through the pooler at ${new URL(env.DATABASE_POOLER_URL).host}` : "";
  return startLocalHome({ ...urls, env, log, where: `Data lies in PostgreSQL at ${host}${pathname}${pooler}` });
}

export function withDatabase(home: Home, siteUrl: string): Backend {
  return {
    ...home,
    databaseFor: (token, from) =>
      createClient<Database>(siteUrl, home.publishableKey, {
        auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
        global: {
          headers: { ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }), ...addressOf(from) },
          fetch: (input, init) => home.platform(measured(input, init)),
        },
      }),
  };
}

/** Says how long it is, as what comes over the network does: else it would count for as long as it may be. */
function measured(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  const request = new Request(input, init);
  if (typeof init?.body === "string") request.headers.set("content-length", String(Buffer.byteLength(init.body)));
  return request;
}

function addressOf(request: Request | undefined): Record<string, string> {
  const address = request?.headers.get(CLIENT_ADDRESS_HEADER);
  return address ? { [CLIENT_ADDRESS_HEADER]: address } : {};
}
