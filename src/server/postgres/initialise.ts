import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { Halt } from "#server/halt.ts";
import type { Account } from "./account.ts";

export const SUPERUSER = "supabase_admin";

/** A new data directory, put in its place only when it is whole. */
export async function initialise(options: {
  directory: string;
  databaseDir: string;
  initdb: string;
  account: Account;
  password: string;
}) {
  const { uid, gid, prefix } = options.account;
  const fresh = `${options.databaseDir}.new`;
  const passwordFile = join(options.directory, "initdb-password");
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) await Promise.all([chown(fresh, uid, gid), chown(passwordFile, uid, gid)]);
  const [program = "", ...args] = [
    ...prefix,
    options.initdb,
    `--pgdata=${fresh}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--no-locale",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--no-instructions",
  ];
  const identity = prefix.length === 0 && uid !== undefined && gid !== undefined ? { uid, gid } : {};
  try {
    await promisify(execFile)(program, args, {
      ...identity,
      cwd: "/",
      env: { PATH: process.env.PATH, LC_MESSAGES: "C", TZ: "UTC" },
    });
  } catch (error) {
    const said = String(error).trim().split("\n").at(-1);
    throw new Halt(`PostgreSQL could not be set up in ${options.databaseDir}: ${said}`);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await rename(fresh, options.databaseDir);
}

export async function keptPassword(file: string): Promise<string> {
  const kept = await readFile(file, "utf8").catch(() => "");
  if (kept.trim() !== "") return kept.trim();
  const password = randomBytes(24).toString("base64url");
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
