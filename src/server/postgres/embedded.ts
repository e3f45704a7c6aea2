import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, open, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Halt } from "#server/halt.ts";
import { type Account, postgresAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { initialise, keptPassword, SUPERUSER } from "./initialise.ts";
import { endProcess, readPostmaster, stopOrphan } from "./orphan.ts";

export type EmbeddedPostgres = { port: number; password: string; url(database: string): string; stop(): Promise<void> };

/** PostgreSQL runs under this shell, which holds our pipe: when we are gone, however we went, it ends PostgreSQL and itself. */
const GUARDIAN = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
( read -r _ <&3; kill -INT "$server" ) 2>/dev/null &
watcher=$!
exec 3<&-
wait "$server"; code=$?
kill "$watcher" 2>/dev/null
exit "$code"`;

/** One server in `directory`, loopback only, with a password of its own kept beside it. */
export async function startPostgres(options: { directory: string; port?: number; flags?: string[] }): Promise<EmbeddedPostgres> {
  if (process.platform === "win32") {
    throw new Halt("The built-in PostgreSQL needs Linux or macOS; use WSL or set DATABASE_URL to a PostgreSQL of your own.");
  }
  const directory = resolve(options.directory);
  await mkdir(directory, { recursive: true, mode: 0o711 });
  const databaseDir = join(directory, "postgres");
  const binaries = await findBinaries();
  const account = await postgresAccount([databaseDir, binaries.postgres]);
  const password = await keptPassword(join(directory, "postgres-password"));
  await refuseOtherMajor(databaseDir);
  if (!(await exists(databaseDir))) await initialise({ directory, databaseDir, initdb: binaries.initdb, account, password });
  await stopOrphan(databaseDir);

  const port = options.port ?? (await freePort());
  const log = join(directory, "postgres.log");
  const child = await launch({
    databaseDir,
    log,
    account,
    command: [binaries.postgres, ...settings(databaseDir, port), ...(options.flags ?? [])],
  });
  const closed = new Promise<void>((done) => child.once("exit", () => done()));
  await becomeReady({ child, databaseDir, log });
  return {
    port,
    password,
    url: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    stop: async () => {
      child.ref();
      const postmaster = await readPostmaster(databaseDir);
      child.stdin?.end();
      const stuck = await Promise.race([closed.then(() => false), delay(15_000, true, { ref: false })]);
      if (stuck && postmaster) await endProcess(postmaster.pid);
    },
  };
}

function settings(databaseDir: string, port: number) {
  const values = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    password_encryption: "scram-sha-256",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  return [
    "-D",
    databaseDir,
    "-p",
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
}

async function launch(options: { databaseDir: string; log: string; account: Account; command: string[] }): Promise<ChildProcess> {
  const { uid, gid, prefix } = options.account;
  const log = await open(options.log, "w", 0o600);
  const [program = "sh", ...args] = [...prefix, "sh", "-c", GUARDIAN, "sh", ...options.command];
  const child = spawn(program, args, {
    // a group of its own: Ctrl-C in the terminal is for us alone
    detached: true,
    stdio: ["pipe", log.fd, log.fd],
    cwd: "/",
    env: { PATH: process.env.PATH, LC_MESSAGES: "C", TZ: "UTC" },
    ...(prefix.length === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  });
  child.once("spawn", () => child.stdin?.on("error", () => {}));
  await new Promise((done, fail) => child.once("spawn", () => done(undefined)).once("error", fail));
  await log.close();
  child.unref();
  return child;
}

async function becomeReady({ child, databaseDir, log }: { child: ChildProcess; databaseDir: string; log: string }) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(10)) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    if ((await readPostmaster(databaseDir))?.ready) return;
  }
  child.stdin?.end();
  const lines = (await readFile(log, "utf8").catch(() => "")).split("\n");
  const said = lines.find((line) => line.includes("FATAL")) ?? lines.findLast((line) => line.trim() !== "") ?? "it said nothing";
  throw new Halt(`PostgreSQL did not start: ${said.replace(/^.*?FATAL:\s*/, "")} (more in ${log}).`);
}

async function refuseOtherMajor(databaseDir: string) {
  const version = (await readFile(join(databaseDir, "PG_VERSION"), "utf8").catch(() => "18")).trim();
  if (version !== "18") {
    throw new Halt(
      `${dirname(databaseDir)} was written by PostgreSQL ${version} and this version runs 18; start the version that wrote it.`,
    );
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
