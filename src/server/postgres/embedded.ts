import { createHash } from "node:crypto";
import { mkdir, readFile, stat } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join, resolve } from "node:path";
import { Halt } from "#server/halt.ts";
import type { Log } from "#server/log.ts";
import { postgresAccount } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { launch } from "./guardian.ts";
import { initialise, keptPassword, SUPERUSER } from "./initialise.ts";
import { keepRunning } from "./keep-running.ts";

export type EmbeddedPostgres = { port: number; password: string; url(database: string): string; stop(): Promise<void> };

/** One server in `directory`, loopback only, with a password of its own kept beside it; when it dies, it is started again. */
export async function startPostgres(options: {
  directory: string;
  port?: number;
  flags?: string[];
  log?: Log;
}): Promise<EmbeddedPostgres> {
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

  const port = options.port ?? (await freePort());
  const launching = {
    databaseDir,
    lock: join(directory, "postgres-in-use"),
    log: join(directory, "postgres.log"),
    account,
    // its processes carry the name, so that none of another server is taken for one of ours
    cluster: `product-architect-${createHash("sha256").update(databaseDir).digest("hex").slice(0, 12)}`,
    command: [binaries.postgres, ...settings(databaseDir, port), ...(options.flags ?? [])],
  };
  const stop = keepRunning({ start: () => launch(launching), first: await launch(launching), databaseDir, log: options.log });
  return { port, password, url: (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`, stop };
}

function settings(databaseDir: string, port: number) {
  const values = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: "200",
    password_encryption: "scram-sha-256",
    timezone: "UTC",
    log_timezone: "UTC",
    // after a crash every file is brought to the disk: in one call instead of one for each, which takes seconds
    ...(process.platform === "linux" ? { recovery_init_sync_method: "syncfs" } : {}),
  };
  return [
    "-D",
    databaseDir,
    "-p",
    String(port),
    ...Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
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
