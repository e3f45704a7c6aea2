import type { Activity } from "#domain/drafter/analysis/activity.ts";

const HOLDS = /^(?:have|hold|own|keep|stay|be|use|need|carry|occupy)\b/;
const LIMIT = /\b(?:at (?:most|least)|(?:no|not) (?:more|less|longer|fewer) than|up to|a maximum of|a minimum of)\b/;

const GIVEN =
  /^(?:get|receive|be (?:given|assigned|sent|offered)) (?:at (?:most|least)|(?:no|not) (?:more|less|fewer) than|up to|a maximum of|only) /;

/** "Groups get 15 percent off" */
const CHEAPER = /^(?:get|receive|have) .*(?:\d ?%|\bpercent\b|\bdiscount\b|\breduction\b|\boff$)/;

/** "Teach at most six lessons a day": a bound right behind what somebody does all the same. */
const BOUNDED =
  /^(?:teach|lead|supervise|coach|mentor|handle|manage|serve|look after|take(?: on| in)?|host|work|drive|judge|review|care for) (?:at most|(?:no|not) more than|a maximum of) (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half)\b/;

/** "Hold at most two at a time": nobody does that, it is what may be; nor do they get "no more than 12". */
export function isLimit({ said, actor }: Pick<Activity, "said" | "actor">): boolean {
  if (actor === undefined) return false;
  return [CHEAPER, GIVEN, BOUNDED].some((words) => words.test(said)) || (HOLDS.test(said) && LIMIT.test(said));
}
