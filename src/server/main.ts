import { fileURLToPath } from "node:url";
import { lockData } from "./data-lock.ts";
import { readEnv } from "./env.ts";
import { lastWords } from "./halt.ts";
import { startBackend } from "./homes/backend.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { createLog } from "./log.ts";
import { parts } from "./parts.ts";

const WEB_ROOT = fileURLToPath(new URL("../../dist/", import.meta.url));
const DRAIN_MILLISECONDS = 8_000;

/** What has to be undone, the latest first. */
const undo: (() => Promise<void>)[] = [];
let stopping: Promise<void> | undefined;

async function start() {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL);
  const lock = await lockData(env.DATA_DIR);
  undo.unshift(lock.release);
  const server = await listen({ host: env.HOST, port: env.PORT });
  undo.unshift(() => server.drain(DRAIN_MILLISECONDS));
  const site = env.PORT === 0 ? { ...env, SITE_URL: server.url } : env;
  const backend = await startBackend(site, log);
  // the port closes first, then what stands behind it
  undo.splice(1, 0, backend.close);
  server.answerWith(await createApp({ backend, env: site, log, webRoot: WEB_ROOT, ...(await parts()) }));
  say([`Product Architect is ready at ${site.SITE_URL}`, ...backend.description]);
}

function stop(): Promise<void> {
  stopping ??= undo.reduce((before, step) => before.then(step), Promise.resolve());
  return stopping;
}

function say(lines: string[]) {
  process.stdout.write(`${lines.join("\n")}\n`);
}

const starting = start();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    void starting
      .catch(() => {})
      .then(stop)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}

try {
  await starting;
} catch (error) {
  process.stderr.write(`${lastWords(error)}\n`);
  await stop().catch(() => {});
  process.exit(1);
}
