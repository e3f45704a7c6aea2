import { join } from "node:path";
import type { Env } from "#server/env.ts";
import { Halt } from "#server/halt.ts";
import type { Log } from "#server/log.ts";
import { type Drive, FilesAway } from "./drive.ts";
import { fileDrive } from "./file-drive.ts";
import { s3Drive } from "./s3-drive.ts";
import { s3PlaceOf } from "./s3-place.ts";

const REFUSALS: Record<number, string> = {
  301: "S3_BUCKET lies in another region: correct S3_REGION and start again.",
  403: "The store of files refuses S3_ACCESS_KEY_ID for S3_BUCKET: correct them and start again.",
  404: "S3_BUCKET does not exist: make it, or correct it, and start again.",
};

type OpenDrive = { drive: Drive; where: string; onThisMachine: boolean };

/** Where this server's files lie, as its environment says: a bucket, or the folder `files` of its data directory. */
export function driveOf(env: Env): OpenDrive {
  const place = s3PlaceOf(env);
  if (place) return { drive: s3Drive(place), where: `the bucket ${place.bucket}`, onThisMachine: false };
  return { drive: fileDrive(join(env.DATA_DIR, "files")), where: env.DATA_DIR, onThisMachine: true };
}

/** The same, looked at: what an operator has to mend is said in a sentence. */
export async function checkedDrive(env: Env): Promise<OpenDrive> {
  const opened = driveOf(env);
  await opened.drive.check().catch((error: unknown) => {
    const refusal = error instanceof FilesAway ? REFUSALS[statusOf(error.cause) ?? 0] : undefined;
    throw refusal ? new Halt(refusal) : error;
  });
  return opened;
}

/** The same for a start: a store that only does not answer may come back. */
export async function openDrive(env: Env, log: Log): Promise<OpenDrive> {
  return checkedDrive(env).catch((error: unknown) => {
    if (!(error instanceof FilesAway)) throw error;
    log.error({ err: error }, "files can be neither kept nor read");
    return driveOf(env);
  });
}

function statusOf(cause: unknown): number | undefined {
  if (typeof cause !== "object" || cause === null || !("$metadata" in cause)) return undefined;
  const { $metadata } = cause;
  if (typeof $metadata !== "object" || $metadata === null || !("httpStatusCode" in $metadata)) return undefined;
  return typeof $metadata.httpStatusCode === "number" ? $metadata.httpStatusCode : undefined;
}
