import { readEnv } from "#server/env.ts";
import { startBackend } from "#server/homes/backend.ts";
import { createApp } from "#server/http/app.ts";
import { listen } from "#server/http/listen.ts";
import { createLog } from "#server/log.ts";
import { parts } from "#server/parts.ts";
import type { TestServer } from "./server.ts";

/** Another process on the same database, behind the same address. */
export async function startBeside(server: TestServer, variables: Record<string, string> = {}) {
  const listening = await listen({ host: "127.0.0.1", port: 0 });
  const SITE_URL = server.env.SUPABASE_URL ?? server.url;
  const DATABASE_URL = server.database.url;
  const env = readEnv({
    DATA_DIR: server.authEnv.DATA_DIR,
    DATABASE_URL,
    SITE_URL,
    LOG_LEVEL: "silent",
    AI_INSIDE: "1",
    ...variables,
  });
  const log = createLog("silent");
  const backend = await startBackend(env, log);
  listening.answerWith(await createApp({ backend, env, log, webRoot: env.DATA_DIR, ...(await parts()) }));
  const beside = { ...server, url: listening.url, publishableKey: backend.publishableKey, backend };
  return { beside, leave: () => listening.drain(1_000), close: backend.close };
}
