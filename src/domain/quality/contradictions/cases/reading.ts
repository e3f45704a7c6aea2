import { onceEachText } from "#domain/once.ts";
import { type Clause, clausesOf } from "#domain/quality/facts/clause.ts";

/** A row is compared with many others: what is read of its text is remembered. */
export function remembering<Read>(read: (text: string, clauses: readonly Clause[]) => Read): (text: string) => Read {
  return onceEachText((text) => read(text, clausesOf(text)));
}
