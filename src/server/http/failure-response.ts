import { Failure, failureStatus } from "#domain/failure.ts";
import type { Log } from "#server/log.ts";
import { isNoRoom, NO_ROOM } from "#server/no-room.ts";
import { DatabaseAway } from "#server/postgres/database-away.ts";
import { AWAY } from "#server/postgres/failures.ts";
import { Refusal, refused } from "#server/rest/errors.ts";
import { responseOf } from "#server/rest/rest.ts";

const APOLOGY = "Something went wrong on our side. Please try again.";

/** An error as HTTP: a Failure in its own words, everything else as a bug, logged and apologised for. */
export function failureResponse(error: unknown, log: Log): Response {
  if (error instanceof Failure) {
    const body = { message: error.message, ...(error.code === undefined ? {} : { code: error.code }), ...reasonsOf(error) };
    const headers = error.retry_after === undefined ? {} : { "retry-after": String(error.retry_after) };
    return Response.json(body, { status: failureStatus[error.kind], headers });
  }
  if (error instanceof Refusal) return responseOf(refused(error));
  if (error instanceof DatabaseAway) return failureResponse(new Failure("unavailable", AWAY, { retry_after: 1 }), log);
  log.error({ err: error }, "a request failed");
  if (isNoRoom(error)) return Response.json({ message: NO_ROOM }, { status: 507 });
  return Response.json({ message: APOLOGY }, { status: 500 });
}

function reasonsOf(failure: Failure) {
  return failure.reasons.length === 0 ? {} : { reasons: failure.reasons };
}
