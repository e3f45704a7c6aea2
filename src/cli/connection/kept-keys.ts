import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import * as z from "zod";
import { Complaint } from "#cli/complaint.ts";
import { writeWhole } from "#cli/repository/write-whole.ts";

/** By address, then by project. */
const keptKeys = z.record(z.string(), z.record(z.string(), z.string()));
type KeptKeys = z.output<typeof keptKeys>;

export function keysPath(): string {
  const { XDG_CONFIG_HOME, APPDATA } = process.env;
  const base = XDG_CONFIG_HOME || (process.platform === "win32" && APPDATA) || join(homedir(), ".config");
  return join(base, "product-architect", "keys.json");
}

export function keyFor(address: string, project: string): string | undefined {
  const of = read()[address];
  return of && Object.hasOwn(of, project) ? of[project] : undefined;
}

/** Whether its owner has taken a key there before. */
export function isKnown(address: string): boolean {
  return Object.hasOwn(read(), address);
}

export function keepKey(address: string, project: string, key: string): void {
  const kept = read();
  write({ ...kept, [address]: { ...kept[address], [project]: key } });
}

/** The addresses whose keys were forgotten; all of them where none is named. */
export function forgetKeys(address?: string): string[] {
  const kept = read();
  const forgotten = Object.keys(kept).filter((one) => address === undefined || one === address);
  const rest = Object.entries(kept).filter(([one]) => !forgotten.includes(one));
  if (rest.length > 0) write(Object.fromEntries(rest));
  else rmSync(keysPath(), { force: true });
  return forgotten;
}

function read(): KeptKeys {
  const path = keysPath();
  if (!existsSync(path)) return {};
  try {
    return keptKeys.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new Complaint(`${path} cannot be read; delete it and log in again.`);
  }
}

/** For its owner's eyes only. */
function write(kept: KeptKeys): void {
  const directory = dirname(keysPath());
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeWhole(keysPath(), `${JSON.stringify(kept, null, 2)}\n`, 0o600);
  chmodSync(keysPath(), 0o600);
}
