import { DatabaseError } from "pg";
import { statementFailures } from "#server/operating/metrics.ts";
import { DatabaseAway } from "./database-away.ts";

/** What a person is told while the database cannot be asked. */
export const AWAY = "The database cannot answer right now. Please try again in a moment.";

/** The database ended a statement because somebody asked it to, or because it took too long. */
export const CANCELED = "57014";

/** The SQLSTATE where the database itself said no. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof DatabaseError ? error.code : undefined;
}

/** What a failure of the driver stands for: the database's own no as it is, everything that means it is gone as one error. */
export function driverFailure(error: unknown): unknown {
  if (error instanceof DatabaseAway || error instanceof TypeError) return error;
  const state = sqlState(error);
  return state === undefined || ENDED.test(state) ? new DatabaseAway(error) : error;
}

/** A failure that is about to be told, by the class of its SQLSTATE. */
export function counted<Failed>(failure: Failed): Failed {
  statementFailures.inc({ class: failure instanceof DatabaseAway ? "away" : (sqlState(failure)?.slice(0, 2) ?? "other") });
  return failure;
}

/** After these the connection is gone: connection exceptions, too many connections, shut down, idle too long. */
const ENDED = /^(08...|53300|57P0[1-5]|25P0[34])$/;

/** The statement was prepared before something it names changed. */
export function isStale(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return error.code === "26000" || (error.code === "0A000" && error.routine === "RevalidateCachedQuery");
}
