import { areApart, overlapOf } from "#domain/quality/contradictions/overlap.ts";
import type { Fact } from "#domain/quality/facts/fact.ts";
import { isEveryone, isPerson, sharePeople } from "#domain/quality/facts/people.ts";
import { haveOtherModifiers, haveOtherThemes, haveOwnCases, tellApart } from "./other-things.ts";
import { namesDeed, type Said, sameDeed, termsAbout } from "./said.ts";

const ASKING = /^(?:request|ask|apply|applies|propose|suggest|prepare|draft|recommend|initiate)s?$/u;
const asks = ({ about: { terms } }: Fact) => terms.some(({ text, isNamed }) => !isNamed && ASKING.test(text));

/** What one lets somebody do and the other keeps from them; of `crowd` see `areAtOdds`. */
export function permissionsClash({ fact: a }: Said, { fact: b }: Said, crowd: number): boolean {
  if (asks(a) !== asks(b) || !rightsClash(a, b)) return false;
  const overlap = overlapOf(termsAbout(a), termsAbout(b));
  const things = overlap.shared.filter(({ ids }) => !ids.includes(a.about.main) && !ids.includes(b.about.main));
  const noun = overlap.shared.some(({ ids }) => ids.some((id) => a.about.deeds.includes(id) && isSpecificDeed(id)));
  const bare = [a, b].some(({ about }) => about.terms.every(({ ids }) => ids.some((id) => about.deeds.includes(id))));
  if (areApart(termsAbout(a), termsAbout(b))) return false;
  const [mine, theirs] = [a, b].map(({ about }) => about.said.filter((term) => !isPerson(term)));
  if (!mine || !theirs || haveOtherThemes(mine, theirs) || tellApart(mine, theirs) || haveOwnCases(mine, theirs)) return false;
  if (haveOtherModifiers(a.about.said, b.about.said)) return false;
  if (crowd > 0.7 && (a.about.main !== b.about.main || things.length === 0 || overlap.share < 0.6)) return false;
  return (
    (sameDeed(a, b) || namesDeed(a, b)) &&
    a.about.main !== "" &&
    b.about.main !== "" &&
    (things.length > 0 || bare || noun) &&
    overlap.weight >= 1
  );
}

/** "Users cannot see the orders of other users" says nothing of who serves them. */
const isOfWhoseThings = (a: Fact, b: Fact) =>
  (a.attribute === "others") !== (b.attribute === "others") &&
  [a, b].every(({ actor }) => actor.length > 0) &&
  !sharePeople(a.actor, b.actor) &&
  [a, b].every(({ comparator }) => comparator !== "only");

/** Whether the two grant and refuse, if the same people are meant; to ask for a thing is no right to it. */
export function rightsDiffer(a: Fact, b: Fact): boolean {
  if (asks(a) !== asks(b) || isOfWhoseThings(a, b)) return false;
  const pair = [a.comparator, b.comparator];
  const only = pair.filter((one) => one === "only").length;
  if (only === 2) return !sharePeople(a.actor, b.actor);
  if (only === 1) return !pair.includes("may not") && !sharePeople(a.actor, b.actor);
  return a.comparator !== b.comparator;
}

/** Whether the two grant and refuse, people left aside what they do. */
export function rightsClash(a: Fact, b: Fact): boolean {
  if (isOfWhoseThings(a, b)) return false;
  const whose = [a.attribute, b.attribute];
  if (whose.includes("only own") && whose.includes("others"))
    return a.comparator === b.comparator && sharePeople(a.actor, b.actor);
  if (a.attribute !== b.attribute && !whose.includes("")) return false;
  const pair = [a.comparator, b.comparator];
  const shared = sharePeople(a.actor, b.actor);
  const only = pair.filter((one) => one === "only").length;
  if (only === 2) return !shared;
  if (only === 1) return !pair.includes("may not") && !shared;
  return a.comparator !== b.comparator && (shared || isEveryone(a.actor) || isEveryone(b.actor));
}

/** A deed that says by itself what is done to what, such as to refund or to prescribe. */
const SPECIFIC = new Set(
  `refund prescribe vote translate encrypt discount repair invite impersonate donate teach treat publish unlock lock`.split(" "),
);
const isSpecificDeed = (id: string) => id === "back up" || SPECIFIC.has(id);
