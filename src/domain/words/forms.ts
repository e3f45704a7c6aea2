import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { numberOf } from "./table.ts";

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/(s|x|z|ch|sh)es$/, "$1"],
  [/ves$/, "f"],
  [/men$/, "man"],
  [/s$/, ""],
  [/ied$/, "y"],
  [/([bdfglmnprstz])\1(?:ed|ing)$/, "$1"],
  [/(?:ed|ing)$/, "e"],
  [/(?:ed|ing)$/, ""],
];

const known = new Map<string, readonly number[]>();

/** The words of the table a form may be of, the likeliest first: "closed" is itself and "close". */
export function wordsOf(form: string): readonly number[] {
  const before = known.get(form);
  if (before) return before;
  const bases = [form, verbForm(form)?.base ?? form, ...ENDINGS.map(([end, base]) => form.replace(end, base))];
  const spelled = bases.flatMap((base) => [base, base.replace(/is(e|ation)$/, "iz$1"), base.replace(/our$/, "or")]);
  const found = [...new Set(spelled.flatMap((base) => numberOf(base) ?? []))].slice(0, 3);
  known.set(form, found);
  return found;
}
