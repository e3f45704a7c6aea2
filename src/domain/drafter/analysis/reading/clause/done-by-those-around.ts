import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { openingWord, subjectWords } from "./before-deed.ts";
import { deedOf } from "./deed.ts";
import { isNear } from "./last-done.ts";
import { ownWords } from "./own-words.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

/** What somebody has to do with their hands, eyes or mind. */
const BY_HAND = wordSet(
  `assess attach book check clean collect compare confirm count cut declare deliver describe enter fetch fill fit hand inspect label list load measure mend note number open pack paint photograph pick plan
  print read record register repair request review rinse scan seal sign sort stamp state submit test tick unpack upload wash weigh wipe wrap write`,
);
/** What goes with what somebody asks for. */
const HANDED_IN = wordSet("attach cancel claim declare extend postpone resubmit revise state submit swap upload withdraw");
const ASKS = wordSet("apply ask book file order propose register report request reserve submit");

/** "The crew chief takes the inventory; every item is photographed": done by whoever does the rest of it; by nobody who can be told elsewhere. */
export function doneByThoseAround(reading: Reading): Activity[] {
  const { clause, doers, words } = reading;
  const { group } = clause;
  const { base } = group;
  const things = doers.things.filter(({ phrase }) => phrase.kind === "thing" || phrase.kind === "maybe");
  const opening = openingWord(words, clause.subject);
  if (
    !(BY_HAND.has(base) || HANDED_IN.has(base)) ||
    things.length === 0 ||
    doers.people.length > 0 ||
    group.denied ||
    clause.marker !== ""
  )
    return [];
  if (
    /^(?:it|they|which|that|nothing|none|no)$/.test(opening) ||
    words.slice(group.at, group.end).some(({ word }) => /^(?:was|were|been)$/.test(word))
  )
    return [];
  if (words.slice(group.end, clause.to).some(({ word }) => /^(?:by|automatically|itself|only)$/.test(word))) return [];
  const actor = whoElse(reading);
  if (!actor) return [];
  const said = [base, ownWords(reading, subjectWords(reading)), ownWords(reading, tailOf(reading))];
  return [deedOf(reading, actor, said, things[0]?.phrase)];
}

/** Who does something else in the same breath; what is handed in with something is so by whoever asked for it last. */
function whoElse(reading: Reading): Noun | undefined {
  const { clause, context, heard } = reading;
  const { base } = clause.group;
  const told = heard.activities.filter(({ actor }) => actor !== undefined);
  const here = told.filter(({ heardIn }) => heardIn === undefined || heardIn.statement === context.statement);
  const last = here.at(-1);
  if (last) return last.actor;
  const asking = HANDED_IN.has(base)
    ? told.filter((one) => isNear(reading, one)).findLast(({ verb }) => ASKS.has(verb))
    : undefined;
  return asking?.actor;
}
