import { StorageApiError } from "@supabase/supabase-js";
import { Failure, failureKindOf } from "#domain/failure.ts";

/** The service's own status; on the wire it may come as a plain 400. */
export function storageStatus(error: Error) {
  return error instanceof StorageApiError ? Number(error.statusCode) || error.status : 0;
}

export function storageFailure(error: Error): Failure {
  const status = storageStatus(error);
  if (status === 0) {
    return new Failure("unavailable", "The connection failed. Check your network and try again.", { cause: error });
  }
  return new Failure(failureKindOf(status), error.message, { code: String(status), cause: error });
}
