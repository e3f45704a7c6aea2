/** A start that cannot go on, said to the person in one sentence; `main.ts` prints it and exits with 1. */
export class Halt extends Error {
  override name = "Halt";
}
