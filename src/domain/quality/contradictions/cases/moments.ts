import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import { isDenied } from "#domain/quality/facts/claims.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { remembering } from "./reading.ts";

const MOMENT = /\b(until|till|before|prior to|as long as|during|after|once|as soon as|since|when)\s+([^,.;]*)/giu;
const EARLIER = /^(?:until|till|before|prior to|as long as|during)$/iu;
const NEAR = 0.8;

/** "Orders placed before noon": of which orders it is said. */
const ATTACHED =
  /^(?!.*\b(?:can|may|must|shall|will|is|are|has|have)\b)[\p{L}\s-]+\p{L}+(?:ed|ing|en|ade|ent)(?: (?:in|out|up|off|on))?\s+$/iu;

/** A side of a moment, whether it tells which things are meant, whether something is so then, and in which way. */
type Side = {
  isOfThings: boolean;
  isEarlier: boolean;
  isSo: boolean;
  isOnly: boolean;
  moment: readonly Term[];
  ways: readonly Term[];
};

const sidesOf = remembering((text, clauses): Side[] =>
  [...text.matchAll(MOMENT)].flatMap(({ index, 0: found, 1: lead = "" }) => {
    const clause = clauses.find(({ span }) => index >= span.start && index < span.end);
    if (!clause || clause.form === "test") return [];
    const isIn = ({ start }: Term) => start >= index && start < index + found.length;
    const moment = clause.terms.filter((term) => isIn(term) && term.weight === 1);
    const ways = clause.terms.filter((term) => !isIn(term) && isWay(term));
    const isOnly = /\bonly\b/iu.test(text.replace(/\bonly (?:until|after|before|once|when)\b/giu, ""));
    const isOfThings = ATTACHED.test(text.slice(clause.main.start, index));
    return [{ isOfThings, isEarlier: EARLIER.test(lead), isSo: !isDenied(clause), isOnly, moment, ways }];
  }),
);

const isWay = (term: Term) =>
  /^(?:case|state)$/.test(term.place?.role ?? "") || /^(?:on|off)line$/.test(term.text) || isPerson(term);
const isAmong = (term: Term, others: readonly Term[]) => others.some((other) => nearnessOf(term, other) >= NEAR);

/** Whether two rows tell what is so on either side of a moment, and go together: possible until then and not after, or after that in another way. */
export function areOnTwoSides(a: string, b: string): boolean {
  if (isTriedLater(a, b) || isTriedLater(b, a)) return true;
  return sidesOf(a).some((one) =>
    sidesOf(b).some((other) => {
      if (one.isEarlier === other.isEarlier || !one.moment.some((term) => isAmong(term, other.moment))) return false;
      if (one.isOfThings && other.isOfThings) return true;
      return one.isSo !== other.isSo || haveOwnWays(one, other);
    }),
  );
}

const triedIn = remembering((_, clauses) =>
  clauses.flatMap((clause) =>
    clause.form === "test" && isDenied(clause) ? clause.terms.filter(({ start }) => start < clause.seenAt) : [],
  ),
);

/** Whether a test is refused after the moment until which a rule allows it. */
function isTriedLater(rule: string, trial: string): boolean {
  const tried = triedIn(trial);
  return sidesOf(rule).some(
    ({ isEarlier, isSo, moment }) => isEarlier && isSo && moment.length > 0 && moment.every((term) => isAmong(term, tried)),
  );
}

function haveOwnWays(a: Side, b: Side): boolean {
  const [mine, theirs] = [hasOwnWay(a, b), hasOwnWay(b, a)];
  return (mine && theirs) || (a.isOnly && mine) || (b.isOnly && theirs);
}

const hasOwnWay = ({ ways }: Side, other: Side) => ways.some((term) => !isAmong(term, other.ways));
