import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, pulledFiles } from "#cli/repository/lock.ts";
import { refuseLinkOnTheWay } from "./safe-path.ts";

export type Plan = {
  write: Map<string, Uint8Array>;
  /** Written before, no longer part of it, and as it was written. */
  remove: string[];
  /** Changed here since, or never ours; only `--force` writes over them. */
  kept: string[];
  same: number;
  /** What the lock says afterwards. */
  hashes: Record<string, string>;
};

/** What a pull of a format would do to a repository; nothing is touched yet. */
export function planPull(
  root: string,
  files: ReadonlyMap<string, Uint8Array>,
  given: { format: string; lock: Lock | null; force: boolean },
): Plan {
  const { format, lock, force } = given;
  const before = pulledFiles(lock);
  const plan: Plan = { write: new Map(), remove: [], kept: [], same: 0, hashes: {} };
  for (const [path, content] of files) {
    refuseLinkOnTheWay(root, path);
    const [here, written, wanted] = [hashOfFile(join(root, path)), before.get(path), hashOf(content)];
    if (here === wanted) plan.same += 1;
    else if (here === null || here === written || force) plan.write.set(path, content);
    else {
      plan.kept.push(path);
      if (written) plan.hashes[path] = written;
      continue;
    }
    plan.hashes[path] = wanted;
  }
  const elsewhere = new Set(
    Object.entries(lock?.files ?? {}).flatMap(([other, hashes]) => (other === format ? [] : Object.keys(hashes))),
  );
  for (const [path, written] of Object.entries(lock?.files[format] ?? {})) {
    if (files.has(path) || elsewhere.has(path)) continue;
    const here = hashOfFile(join(root, path));
    if (here === written || (force && here !== null)) {
      refuseLinkOnTheWay(root, path);
      plan.remove.push(path);
    } else if (here !== null) plan.kept.push(path);
  }
  return plan;
}

export function hashOf(content: Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

export function hashOfFile(path: string): string | null {
  try {
    // what a link leads to may have no end
    return lstatSync(path).isFile() ? hashOf(readFileSync(path)) : null;
  } catch {
    return null;
  }
}
