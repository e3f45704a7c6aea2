/** The database could not be asked, or went away before it answered: nothing anybody typed is at fault, and it may come back. */
export class DatabaseAway extends Error {
  override name = "DatabaseAway";
  constructor(cause: unknown) {
    super(wordsOf(cause), { cause });
  }
}

/** Two addresses that both refuse make an error without words. */
function wordsOf(cause: unknown) {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ("code" in cause ? String(cause.code) : cause.name);
}
