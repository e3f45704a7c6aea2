import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { phraseAt } from "#domain/drafter/analysis/reading/people.ts";
import { textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { verbatim } from "#domain/drafter/analysis/reading/telling.ts";
import { verbOf, type Word } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { agentsIn } from "./agents.ts";
import { deedOf } from "./deed.ts";
import { doneAlike } from "./done-alike.ts";
import { doneByAgents, doneByDoers, received } from "./done-by.ts";
import { doneByNobody } from "./done-by-nobody.ts";
import { isDoneByProduct, toldByProduct } from "./done-by-product.ts";
import { doneByThoseAround } from "./done-by-those-around.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";
import { toldByNouns } from "./told-by-nouns.ts";
import { isOfDevice, isOutright, tellsDeed } from "./which-tell.ts";

/** What a clause says that people do, or shall be able to do. */
export function deedsIn(reading: Reading): Activity[] {
  if (isDoneByProduct(reading)) return toldByProduct(reading);
  const named = toldByNouns(reading);
  if (named.length > 0) return named;
  if (isQuota(reading) || isRetention(reading)) return [];
  if (tellsDeed(reading)) return deeds(reading);
  return (isOutright(reading) || isOfDevice(reading)) && !reading.clause.group.denied ? inTime(reading) : [];
}

function deeds(reading: Reading): Activity[] {
  const { clause, doers, first, words } = reading;
  const agents = agentsIn(reading);
  // "our vans are washed by a neighbour" tells of the business
  const ofTeller = first && /^(our|my)$/.test(words[clause.subject?.from ?? 0]?.word ?? "");
  if (agents.length > 0 && !ofTeller) return doneByAgents(reading, agents);
  if (clause.group.passive) return passively(reading);
  return doers.people.length > 0 ? doneByDoers(reading) : doneByNobody(reading);
}

/** What is told as done, and by nobody: some get it, or those do it who do its like. */
function passively(reading: Reading): Activity[] {
  const known = [...received(reading), ...doneAlike(reading)];
  return known.length > 0 ? known : doneByThoseAround(reading);
}

const AT_MOST = /\b(?:(?:no|not) more than|at (?:the )?most|max(?:imum)?)\b/i;

const KEEPS = /^(?:keep|store|retain|archive|save)$/;
const SO_LONG =
  /\bfor (?:at least |up to |about )?(?:\d+|an?|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty) (?:days?|weeks?|months?|years?)$/iu;

/** "We keep contracts for 7 years": how long they are kept has to hold, and nobody does it. */
function isRetention({ clause: { group, to }, doers, words }: Reading): boolean {
  return doers.teller === "we" && KEEPS.test(group.base) && SO_LONG.test(textOf(words.slice(group.end, to)));
}

const HOLDS = /^(?:hold|have|own)$/;
const SO_MANY = /^(?:only|just|up to) (?:\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve)/i;

/** "One household may submit no more than two forms", "you may hold only two places": how much of it a unit may do or have, and nobody's task. */
function isQuota({ clause: { group, subject, to }, words }: Reading): boolean {
  const told = textOf(words.slice(group.end, to));
  if (HOLDS.test(group.base) && /^(?:may|can)$/.test(group.modal ?? "") && (SO_MANY.test(told) || AT_MOST.test(told)))
    return true;
  const counts = /^(?:one|each|every|an?)$/.test(words[subject?.from ?? -1]?.word ?? "");
  return counts && /^(?:may|can)$/.test(group.modal ?? "") && AT_MOST.test(told);
}

/** "three full working days" */
const MOST_BESIDE = 4;
const TIME = /^(?:minute|hour|day|fortnight|week|weekend|month|quarter|year)$/;

const HOURS = /^\d+(?:h|hrs?|mins?|d)$/;
/** "an hour to kill", "two weeks to go": how much of it there is, and nothing to do. */
const IS_LEFT = /^(?:kill|spare|go|waste|lose|live|run)$/;

/** "has ten days to accept", "has until noon to reply or to decline": what there is time for, and how much. */
function inTime(reading: Reading): Activity[] {
  const whole = tailOf(reading);
  // ", after which it is offered to the next one"
  const aside = whole.findIndex(({ tag }, at) => tag === "comma" && /^(?:prep|rel)$/.test(whole[at + 1]?.tag ?? ""));
  const tail = (aside < 0 ? whole : whole.slice(0, aside)).filter(({ word }, at) => at > 0 || word !== "got");
  const to = tail.findIndex(({ tag }) => tag === "to");
  const isUntil = /^(?:until|till)$/.test(tail[0]?.word ?? "");
  const isOne = /^an?$/.test(tail[0]?.word ?? "") && TIME.test(tail[1]?.word ?? "") && to === 2;
  const isSome =
    tail[0]?.tag === "num" &&
    (HOURS.test(tail[0].word) || tail.slice(1, MOST_BESIDE).some(({ word }) => TIME.test(singular(word))));
  if (reading.clause.group.base !== "have" || !(isSome || isUntil || isOne)) return [];
  const within = isUntil ? `by ${verbatim(tail.slice(1, to))}` : `within ${verbatim(tail.slice(0, to))}`;
  const joint = tail.findIndex(({ tag, word }, at) => at > to && tag === "conj" && word === "or" && isDeed(tail, at));
  const parts =
    joint < 0
      ? [tail.slice(to + 1)]
      : [tail.slice(to + 1, joint), tail.slice(tail[joint + 1]?.tag === "to" ? joint + 2 : joint + 1)];
  return parts.flatMap(([first, ...rest]) => {
    const { base = "", form } = first?.verb ?? verbOf(first?.word ?? "") ?? {};
    if (to < 0 || form !== "base" || IS_LEFT.test(base)) return [];
    const said = [base, ownWords(reading, rest), within].filter(Boolean).join(" ");
    return reading.doers.people.map((noun) => ({ ...deedOf(reading, noun, [said], phraseAt(rest, 0)), verb: base }));
  });
}

const isDeed = (words: readonly Word[], at: number) =>
  (words[at + 1]?.tag === "to" ? words[at + 2] : words[at + 1])?.verb?.form === "base";
