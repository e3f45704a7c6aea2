import { Failure } from "#domain/failure.ts";
import type { Db } from "./db.ts";
import { type Upload, uploadFile } from "./upload-file.ts";

type TimedUpload = Omit<Upload, "path"> & { pathAt: (at: number) => string };

/** In tries, after which too many people upload at once. */
const MOST_TRIES = 20;

/** Stores a file under the time, in milliseconds; where somebody took that very moment, under the next free one. */
export async function uploadTimed(db: Db, { pathAt, ...upload }: TimedUpload) {
  for (let tries = 1, at = Date.now(); ; tries += 1, at = Math.max(at + 1, Date.now())) {
    const stored = await uploadFile(db, { ...upload, path: pathAt(at) }).catch((error: unknown) => {
      if (tries < MOST_TRIES && error instanceof Failure && error.kind === "conflict") return null;
      throw error;
    });
    if (stored) return { ...stored, at };
  }
}
