import type { Brief } from "#domain/brief.ts";
import { ANY_DEED } from "#domain/catalog/patterns/deeds/plain.ts";
import type { Activity, Doubt, Rule as HeardRule } from "#domain/drafter/analysis/activity.ts";
import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { denies, figuresOf } from "#domain/drafter/analysis/reading/rules.ts";
import { isForbidden, tellsSoFar } from "#domain/drafter/analysis/rules.ts";
import { capitalised } from "#domain/drafter/language/words.ts";
import { isNamedIn } from "#domain/drafter/plan/coming.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { type BoundDeed, planOf } from "#domain/drafter/plan/plan.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { onceEach } from "#domain/once.ts";
import { headsOf } from "#domain/source-units/heads.ts";
import { isBinding, isSaidBy, type Said } from "./binding.ts";
import { demands } from "./ruling/demands.ts";
import { leavesToOthers } from "./ruling/left-out.ts";
import { isGoal, isNarrated } from "./ruling/narrated.ts";
import { readRule } from "./ruling/read-rule.ts";
import { withNames } from "./ruling/with-names.ts";
import { contentWords, SAME_WORDS, withoutRepeats } from "./similarity.ts";
import { doneBy } from "./telling/done-by.ts";
import { isLimit } from "./telling/is-limit.ts";

/** A limit the description or an answer sets, in its own words, without a full stop. */
export type Rule = {
  said: string;
  forbids: boolean;
  money: boolean;
  speed: boolean;
  statement?: string | undefined;
  /** What the product does by itself. */
  duty?: Pick<Activity, "said" | "condition"> | undefined;
  doubt?: Doubt | undefined;
};

const MOST_RULES = 60;

/** What has to hold. */
export function rulesOf(brief: Brief): Rule[] {
  const { told: deeds } = planOf(brief);
  return told(brief).filter((rule) => isRule(rule, deeds));
}

function isRule(rule: Rule, deeds: readonly BoundDeed[]): boolean {
  return rule.duty ? !isGoal(rule.duty) : demands(rule.said) && !isNarrated(rule, deeds);
}

/** What is so and demands nothing: how big a business is, what it owns. */
export function surroundingsOf(brief: Brief): Rule[] {
  const { told: deeds } = planOf(brief);
  return told(brief).filter((rule) => !isRule(rule, deeds) && !leavesToOthers(rule.said) && !isSaidBy(rule, deeds));
}

/** "Not now: new goods": what the product is said to leave out. */
export function leftOut(brief: Brief): Rule[] {
  return told(brief).filter(({ said }) => leavesToOthers(said));
}

/** What has to hold and no deed says whole, so that somebody builds it. */
export function rulesToBuild(brief: Brief): Rule[] {
  return rulesNotTold(brief).filter(({ doubt }) => doubt !== "much");
}

/** Of these, what more than one requirement is made of. */
export function bindingRules(brief: Brief): Rule[] {
  return rulesToBuild(brief).filter(({ doubt }) => doubt === undefined);
}

/** What may have to hold, in the words of the description: whether it has, somebody is to say. */
export function leftToSettle(brief: Brief): string[] {
  const description = descriptionOf(brief).toLowerCase();
  const built = rulesToBuild(brief).map(({ said }) => said.toLowerCase());
  const quotes = rulesNotTold(brief)
    .filter(({ doubt }) => doubt === "much")
    .map(({ said, statement = said }) => (description.includes(said.toLowerCase()) ? said : withoutStop(statement)))
    .filter((quote) => !built.some((said) => quote.toLowerCase().includes(said)))
    .map((quote) => (description.includes(quote.toLowerCase()) ? `“${capitalised(quote)}”` : capitalised(quote)));
  return [...new Set(quotes)];
}

const withoutStop = (statement: string) => statement.replace(/[.!]$/, "").replace(/ (?=[,;])/g, "");

/** What no deed tells whole; one that is doubted itself tells no rule that is not. */
const rulesNotTold = onceEach((brief: Brief): readonly Rule[] => {
  const rules = rulesOf(brief);
  const { deeds, told: all } = planOf(brief);
  const duties = rules.flatMap(dutyTold);
  const said = { surely: [...deeds, ...duties], atAll: [...all, ...duties] };
  return rules.filter((rule) => !rule.speed && (rule.duty || !isSaidBy(rule, rule.doubt ? said.atAll : said.surely)));
});

/** What the product does by itself, as a deed of "the system". */
function dutyTold({ duty, statement = "" }: Rule): Said[] {
  const noun = { singular: "system", plural: "app software website" };
  return duty ? [{ party: { noun }, activity: { ...duty, heardIn: { statement, clause: statement } } }] : [];
}

const told = onceEach((brief: Brief): readonly Rule[] => {
  const { told: deeds } = planOf(brief);
  const { rules, actors, activities } = analyse(descriptionOf(brief));
  const heard = [...rules, ...activities.filter(isLimit).map(limitTold)].map(({ text, money, speed, duty, doubt, heardIn }) => {
    const plain = text.replace(/[\s,]+$/, "").replace(/ ('(?:m|d|re|ve|s|ll))\b/g, "$1");
    const own = plain
      .replace(/^(?:and|but|so(?! that)|also|then),? (?=\S+ \S)/i, "")
      .replace(GOOD_FOR, "")
      .replace(BECAUSE, (reason, why: string) => (tellsSoFar(why) ? "" : reason));
    const said = capitalised(
      withNames(
        own,
        deeds.filter(({ activity }) => activity.heardIn?.statement === heardIn?.statement),
      ),
    );
    return {
      said,
      forbids: isForbidden(mainClauseOf(said)),
      money,
      speed: speed && !isOfPeople(said, actors),
      statement: heardIn?.statement,
      duty,
      doubt,
    };
  });
  const binding = joinedToLast(heard.filter((rule) => rule.duty || (isBinding(rule.said) && !isPurpose(rule, deeds))));
  return withoutRepeats(
    binding.filter((rule) => !binding.some((other) => isPartOf(rule, other))),
    ({ said }) => said,
    [],
    SAME_WORDS,
  ).slice(0, MOST_RULES);
});

/** "Hold at most two at a time" of members, as what has to hold. */
function limitTold({ actor, said, condition, doubt, heardIn }: Activity): HeardRule {
  const text = [actor && `${actor.plural} ${doneBy(actor, said)}`, condition].filter(Boolean).join(" ");
  return { text, whole: true, about: undefined, by: actor, money: false, speed: false, doubt, heardIn };
}

/** "…, so nobody goes looking for you" says what it is good for. */
const GOOD_FOR =
  /(?<=\S \S+ \S.*),? so (?:that )?(?:nobody|no one|nothing) (?!(?:may|must|can|cannot|shall|should|has|else)\b)[^,;.]+$/iu;

/** "…, because at the moment the phone never stops": how it is today limits nothing. */
const BECAUSE = /,? (?:because|since|as) ([^,;]+)$/iu;

/** "…, so nobody goes looking for you": what a deed is good for is no rule besides it. */
function isPurpose({ said, statement = "" }: Rule, deeds: readonly Said[]): boolean {
  if (/\b(?:must|may|shall|can|cannot|has to|have to)\b/i.test(said)) return false;
  const at = statement.toLowerCase().search(new RegExp(`\\bso (?:that )?${escapePattern(said.toLowerCase())}`, "u"));
  return at > 0 && deeds.some(({ activity }) => activity.heardIn?.statement === statement);
}

/** "If it isn't, I get called": of what, only the rule before it says. */
const ECHO =
  /^(?:otherwise\b|there,|if (?:it|he|she|they|not|so)(?: (?:is|are|does|do|has|have)(?: not|n't)?|n't|'s not)?,|if (?:it|he|she|they) (?:isn't|aren't|doesn't|don't|hasn't|haven't|can't|won't)\b)/iu;
const LONGEST = 200;

function joinedToLast(rules: readonly Rule[]): Rule[] {
  const kept: Rule[] = [];
  for (const rule of rules) {
    const last = kept.at(-1);
    if (!last || rule.duty || last.duty || !ECHO.test(rule.said) || last.said.length + rule.said.length > LONGEST) {
      kept.push(rule);
      continue;
    }
    const said = `${last.said}; ${rule.said.charAt(0).toLowerCase()}${rule.said.slice(1)}`;
    kept[kept.length - 1] = { ...last, said, forbids: last.forbids || rule.forbids, money: last.money || rule.money };
  }
  return kept;
}

/** "Teams answer within 30 seconds" says how fast people are, and nothing of the product. */
function isOfPeople(said: string, actors: readonly Noun[]): boolean {
  const start = said.toLowerCase().replace(/^(?:the|an?|every|each|our) /, "");
  return actors.some(({ singular, plural }) => start.startsWith(`${singular} `) || start.startsWith(`${plural} `));
}

/** "Actors say when they cannot come" forbids nothing. */
function mainClauseOf(said: string): string {
  return said
    .replace(/^(?:if|when|whenever|once|as long as|as soon as|while|unless)\b[^,]*, /i, "")
    .replace(
      /(?<=\b(?:an?|the|each|every|any|all) (?:[\p{L}-]+ ){1,3})(?:they|he|she|we|you|i) (?=(?:can|do|does|have|has|are|is|will|must|may|want|need)).*$/iu,
      "",
    )
    .replace(/(?<=\S )(?:if|when|whenever|because|whether|who|why|where|that|which|so that)\b.*$/i, "");
}

/** Nearly all of it stands in what was said whole. */
const PART = 0.7;
/** "When it comes back it gets washed": a part that says what comes back says more. */
const POINTS_BACK = /^(?:(?:when|if|once|after|before|until|unless) )?(?:he|she|it|they)\b/i;

/** Whether another rule of the same statement says it too, and more. */
function isPartOf({ said, statement, duty }: Rule, other: Rule): boolean {
  if (duty && !other.duty) return false;
  if (other.said.length <= said.length) return false;
  if (other.said.toLowerCase().includes(said.toLowerCase())) return true;
  if (statement === undefined || other.statement !== statement) return false;
  if (denies(said) && !denies(other.said)) return false;
  const words = [...contentWords(said)];
  const whole = contentWords(other.said);
  return (
    words.filter((word) => whole.has(word)).length >= words.length * (POINTS_BACK.test(other.said) ? 1 : PART) &&
    figuresOf(said).every((figure) => other.said.toLowerCase().includes(figure))
  );
}

/** What has most to do with a rule, by words of one root: "reserve" and "reservation"; undefined where nothing has. */
export function nearest<T>(rule: Pick<Rule, "said">, items: readonly T[], textOf: (item: T) => string): T | undefined {
  const wanted = rootsOf(rule.said);
  const scored = items.map((item) => {
    const roots = rootsOf(textOf(item));
    const shared = [...wanted].filter((root) => roots.has(root)).length;
    return { item, score: shared === 0 ? 0 : shared + shared / (roots.size + 1) };
  });
  const best = scored.reduce<{ item: T; score: number } | undefined>(
    (top, one) => (top && top.score >= one.score ? top : one),
    undefined,
  );
  return best && best.score > 0 ? best.item : undefined;
}

const LONG_ROOT = 6;

/** Words of every rule. */
const GENERAL = headsOf("minutes hours days weeks months years time day by within at least most more than one number");

function rootsOf(text: string): ReadonlySet<string> {
  const told = [...headsOf(text)].filter((word) => !GENERAL.has(word) && !/^\d/.test(word));
  return new Set(told.map((word) => word.slice(0, LONG_ROOT)));
}

/** The deed that a rule is about: the words of its kind count as its own. */
export function deedOf(rule: Pick<Rule, "said">, deeds: readonly BoundDeed[]): BoundDeed | undefined {
  const said = new Set(
    rule.said
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .map((word) => verbForm(word)?.base ?? word),
  );
  // who is kept from it or bound to it does it
  const doer = readRule(rule.said)?.subject.toLowerCase() ?? "";
  const own = deeds.filter(({ party: { noun } }) => isNamedIn(noun, doer));
  return nearest(rule, own.length > 0 ? own : deeds, ({ activity, pattern }) =>
    [
      activity.said,
      activity.condition,
      pattern.key === ANY_DEED.key ? "" : pattern.verbs.filter((verb) => said.has(verb)).join(" "),
    ].join(" "),
  );
}
