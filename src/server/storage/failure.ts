import { isNoRoom, NO_ROOM } from "#server/no-room.ts";
import { DatabaseAway } from "#server/postgres/database-away.ts";
import { AWAY, sqlState } from "#server/postgres/failures.ts";
import { FilesAway } from "./drive.ts";
import { Infected, ScannerAway } from "./infected.ts";

/** Said where the store of files fails us: whoever sends the file again has it kept once. */
const FILES_AWAY = "The files cannot be reached right now. Please try again in a moment.";

const SCANNER_AWAY = "Files cannot be checked for viruses right now, so none are taken. Please try again in a few minutes.";

/** What a caller did wrong, in the words and shape of the Supabase Storage protocol. */
export class StorageFailure extends Error {
  override name = "StorageFailure";
  readonly status: number;
  readonly error: string;
  readonly code: string;

  constructor(status: number, error: string, code: string, message: string) {
    super(message);
    this.status = status;
    this.error = error;
    this.code = code;
  }
}

export const failures = {
  invalid: (message: string) => new StorageFailure(400, "invalid_request", "InvalidRequest", message),
  acrossBuckets: () =>
    failures.invalid("Files are copied and moved within their bucket. Download this one and upload it to the other bucket."),
  invalidName: () =>
    new StorageFailure(400, "InvalidKey", "InvalidKey", "Invalid key: use letters, digits and plain punctuation in the path."),
  invalidBucketName: () =>
    new StorageFailure(
      400,
      "Invalid Input",
      "InvalidBucketName",
      "Bucket name invalid: use letters, digits, '.', '-' and '_', 1 to 63 of them.",
    ),
  notConfigured: (feature: string) =>
    new StorageFailure(400, "feature_not_configured", "FeatureNotEnabled", `${feature} is not configured here.`),
  invalidToken: () => new StorageFailure(400, "InvalidJWT", "InvalidJWT", "This link is not valid any more: ask for a new one."),
  forbidden: () => new StorageFailure(403, "Unauthorized", "AccessDenied", "new row violates row-level security policy"),
  noRoute: () => new StorageFailure(404, "not_found", "NoSuchRoute", "Route not found"),
  noObject: () => new StorageFailure(404, "not_found", "NoSuchKey", "Object not found"),
  noBucket: () => new StorageFailure(404, "Bucket not found", "NoSuchBucket", "Bucket not found"),
  duplicate: () => new StorageFailure(409, "Duplicate", "KeyAlreadyExists", "The resource already exists"),
  notEmpty: () => new StorageFailure(409, "InvalidRequest", "BucketNotEmpty", "The bucket you tried to delete is not empty"),
  tooLarge: () => new StorageFailure(413, "Payload too large", "EntityTooLarge", "The object exceeded the maximum allowed size"),
  overQuota: (message: string) => new StorageFailure(413, "Payload too large", "EntityTooLarge", message),
  wrongType: (message: string) => new StorageFailure(415, "invalid_mime_type", "InvalidMimeType", message),
  unavailable: () => new StorageFailure(503, "unavailable", "DatabaseTimeout", AWAY),
  infected: (virus: string) =>
    new StorageFailure(422, "infected", "InfectedFile", `This file was not kept: a virus was found in it (${virus}).`),
  scannerAway: () => new StorageFailure(503, "unavailable", "SlowDown", SCANNER_AWAY),
  filesAway: () => new StorageFailure(503, "unavailable", "SlowDown", FILES_AWAY),
  noRoom: (status: 503 | 507) => new StorageFailure(status, "insufficient_storage", "InsufficientStorage", NO_ROOM),
  noRange: () => new StorageFailure(416, "InvalidRange", "InvalidRange", "The requested range is not satisfiable"),
} as const;

const BY_SQLSTATE: Record<string, (message: string) => StorageFailure> = {
  "42501": failures.forbidden,
  "23503": failures.noBucket,
  "23505": failures.duplicate,
  "23514": () => failures.invalid("The database refused these values: correct them and try again."),
  PT413: failures.overQuota,
  P0001: () => failures.invalid("The database refused this change."),
};

/** The failure a database error stands for, or null where it is no fault of the caller's. */
export function failureOf(error: unknown): StorageFailure | null {
  if (error instanceof StorageFailure) return error;
  if (error instanceof DatabaseAway) return failures.unavailable();
  if (error instanceof Infected) return failures.infected(error.virus);
  if (error instanceof ScannerAway) return failures.scannerAway();
  if (error instanceof FilesAway) return failures.filesAway();
  const state = sqlState(error);
  // where the files lie, or where the database does
  if (isNoRoom(error)) return failures.noRoom(state === undefined ? 507 : 503);
  if (state?.startsWith("22")) return failures.invalid("The request holds a value the database cannot read.");
  return state ? (BY_SQLSTATE[state]?.(messageOf(error)) ?? null) : null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : "");

export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === "23505";
}

/** The failure as the protocol answers it. */
export function refusal({ status, error, code, message }: StorageFailure, headers: Record<string, string> = {}): Response {
  const body = { statusCode: String(status), error, message, code };
  const wait = status === 503 ? { "Retry-After": "1" } : {};
  return Response.json(body, { status, headers: { ...headers, ...wait, "Cache-Control": "no-store" } });
}
