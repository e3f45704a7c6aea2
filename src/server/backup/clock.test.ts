import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { isOld, noteBackup, removeOld } from "./last-backup.ts";
import { whereDue } from "./regularly.ts";

const HOUR = 3_600_000;
const from = (ms: number) => new Date(Date.now() + ms).toISOString();

async function folder() {
  const BACKUP_DIR = await mkdtemp(join(tmpdir(), "product-architect-backups-"));
  onTestFinished(() => rm(BACKUP_DIR, { recursive: true, force: true }));
  return readEnv({ BACKUP_DIR, BACKUP_EVERY: "1h" });
}

const succeeded = (at: string) => ({ succeeded: { at, path: "x.zip", bytes: 1, rows: 1, files: 0 }, failed: null });

test("a backup dated ahead of the clock makes the next one due and counts as old [KEEP-40]", async () => {
  const env = await folder();
  const cases: [number, boolean][] = [
    [-HOUR / 2, false],
    [10_000, false],
    [-2 * HOUR, true],
    [48 * HOUR, true],
  ];
  for (const [ago, isDue] of cases) {
    await noteBackup(env, succeeded(from(ago)));
    expect(await whereDue(env, async () => "made"), String(ago)).toBe(isDue ? "made" : undefined);
  }
  await noteBackup(env, { ...succeeded(from(-2 * HOUR)), failed: { at: from(48 * HOUR), reason: "no room" } });
  expect(await whereDue(env, async () => "made")).toBe("made");
  const state = (at: string) => ({ succeeded_at: at, failed_at: null, reason: null });
  expect([from(48 * HOUR), from(-3 * HOUR), from(-HOUR)].map((at) => isOld(state(at), env))).toEqual([true, true, false]);
});

test("a backup dated ahead of the clock takes no newer one's place [KEEP-40]", async () => {
  const env = await folder();
  const named = (ms: number) => `product-architect-${from(ms).slice(0, 19).replaceAll(":", "-")}Z.zip`;
  const [ahead, older, newer] = [named(48 * HOUR), named(-2 * HOUR), named(-HOUR)];
  for (const name of [ahead, older, newer]) await writeFile(join(env.BACKUP_DIR, name), "");
  await removeOld(env, 2);
  expect((await readdir(env.BACKUP_DIR)).sort()).toEqual([older, newer]);
  await writeFile(join(env.BACKUP_DIR, ahead), "");
  await removeOld(env, 1);
  expect(await readdir(env.BACKUP_DIR)).toEqual([newer]);
});
