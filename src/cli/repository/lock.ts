import { join } from "node:path";
import * as z from "zod";
import { Complaint } from "#cli/complaint.ts";
import { isSafePath } from "#cli/pull/safe-path.ts";
import { readOwnText } from "./read-text.ts";
import { writeWhole } from "./write-whole.ts";

export const lockPath = ".product-architect/lock.json";

const lockShape = z.object({
  lock_version: z.literal(1),
  address: z.string(),
  project: z.string(),
  /** The revision and the name of each requirement when the repository last pulled. */
  requirements: z.record(z.string(), z.object({ revision: z.int().positive(), name: z.string() })),
  /** By format, the SHA-256 of each file as it was written. */
  files: z.record(z.string(), z.record(z.string().refine(isSafePath), z.string())),
});
export type Lock = z.output<typeof lockShape>;

export function readLock(root: string): Lock | null {
  try {
    const text = readOwnText(join(root, lockPath));
    return text === undefined ? null : lockShape.parse(JSON.parse(text));
  } catch {
    throw new Complaint(`${lockPath} cannot be read; resolve its conflict, or delete it and pull again.`);
  }
}

/** One line for each requirement and file, in order, so that two people's pulls merge. */
export function writeLock(root: string, lock: Lock): void {
  const files = Object.fromEntries(sorted(lock.files).map(([format, hashes]) => [format, Object.fromEntries(sorted(hashes))]));
  const listed = sorted(lock.requirements).map(
    ([cite, { revision, name }]) => `    ${JSON.stringify(cite)}: { "revision": ${revision}, "name": ${JSON.stringify(name)} }`,
  );
  const head = JSON.stringify({ lock_version: 1, address: lock.address, project: lock.project }, null, 2).slice(0, -2);
  const requirements = listed.length > 0 ? `{\n${listed.join(",\n")}\n  }` : "{}";
  const tail = JSON.stringify(files, null, 2).replaceAll("\n", "\n  ");
  writeWhole(join(root, lockPath), `${head},\n  "requirements": ${requirements},\n  "files": ${tail}\n}\n`);
}

/** Everything a pull has written, by path: what it contained. */
export function pulledFiles(lock: Lock | null): ReadonlyMap<string, string> {
  return new Map(Object.values(lock?.files ?? {}).flatMap((hashes) => Object.entries(hashes)));
}

function sorted<Value>(record: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(record).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
}
