import type { Signs, Told } from "./told.ts";

const COMMENTS =
  /\b(?:honestly|of course|i suppose|i think|i know|frankly|anyway|believe me|you know|by the way|sort of|kind of|luckily|sadly|apparently|obviously|mind you|bless|lovely|sorry|please|thanks?|god|really|quite|rather|simply|pretty|of mine|my (?:wife|husband|mother|father|son|daughter)|the whole point|in fact|after all)\b|!/i;
export const OF_NOW =
  /\b(?:today|currently|at present|at the moment|now|always|often|usually|still|so far|until now|these days|every year|normally|mostly|half the time|most of)\b/i;
const REASON = /\b(?:because|since|as (?:we|the|it)|so that|otherwise|after all|which is why|that's why)\b/i;
const CONTRACTED = /\b(?:i|we|you|they|it|that|he|she|there)'(?:s|re|m|ve|d|ll)\b|n't\b/i;
const FIRST = 2;
const EARLY = 0.2;
const LATE = 0.6;

/** How a statement speaks, and where it stands in the text. */
export function signsOfStatement({ said, clauses, place, deeds, rules }: Told, count: number): Signs {
  return {
    "statement: first": place * count < FIRST,
    "statement: early": Math.max(0, 1 - place / EARLY),
    "statement: late": Math.max(0, place - LATE),
    "statement: of me": /\b(?:i|i'm|me|my|mine|myself)\b/i.test(said),
    "statement: of us": /\b(?:we|we're|us|our|ours)\b/i.test(said),
    "statement: begins with us": /^(?:we|our|i|my)\b/i.test(said),
    "statement: joined": /^(?:and|or|but|so|then)\b/i.test(said),
    "statement: comment": COMMENTS.test(said),
    "statement: of now": OF_NOW.test(said),
    "statement: past": clauses.some(({ marker, group }) => marker === "" && group.form === "past" && !group.passive),
    "statement: reason": REASON.test(said),
    "statement: contracted": CONTRACTED.test(said),
    "statement: colon": said.includes(":"),
    "statement: brackets": /[()]/.test(said),
    "statement: clauses": Math.min(2, clauses.length / 4),
    "statement: deeds": Math.min(1.5, deeds / 3),
    "statement: rules": Math.min(1.5, rules / 3),
  };
}
