import { lstatSync, readFileSync } from "node:fs";

/** In bytes; what is larger was made by a machine. */
export const LARGEST = 2 * 1024 * 1024;
const LOOKED_AT = 8_000;

export type ReadFile = { text: string } | { skipped: "gone" | "binary" | "large" };

/** The text of a file; a link is not followed, for it may lead out of the repository. */
export function readText(path: string): ReadFile {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return { skipped: "gone" };
  if (found.size > LARGEST) return { skipped: "large" };
  const bytes = readFileSync(path);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  if (bytes.subarray(0, LOOKED_AT).includes(0)) return { skipped: "binary" };
  return { text: bytes.toString("utf8") };
}
