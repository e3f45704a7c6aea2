import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import { areOfOtherRoles } from "#domain/quality/contradictions/cases/roles.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { haveOtherThemes, tellApart } from "./other-things.ts";
import { areOfOtherPeople } from "./said.ts";

const NEAR = 0.8;
/** The part of what the shorter one names that the other names as well. */
const MOSTLY = 0.5;

/** Words that say how something is done, and not what. */
const WAYS =
  /^(?:hand|automat\w*|manual\w*|optional\w*|voluntar\w*|mandatory|required|error|own|shared|common|single|one|separate|individual|personal|part|involvement|intervention|setting|human)s?$/u;

const isThing = (term: Term) => term.weight === 1 && !isPerson(term) && term.place?.role !== "deed" && !WAYS.test(term.text);

/** Whether two facts plainly speak of one thing: most of what the one names, the other does too, and nothing sets them apart. */
export function areOfOneMatter(a: Fact, b: Fact): boolean {
  const [mine, theirs] = [a, b].map(({ about }) => about.said.filter(isThing));
  if (!mine || !theirs || mine.length === 0 || theirs.length === 0) return false;
  if (haveOtherThemes(mine, theirs) || tellApart(mine, theirs)) return false;
  // who shares a thing and who has one of their own are named by other words: a family, a mother
  if (a.attribute !== "sharing" && (areOfOtherRoles(a, b) || areOfOtherPeople(a, b))) return false;
  const shared = (terms: readonly Term[], others: readonly Term[]) =>
    terms.filter((term) => others.some((other) => nearnessOf(term, other) >= NEAR)).length / terms.length;
  return Math.max(shared(mine, theirs), shared(theirs, mine)) >= MOSTLY;
}
