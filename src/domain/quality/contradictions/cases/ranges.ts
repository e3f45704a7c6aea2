import { comparatorOf } from "#domain/quality/facts/bounds.ts";
import type { Clause } from "#domain/quality/facts/clause.ts";
import { type Amount, amountsIn } from "#domain/quality/facts/units.ts";
import { remembering } from "./reading.ts";

/** The things a row is of, told by an amount: "repairs of up to 200 euros", "customers under 18". Both ends are among them. */
export type Range = { unit: string; low: number; high: number };

const A_LITTLE = 1e-6;
const HELPING = /^(?:can|cannot|may|must|shall|should|will|would|is|are|has|have|need|needs|do|does|gets?|costs?|takes?)$/;
/** "orders of up to", "a ride lasting" */
const HUNG =
  /\b(?:of|with|worth|lasting|aged|from)(?: (?:up|at|to|most|least|no|not|more|less|fewer|longer|than|about|over|under|exactly|an?|the))*$/u;
const OVER =
  /(?<!\b(?:no|not|never|be) )(?:above|over|exceeding|(?:more|longer|larger|higher|bigger|heavier|older) than)(?: the age of)?$/u;
const UNDER = /(?<!\b(?:no|not|never|be) )(?:below|under|(?:less|fewer|shorter|smaller|lighter|younger) than)(?: the age of)?$/u;
const AGE = /^(?:(?:\d+ )?(?:years?(?: of age| old)?|and (?:over|older|above|under|younger))\b|$)/u;
const YOUNGEST = 3;
const OLDEST = 99;

/** The ranges that tell which things a text is of; what a test is given is one thing of a range. */
export const rangesOf = remembering((_, clauses) => clauses.flatMap(rangesIn));

function rangesIn(clause: Clause): Range[] {
  const { tokens, form, seenAt } = clause;
  const verb = tokens.findIndex(({ text }) => HELPING.test(text));
  const deed = clause.terms.find(({ place }) => place?.role === "deed")?.start ?? clause.main.end;
  const doneAt = Math.min(deed, tokens[verb]?.start ?? clause.main.end);
  const amounts = amountsIn(tokens);
  return amounts.flatMap((amount, at) => {
    const start = tokens[amount.at]?.start ?? 0;
    const before = wordsOf(tokens.slice(Math.max(0, amount.at - 5), amount.at));
    const after = wordsOf(tokens.slice(amount.until, amount.until + 3));
    const isTold = OVER.test(before) || UNDER.test(before);
    const isAmong = form === "test" ? start < seenAt : isTold || (start < doneAt && HUNG.test(before));
    if (!isAmong || amount.isOrdinal || amount.dimension === "clock" || amount.dimension === "period") return [];
    return [{ unit: unitOf(amount, before, after), ...endsOf(clause, amount, amounts[at + 1], before, after) }];
  });
}

const wordsOf = (tokens: Clause["tokens"]) => tokens.map(({ text }) => text).join(" ");

/** "aged 16 and over", "under 18 years": how old somebody is is counted in years. */
function unitOf({ dimension, value }: Amount, before: string, after: string): string {
  const isAge =
    /\b(?:aged|age of|older than|younger than)$/u.test(before) || (/\b(?:under|over)$/u.test(before) && AGE.test(after));
  return dimension === "count" && isAge && value >= YOUNGEST && value <= OLDEST ? "age" : dimension;
}

function endsOf(clause: Clause, amount: Amount, next: Amount | undefined, before: string, after: string) {
  const { value } = amount;
  if (OVER.test(before)) return { low: value * (1 + A_LITTLE), high: Number.POSITIVE_INFINITY };
  if (UNDER.test(before)) return { low: 0, high: value * (1 - A_LITTLE) };
  if (/^(?:and|or) (?:over|older|above|more)\b/u.test(after)) return { low: value, high: Number.POSITIVE_INFINITY };
  const comparator = comparatorOf(clause, amount, next);
  return { low: comparator === "at most" ? 0 : value, high: comparator === "at least" ? Number.POSITIVE_INFINITY : value };
}

const meet = (a: Range, b: Range) => a.low <= b.high && b.low <= a.high;

/** Whether the amounts of two rows tell that they are of other things: of small repairs and of large ones. */
export function areOfOtherRanges(a: string, b: string): boolean {
  const [one, other] = [rangesOf(a), rangesOf(b)];
  const pairs = one.flatMap((mine) => other.filter(({ unit }) => unit === mine.unit).map((theirs) => meet(mine, theirs)));
  return pairs.length > 0 && !pairs.includes(true);
}
