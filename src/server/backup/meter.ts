import { createHash } from "node:crypto";
import { Transform } from "node:stream";
import { Unfit } from "./told.ts";

export type Measured = { bytes: number; sha256: string };

/** Passes bytes on, and knows afterwards how many there were and their digest; of `expected` it lets no other pass. */
export function meter(expected?: Measured): { through: Transform; measured(): Measured } {
  const hash = createHash("sha256");
  let bytes = 0;
  let sha256 = "";
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (expected && bytes > expected.bytes) return done(new Unfit("there are more bytes than it says"));
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      sha256 = hash.digest("hex");
      done(!expected || expected.sha256 === sha256 ? null : new Unfit("the bytes are not those that were backed up"));
    },
  });
  return { through, measured: () => ({ bytes, sha256 }) };
}
