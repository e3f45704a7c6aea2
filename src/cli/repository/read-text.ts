import { lstatSync, readFileSync, statSync } from "node:fs";

/** In bytes; what is larger was made by a machine. */
export const LARGEST = 2 * 1024 * 1024;
/** In bytes, of a file of ours. */
export const LARGEST_OWN = 64 * 1024 * 1024;
const LOOKED_AT = 8_000;

export type ReadFile = { text: string } | { skipped: "gone" | "binary" | "large" };

/** The text of a file; a link is not followed, for it may lead out of the repository. */
export function readText(path: string, largest = LARGEST): ReadFile {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { skipped: "gone" };
  if (found.size > largest) return { skipped: "large" };
  const bytes = readFileSync(path);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return { skipped: "binary" };
  return { text: bytes.toString("utf8") };
}

/** The text of a file of ours, undefined where there is none; fails where reading it might never end. */
export function readOwnText(path: string): string | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && (!found.isFile() || found.size > LARGEST_OWN)) throw new TypeError(`${path} is no file of ours.`);
  return found && readFileSync(path, "utf8");
}
