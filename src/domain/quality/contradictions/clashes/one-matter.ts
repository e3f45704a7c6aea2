import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import { areOfOtherRoles } from "#domain/quality/contradictions/cases/roles.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { isDeed } from "#domain/quality/facts/words.ts";
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

/** Words that tell of a demand itself, or of nothing that is asked for. */
const DEMANDS =
  /^(?:charge|pay|paid|fee|fine|cost|price|money|refund\w*|back|reimburs\w*|repa(?:id|y)|require\w*|optional|mandatory|ask\w*|enter\w*|giv\w*|stat(?:e|ed|ing)|add\w*|upload\w*|miss\w*|collect\w*|need\w*|must|free|amount|full|euros?|francs?|cents?|dollars?|pounds?|get|gets|obtain\w*|receive\w*|told|message|field|form|save\w*|submit\w*|fill\w*|provid\w*|leave\w*|left|empty|blank|system|refuse\w*|accept\w*|contain\w*|include\w*|show\w*|accompan\w*|bring\w*)$/iu;

/** Whether all that one of two rows names is in the other, but for words of the demand: late books, and not reserving one. */
export function areOfPlainMatter(a: Fact, b: Fact, words: RegExp = DEMANDS): boolean {
  const isOfMatter = (term: Term) => !isPerson(term) && !words.test(term.text);
  if (areOfOtherRoles(a, b) || areOfOtherPeople(a, b) || tellApart(a.about.said, b.about.said)) return false;
  const [mine, theirs] = [a, b].map(({ about }) => about.said.filter(isOfMatter));
  const rest = (terms: readonly Term[] = [], others: readonly Term[] = []) =>
    terms.filter((term) => !others.some((other) => nearnessOf(term, other) >= NEAR));
  const [own, others] = [rest(mine, theirs), rest(theirs, mine)];
  const isShared = mine?.some((term) => isThing(term) && !own.includes(term));
  return isShared === true && (own.every(isPale) || others.every(isPale));
}

/** What says little, unless it is what is done. */
const isPale = ({ weight, place, ids }: Term) =>
  weight < 1 && place?.role !== "deed" && !(place?.prep === "if" && ids.some(isDeed));
