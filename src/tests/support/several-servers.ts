import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startMailServer } from "#server/auth/testing-mail.ts";
import { connect } from "#server/postgres/connect.ts";
import { freePort, startPostgres } from "#server/postgres/embedded.ts";
import { startS3Server } from "#server/storage/testing-s3.ts";
import { keptKeys } from "./kept-keys.ts";
import { postmasterOf } from "./real-server.ts";

const SECRETS_KEY = "the same for every process";
const PATIENCE_MS = 120_000;

/** `program` is what Node is told before the server; `variables` is what every process is told besides. */
type Options = { program?: string[]; variables?: Record<string, string> };

/** Processes of ours on one PostgreSQL, one bucket and one mail server, behind a proxy; no two share a directory. */
export async function startSeveral(count: number, { program = [], variables = {} }: Options = {}) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-several-"));
  const database = await startPostgres({ directory });
  const root = connect(database.url("postgres"), { max: 1 });
  await root`create database several`;
  await root.end();
  const [mail, s3, proxyPort] = await Promise.all([startMailServer(), startS3Server(join(directory, "s3")), freePort()]);
  const url = `http://127.0.0.1:${proxyPort}`;
  const ports: number[] = [];
  for (let at = 0; at < count; at++) ports.push(await freePort());
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const env = (at: number) => ({
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: String(ports[at]),
    SITE_URL: url,
    TRUST_PROXY: "1",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    DATA_DIR: join(directory, `process-${at}`),
    DATABASE_URL: database.url("several"),
    SECRETS_KEY,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    ...s3.variables,
    ...variables,
  });
  let over = false;
  const processes: ChildProcess[] = [];
  /** Whatever ends it, it is started again, as whoever keeps servers running does. */
  function launch(at: number) {
    const child = spawn(process.execPath, [...program, "--disable-proto=delete", "src/server/main.ts"], {
      env: env(at),
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    processes[at] = child;
    child.once("exit", () => void delay(500).then(() => over || launch(at)));
  }
  for (const at of ports.keys()) launch(at);
  const proxy = fork("src/tests/support/proxy-server.ts", [String(proxyPort), ...ports.map(String)], {
    execArgv: [],
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  for (const address of [...urls, url]) await isHealthy(`${address}/health`);

  return {
    /** Where the proxy answers, and each of the processes behind it. */
    url,
    urls,
    mail,
    processOf: (at: number) => processes[at],
    keys: async () => {
      const sql = connect(database.url("several"), { max: 1 });
      const rows = await sql`select name, value from platform.secrets`;
      await sql.end();
      return keptKeys(rows, { DATA_DIR: directory, SECRETS_KEY });
    },
    kill: (at: number) => processes[at]?.kill("SIGKILL"),
    /** Ends PostgreSQL in an orderly way; who keeps it running starts it again. */
    restartDatabase: async () => process.kill(await postmasterOf(directory), "SIGINT"),
    stop: async () => {
      over = true;
      proxy.kill();
      await Promise.all(
        processes.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          child.kill("SIGTERM");
          await once(child, "exit");
        }),
      );
      await Promise.all([mail.stop(), s3.stop(), database.stop()]);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

async function isHealthy(address: string) {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(100)) {
    const isWell = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isWell) return;
  }
  throw new Error(`${address} did not come up.`);
}
