import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { inFirstPerson } from "#domain/drafter/language/third-person.ts";
import { isPlural, uncapitalised } from "#domain/drafter/language/words.ts";
import { doneBy } from "./done-by.ts";

/** What is sent and not given. */
export const SENT =
  /^(?:an? |the |my |their )?(?:\p{L}+ )?(?:e-?mail|text|message|sms|reminder|notification|confirmation|alert|alarm|warning|call|mail|notice|link|push)\b/iu;
export const TOLD =
  /^(?:be|get) (?:told|informed|reminded|notified|warned|alarmed|alerted|shown|asked|invited|thanked|congratulated|phoned|called|texted|e?-?mailed)\b/;
/** These say how and how soon, and neither about what nor when. */
const EMPTY =
  /^(?:be|get|receive|an?|the|my|their|one|text|e-?mail|mail|message|sms|link|reminder|notification|alert|notice|push|call|by|on|at|once|in|time|too|also|then|automatically|immediately|straight|away|without|delay|ahead|before|beforehand|again|phone|\d+|two|three|four|five|six|minutes?|hours?|days?|weeks?|months?|years?)$/i;
const WHEN =
  /\b(?:when|whenever|if|once|as soon as|after|before|until|should|about|that|because|why|how|who|which|whether|where)\b/;
const OPENING = /^(?:whenever|when|if|once|as soon as|in case|should) /i;
const WITHIN = / (?:when|whenever|if|once|as soon as) (.+)$/;
/** "…, and I want the system to" leads over to the deed. */
const LEADS_OVER =
  /[\s,;:.—-]*(?:\b(?:and|then|so|but|also)\b[\s,]*)*(?:\b(?:i|we)(?:'d| would)? (?:want|wish|like|need)\b[^,;.]{0,30})?$/i;
/** "5 days before their reviews are due", "the evening before" */
const AT_TIME =
  / ((?:\d+|an?|one|two|three|four|five|six|seven|ten|twelve|the) (?:\p{L}+ )?(?:minutes?|hours?|days?|weeks?|months?|evening|morning|night|day) (?:before|after|ahead|beforehand)(?: .+)?)$/u;
const AT_LEVEL =
  /^((?:at|below|under|above|over|from|beyond) (?:(?:less|more|fewer) than )?\d[\d.,]*(?: ?[\p{L}%°€$£]+){1,3}?),? (?=(?:the|an?|our|each|every|all) )/iu;
const EACH_TIME = / (?:every|each) time (?:that )?(.+)$/;
/** "The winner must be picked by Friday, and every bidder is told": once that is done. */
const TO_BE_DONE =
  /^((?:the|an?|each|every|all|our) [\p{L} -]{3,40}?) (?:must|has to|have to|needs? to|should|shall|is to|are to) be (\p{L}+(?:ed|en|n|t|de|ck|ld|d))(?= |$)/iu;
const LONGEST = 150;
const FEWEST_WORDS = 3;

/** Whether of what somebody is told or sent these words say neither what it is about nor when. */
export function isToldBarely(said: string): boolean {
  const sent = /^(?:get|receive) (.+)$/.exec(said)?.[1] ?? "";
  if (WHEN.test(said) || (!TOLD.test(said) && !SENT.test(sent))) return false;
  return said
    .replace(TOLD, "")
    .split(/[^\p{L}\p{N}-]+/u)
    .every((word) => word === "" || EMPTY.test(word));
}

/** "And the learner gets a text": about what, the deed or the words before it in the same statement say. */
export function onOccasion(told: Activity, all: readonly Activity[]): Activity {
  const { heardIn, condition = "" } = told;
  if (!isToldBarely(told.said)) return told;
  // what somebody is told when is one deed in every row
  if (condition !== "") return { ...told, said: `${told.said} ${condition}`, condition: undefined };
  if (!heardIn) return told;
  const at = heardIn.statement.indexOf(heardIn.clause);
  const before = all
    .slice(0, all.indexOf(told))
    .findLast(({ actor, heardIn: other, said }) => actor && other?.statement === heardIn.statement && !TOLD.test(said));
  if (before?.actor) return { ...told, said: `${told.said} when ${before.actor.plural} ${doneBy(before.actor, before.said)}` };
  const words = heardIn.statement
    .slice(0, Math.max(at, 0))
    .replace(LEADS_OVER, "")
    .replace(/[\s,;:.—-]+$/, "")
    .trim();
  const [, what = "", done = ""] = TO_BE_DONE.exec(words) ?? [];
  if (what !== "")
    return {
      ...told,
      said: `${told.said} when ${uncapitalised(what)} ${isPlural(what.split(" ").at(-1) ?? "") ? "are" : "is"} ${done}`,
    };
  // "at less than 15 tonnes the officer is warned"
  const [, level] = AT_LEVEL.exec(heardIn.statement) ?? [];
  if (level) return { ...told, said: `${told.said} ${uncapitalised(level)}` };
  if (words.length > LONGEST || words.split(/\s+/).length < FEWEST_WORDS) return told;
  return { ...told, condition: `about this: "${words.replaceAll('"', "'")}"` };
}

/** What has to happen before somebody is told, as the course of events of a test says it. */
export function occasionOf({ said, condition = "" }: Pick<Activity, "said" | "condition">): string {
  if (OPENING.test(condition)) return inFirstPerson(condition.replace(OPENING, "").replace(/[.,;]+$/, ""));
  const within = (EACH_TIME.exec(said) ?? WITHIN.exec(said))?.[1];
  if (within) return inFirstPerson(within);
  const time = AT_TIME.exec(said)?.[1];
  if (time) return `it is ${inFirstPerson(time)}`;
  const [, period = ""] = /\b(dai|week|month|quarter|year)ly\b/.exec(said) ?? [];
  const level =
    / (?:at|from) ((?:(?:less|more|fewer) than )?\d.*)$/.exec(said)?.[1] ??
    / ((?:below|under|above|over|beyond) \d.*)$/.exec(said)?.[1];
  // "at 8 hours" is how long something has lasted
  if (level && !/(?:minutes?|hours?|days?|weeks?|months?|years?)$/.test(level)) return `it is ${level}`;
  if (period) return `the ${period === "dai" ? "day" : period} has ended`;
  return condition.startsWith("about this") ? "that comes about" : "it is due";
}

/** "be reminded 5 days before my reviews are due" without when that is, which is told before it. */
export function withoutOccasion(said: string): string {
  for (const occasion of [EACH_TIME, WITHIN, AT_TIME]) {
    const found = occasion.exec(said);
    const rest = found && said.slice(0, found.index);
    if (rest) return /^(?:be|get) (?:told|informed|notified)$/.test(rest) ? `${rest} of it` : rest;
  }
  return said;
}
