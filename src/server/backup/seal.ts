import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { Transform } from "node:stream";

/**
 * A backup is a ZIP archive whose comment, its last bytes, is the SHA-256 of everything before them. So one reading tells whether it
 * is whole, and every program that opens such archives opens it.
 */
const LENGTH = 64;

/** Stands in the archive until the digest is known. */
export const UNSEALED = "0".repeat(LENGTH);

/** Passes an archive on and knows its digest when it is over. */
export function sealing(): { through: Transform; seal(file: FileHandle): Promise<void> } {
  const hash = createHash("sha256");
  let tail = Buffer.alloc(0);
  let length = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length;
      const known = Buffer.concat([tail, chunk]);
      const keep = Math.max(0, known.length - LENGTH);
      hash.update(known.subarray(0, keep));
      tail = known.subarray(keep);
      done(null, chunk);
    },
  });
  return { through, seal: async (file) => void (await file.write(hash.digest("hex"), length - LENGTH, "latin1")) };
}

/** Whether the file ends with the digest of what comes before; reads all of it. */
export async function isWhole(path: string): Promise<boolean> {
  await using file = await open(path, "r");
  const { size } = await file.stat();
  if (size <= LENGTH) return false;
  const said = Buffer.alloc(LENGTH);
  await file.read(said, 0, LENGTH, size - LENGTH);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path, { end: size - LENGTH - 1, highWaterMark: 1 << 20 })) hash.update(chunk);
  return hash.digest("hex") === said.toString("latin1");
}
