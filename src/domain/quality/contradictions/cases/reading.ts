import { type Clause, clausesOf } from "#domain/quality/facts/clause.ts";

const MOST_REMEMBERED = 10_000;

/** A row is compared with many others: what is read of its text is remembered. */
export function remembering<Read>(read: (text: string, clauses: readonly Clause[]) => Read): (text: string) => Read {
  const remembered = new Map<string, Read>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const found = read(text, clausesOf(text));
    remembered.set(text, found);
    return found;
  };
}
