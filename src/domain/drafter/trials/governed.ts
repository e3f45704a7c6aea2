import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { headOf } from "#domain/drafter/plan/acted-on.ts";
import { isNamedIn } from "#domain/drafter/plan/coming.ts";
import { isWhatIsDone } from "#domain/drafter/plan/deed-nouns.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { nearest, type Rule } from "#domain/drafter/rules.ts";
import { readRule } from "#domain/drafter/ruling/read-rule.ts";
import { thingCounted } from "#domain/drafter/telling/limit-of-deed.ts";

/** "payment", "booking", "cancellation" of their verbs. */
const OF_VERB = /^(?:s|ing|ings|ment|ments|al|als|ation|ations|lation|ance|ence|ion|ions)$/;
/** Kinds whose verbs say the same of a thing: to rent a bike is to reserve it, to add a child is not to register it. */
const ALIKE = /^(?:book|order|cancel|delete|finish|pay|join)$/;
/** "at most two weeks ahead": nothing else is named that it is done to. */
const NO_THING =
  /^\p{L}+(?:$| (?:at|no|not|up|only|until|before|after|within|for|with|without|twice|once|on|in|more|again|by|from)\b)/u;

/** The deed that a rule limits: it names its verb and its thing, or its verb and whoever does it, and nothing else it is done to. */
export function deedGoverned(rule: Pick<Rule, "said">, deeds: readonly BoundDeed[]): BoundDeed | undefined {
  const words = rule.said.toLowerCase().split(/[^\p{L}-]+/u);
  const read = readRule(rule.said);
  const doer = read?.subject.toLowerCase() ?? "";
  const isOfOthers = (one: BoundDeed) => deeds.some(({ party }) => party !== one.party && isNamedIn(party.noun, doer));
  const limited = deeds.filter((deed) => {
    const { activity, party, pattern } = deed;
    const isByDoer = isNamedIn(party.noun, doer);
    if (isOfOthers(deed) && !isByDoer) return false;
    const thing = thingOf(deed);
    const isOfThing = thing !== "" && words.some((word) => word === thing || singular(word) === thing);
    const verbs = isOfThing && ALIKE.test(pattern.key) ? [activity.verb, ...pattern.verbs] : [activity.verb];
    if (!words.some((word) => verbs.some((verb) => isOfVerb(word, verb)))) return false;
    return isOfThing || (isByDoer && (thing === "" || NO_THING.test(read?.rest.replace(/^be /, "") ?? "")));
  });
  return limited.length > 1 ? nearest(rule, limited, ({ activity }) => activity.said) : limited[0];
}

function isOfVerb(word: string, verb: string): boolean {
  if (word === verb || verbForm(word)?.base === verb) return true;
  const stem = verb.replace(/e$/, "");
  return stem.length > 2 && word.startsWith(stem) && OF_VERB.test(word.slice(stem.length));
}

function thingOf({ activity }: BoundDeed): string {
  const head = headOf(activity) || thingCounted(activity.said)?.head || "";
  return isWhatIsDone(activity.verb, head) ? "" : singular(head.toLowerCase());
}
