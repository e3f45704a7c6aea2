import { flushCompileCache } from "node:module";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { lockData } from "./data-lock.ts";
import { readEnv } from "./env.ts";
import { Halt, lastWords, whereabouts } from "./halt.ts";
import { startBackend } from "./homes/backend.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { openTls, readPem } from "./http/tls.ts";
import { levelTwoGaps } from "./level-two-gaps.ts";
import { openLog } from "./log.ts";
import { parts } from "./parts.ts";
import { shipAudit } from "./syslog/ship-audit.ts";
import { openSyslog } from "./syslog/syslog.ts";

const WEB_ROOT = fileURLToPath(new URL("../../dist/", import.meta.url));
/** Requests have this long to finish; with what follows it stays below eight seconds, and containers give ten. */
const DRAIN_MILLISECONDS = 3_000;
const LONGEST_END_MILLISECONDS = 7_750;

/** What has to be undone, the latest first. */
const undo: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function start() {
  const env = readEnv();
  const syslog = env.LOG_SYSLOG
    ? openSyslog(env.LOG_SYSLOG, { ca: env.LOG_SYSLOG_CA && (await readPem("LOG_SYSLOG_CA", env.LOG_SYSLOG_CA)) })
    : undefined;
  if (syslog) undo.push(syslog.end);
  const log = await openLog(env.LOG_LEVEL, syslog);
  // nothing goes on half broken: it is said where it broke, never what was in it, and whoever started us starts us again
  process.on("uncaughtException", (error) => {
    if (error instanceof Halt) process.stderr.write(`${error.message}\n`);
    else log.fatal(whereabouts(error), "the server ends because of an error nobody caught");
    process.exit(1);
  });
  // with a database of its own, files are shared by any number of processes
  if (!env.DATABASE_URL && !env.SUPABASE_URL) undo.unshift((await lockData(env.DATA_DIR)).release);
  const tls =
    env.TLS_CERT && env.TLS_KEY
      ? await openTls(
          { cert: env.TLS_CERT, key: env.TLS_KEY },
          { onFailure: (err) => log.error({ err }, "the new certificate cannot be used; the one before is") },
        )
      : undefined;
  for (const doubt of [...(tls?.doubts(new URL(env.SITE_URL).hostname) ?? []), ...levelTwoGaps(env)]) log.warn(doubt);
  const server = await listen({ host: env.HOST, port: env.PORT, tls });
  undo.unshift(() => server.drain(DRAIN_MILLISECONDS));
  const site = env.PORT === 0 ? { ...env, SITE_URL: server.url } : env;
  const backend = await startBackend(site, log);
  // the port closes first, then what stands behind it
  undo.splice(1, 0, backend.close);
  if (syslog && backend.sql) undo.splice(1, 0, shipAudit({ sql: backend.sql, syslog, log }).stop);
  server.answerWith(await createApp({ backend, env: site, log, webRoot: WEB_ROOT, ...(await parts()) }));
  say([`Product Architect is ready at ${site.SITE_URL}`, ...backend.description]);
  process.send?.("ready");
  flushCompileCache();
}

function stop(): Promise<void> {
  stopping ??= undo.reduce((before, step) => before.then(step), Promise.resolve());
  return stopping;
}

function say(lines: string[]) {
  process.stdout.write(`${lines.join("\n")}\n`);
}

// what cannot be said, on a full disk or to a closed terminal, is no reason to die
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
const starting = start();

async function end() {
  await starting.catch(() => {});
  await stop();
}

function leave() {
  const late = delay(LONGEST_END_MILLISECONDS).then(() => Promise.reject(new Error("It took too long.")));
  Promise.race([end(), late]).then(
    () => process.exit(0),
    () => process.exit(1),
  );
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, leave);
// whoever started us is gone, and the next one shall not find us in the way
if (process.send) process.once("disconnect", () => process.exit(1));

try {
  await starting;
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  await stop().catch(() => {});
  process.exit(1);
}
