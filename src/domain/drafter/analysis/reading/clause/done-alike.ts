import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { subjectWords } from "./before-deed.ts";
import { deedOf } from "./deed.ts";
import { isNear } from "./last-done.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

const ALSO = /^(?:as well|too|also|likewise)$/;
const LOOKS_BACK = 8;

/** "Spent brushes are counted as well": by whoever counts the others. */
export function doneAlike(reading: Reading): Activity[] {
  const { clause, doers, heard, words } = reading;
  const { base, end } = clause.group;
  const isAlso = [...words.slice(clause.group.at, end), ...tailOf(reading)].some(({ word }) => ALSO.test(word));
  if (!isAlso || doers.things.length === 0) return [];
  const alike = heard.activities.slice(-LOOKS_BACK).filter((one) => one.verb === base && one.actor && isNear(reading, one));
  const rest = tailOf(reading).filter(({ tag }) => !/^(?:adv|comma)$/.test(tag));
  const said = [base, ownWords(reading, subjectWords(reading)), ownWords(reading, rest)];
  const actors = new Map(alike.map(({ actor }) => [actor?.singular, actor]));
  return [...actors.values()].map((actor) => deedOf(reading, actor, said, doers.things[0]?.phrase));
}
