import type { Term } from "#domain/quality/facts/fact.ts";
import { areOne as areListedAsOne } from "#domain/quality/facts/words.ts";
import { type Closeness, closenessOf, meanTheSame } from "#domain/words/closeness.ts";
import type { Part } from "#domain/words/table.ts";

export { areListedAsOne };

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  deed: ["verb"],
  theme: ["noun"],
  case: ["noun"],
  modifier: ["noun", "adjective", "verb"],
  state: ["adjective", "verb"],
};

const NOUN: readonly Part[] = ["noun"];
const said = (term: Term) => ({ form: term.text, parts: PARTS[term.place?.role ?? "theme"] ?? NOUN });

/** How close what two terms say is. */
export function closeness(a: Term, b: Term): Closeness {
  return closenessOf(said(a), said(b));
}

/** Whether two terms may stand for one thing: by the lexicons, or because they mean the same. */
export function areOne(a: Term, b: Term): boolean {
  return areListedAsOne(a, b) || meanTheSame(said(a), said(b));
}
