import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const copied = promisify(execFile);
const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const KEPT = root("node_modules/.product-architect/first-starts/");

/** What such variables name belongs to no data directory made before. */
const OWN = ["DATABASE_URL", "SUPABASE_URL", "SECRETS_KEY"];

/**
 * What a first start leaves, where a new data directory is meant: making it takes longer than most tests that need one.
 * `start` makes one by starting and ending the product.
 */
export async function asAfterFirstStart(
  directory: string,
  variables: Readonly<Record<string, string>>,
  start: (directory: string) => Promise<void>,
): Promise<void> {
  const isNew = !existsSync(directory) || (await readdir(directory)).length === 0;
  if (!isNew || OWN.some((name) => name in variables)) return;
  const kept = join(KEPT, ofMigrations());
  if (!existsSync(kept)) await keep(kept, start);
  await mkdir(directory, { recursive: true });
  await copied("cp", ["-a", `${kept}/.`, directory]);
}

function ofMigrations(): string {
  const hash = createHash("sha256").update(readFileSync(root("package-lock.json")));
  const migrations = root("supabase/migrations/");
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest("hex").slice(0, 20);
}

async function keep(kept: string, start: (directory: string) => Promise<void>): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), "product-architect-first-"));
  await start(made);
  await mkdir(KEPT, { recursive: true });
  const whole = await mkdtemp(`${kept}-`);
  await copied("cp", ["-a", `${made}/.`, whole]);
  await rm(made, { recursive: true, force: true });
  // of several processes that make it at the same time the first is kept
  await rename(whole, kept).catch(() => rm(whole, { recursive: true, force: true }));
  // of other migrations none is needed any more
  for (const name of await readdir(KEPT))
    if (!kept.endsWith(name) && !name.includes("-")) await rm(join(KEPT, name), { recursive: true, force: true });
}
