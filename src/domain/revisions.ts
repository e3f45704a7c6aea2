import { Failure } from "./failure.ts";

const overtaken = "overtaken";
const gone = "gone";

/** Somebody else saved since the revision a save began from. */
export function overtakenFailure(): Failure {
  return new Failure("conflict", "Somebody else saved this while you were editing. Compare both texts, then save again.", {
    code: overtaken,
  });
}

/** What a save was meant for was deleted, or may not be seen any more. */
export function goneFailure(): Failure {
  return new Failure("not_found", "This was deleted while you were editing. Copy your words, or add it again.", { code: gone });
}

export function isOvertaken(error: unknown): boolean {
  return error instanceof Failure && error.code === overtaken;
}

export function isGone(error: unknown): boolean {
  return error instanceof Failure && error.code === gone;
}
