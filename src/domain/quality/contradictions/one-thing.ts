import type { Term } from "#domain/quality/facts/fact.ts";
import { areOne as areListedAsOne } from "#domain/quality/facts/words.ts";
import { type Closeness, closenessOf } from "#domain/words/closeness.ts";
import type { Part } from "#domain/words/table.ts";

export { areListedAsOne };

const PARTS: Readonly<Record<string, readonly Part[]>> = {
  deed: ["verb"],
  theme: ["noun"],
  case: ["noun"],
  modifier: ["noun", "adjective", "verb"],
  state: ["adjective", "verb"],
};

const partsOf = ({ place }: Term) => PARTS[place?.role ?? "theme"] ?? ["noun"];

/** How close what two terms say is. */
export function closeness(a: Term, b: Term): Closeness {
  return closenessOf({ form: a.text, parts: partsOf(a) }, { form: b.text, parts: partsOf(b) });
}

/** Whether two terms may stand for one thing: by the lexicons, or because they mean the same. */
export function areOne(a: Term, b: Term): boolean {
  return areListedAsOne(a, b) || closeness(a, b).relation === "same";
}
