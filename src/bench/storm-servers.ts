import { type ChildProcess, fork, spawn } from "node:child_process";
import { on, once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";
import { startMailServer } from "#server/auth/testing-mail.ts";
import { connect } from "#server/postgres/connect.ts";
import { freePort, startPostgres } from "#server/postgres/embedded.ts";
import { startS3Server } from "#server/storage/testing-s3.ts";

export type Servers = Awaited<ReturnType<typeof startServers>>;

/** Processes of ours on one PostgreSQL, one bucket and one mail server, behind a proxy; no two share a directory. */
export async function startServers(count: number) {
  const directory = await mkdtemp(join(tmpdir(), "product-architect-storm-"));
  const database = await startPostgres({ directory });
  const root = connect(database.url("postgres"), { max: 1 });
  await root`create database storm`;
  await root.end();
  const [mail, s3, proxyPort] = await Promise.all([startMailServer(), startS3Server(join(directory, "s3")), freePort()]);
  const url = `http://127.0.0.1:${proxyPort}`;
  const { bucket, endpoint = "", accessKeyId = "", secretAccessKey = "" } = s3.place;
  const ports: number[] = [];
  for (let at = 0; at < count; at++) ports.push(await freePort());
  const env = (at: number) => ({
    PATH: process.env.PATH,
    HOST: "127.0.0.1",
    PORT: String(ports[at]),
    SITE_URL: url,
    TRUST_PROXY: "1",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "silent",
    DATA_DIR: join(directory, `process-${at}`),
    DATABASE_URL: database.url("storm"),
    SECRETS_KEY: "the same for every process",
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  let over = false;
  const processes: ChildProcess[] = [];
  /** Whatever ends it, it is started again, as whoever keeps servers running does. */
  function launch(at: number) {
    const program = ["--expose-gc", "--import", "./src/bench/collect.ts", "--disable-proto=delete", "src/server/main.ts"];
    const child = spawn(process.execPath, program, { env: env(at), stdio: ["ignore", "ignore", "inherit", "ipc"] });
    processes[at] = child;
    child.once("exit", () => void delay(500).then(() => over || launch(at)));
  }
  for (const at of ports.keys()) launch(at);
  const proxy = fork("src/bench/proxy-server.ts", [String(proxyPort), ...ports.map(String)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await isHealthy(`${url}/health`);

  return {
    url,
    mail,
    kill: (at: number) => processes[at]?.kill("SIGKILL"),
    /** Ends PostgreSQL in an orderly way; who keeps it running starts it again. */
    restartDatabase: async () =>
      process.kill(Number((await readFile(join(directory, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]), "SIGINT"),
    /** In megabytes. */
    memoryOf: (at: number) => Math.round(Number(/VmRSS:\s+(\d+)/.exec(statusOf(processes[at]))?.[1] ?? 0) / 1024),
    /** What it holds on to, in megabytes: its heap without what nobody needs. */
    heapOf: async (at: number) => {
      const child = processes[at];
      if (!child) throw new Error("There is no such process.");
      child.kill("SIGUSR2");
      for await (const [told] of on(child, "message", { signal: AbortSignal.timeout(30_000) })) {
        const { data } = z.object({ heap: z.number() }).safeParse(told);
        if (data) return data.heap;
      }
      throw new Error("It went away.");
    },
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

function statusOf(child: ChildProcess | undefined) {
  try {
    return readFileSync(`/proc/${child?.pid}/status`, "utf8");
  } catch {
    return "";
  }
}

async function isHealthy(address: string) {
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await delay(100)) {
    if (
      await fetch(address).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
  }
  throw new Error("The servers did not come up.");
}
