import { Failure } from "#domain/failure.ts";

/** What a form says about a save that failed; empty where the reason is not known. */
export function whyNotSaved(error: unknown): string {
  return error instanceof Failure ? error.message : "";
}
