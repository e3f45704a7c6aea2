import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { Halt } from "#server/halt.ts";

const run = promisify(execFile);

/** How PostgreSQL's programs are started: as ourselves or, since they refuse root, as the system user `postgres`. */
export type Account = { uid?: number; gid?: number; prefix: string[] };

const DAC_OVERRIDE = 1n << 1n;
const DAC_READ_SEARCH = 1n << 2n;

export async function postgresAccount(paths: string[]): Promise<Account> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const { uid, gid } = await systemUser();
  const closed = (await Promise.all(paths.map((path) => closedFolder(path, uid, gid)))).find((folder) => folder !== undefined);
  if (closed === undefined) return { uid, gid, prefix: [] };
  const capability = await searchCapability();
  if (capability === undefined) {
    throw new Halt(
      `PostgreSQL does not run as root and its user 'postgres' may not enter ${closed}; start as an ordinary user or move the product and its data elsewhere.`,
    );
  }
  const caps = `+${capability}`;
  const prefix = [
    "setpriv",
    `--reuid=${uid}`,
    `--regid=${gid}`,
    "--clear-groups",
    // else access(2), by which PostgreSQL finds its own programs, forgets the capability
    "--securebits=+no_setuid_fixup",
    `--inh-caps=${caps}`,
    `--ambient-caps=${caps}`,
    "--",
  ];
  return { uid, gid, prefix };
}

async function systemUser() {
  const found = await idOf("postgres");
  if (found) return found;
  await run("groupadd", ["--system", "postgres"]).catch(() => {});
  await run("useradd", ["--system", "--gid", "postgres", "--no-create-home", "postgres"]).catch(() => {});
  const made = await idOf("postgres");
  if (made) return made;
  throw new Halt("PostgreSQL does not run as root and a system user 'postgres' could not be made; start as an ordinary user.");
}

async function idOf(name: string) {
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const entry = passwd.split("\n").find((line) => line.startsWith(`${name}:`));
  const [, , uid, gid] = entry?.split(":") ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

async function closedFolder(path: string, uid: number, gid: number): Promise<string | undefined> {
  const parent = dirname(path);
  if (parent === path) return undefined;
  const above = await closedFolder(parent, uid, gid);
  if (above !== undefined) return above;
  const info = await stat(parent);
  const bit = info.uid === uid ? 0o100 : info.gid === gid ? 0o010 : 0o001;
  return info.mode & bit ? undefined : parent;
}

async function searchCapability() {
  const [status, setpriv] = await Promise.all([
    readFile("/proc/self/status", "utf8").catch(() => ""),
    run("setpriv", ["--version"]).then(
      () => true,
      () => false,
    ),
  ]);
  const mask = /^CapEff:\s*([0-9a-f]+)$/m.exec(status)?.[1];
  if (!setpriv || mask === undefined) return undefined;
  const capabilities = BigInt(`0x${mask}`);
  if (capabilities & DAC_READ_SEARCH) return "dac_read_search";
  return capabilities & DAC_OVERRIDE ? "dac_override" : undefined;
}
