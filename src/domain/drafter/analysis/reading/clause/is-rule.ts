import { binds, textOf } from "#domain/drafter/analysis/reading/rules.ts";
import { openingWord } from "./before-deed.ts";
import { tailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";
import { addressesReaders, introduces, isOutright } from "./which-tell.ts";

const DEMANDS = /\b(?:must|never|may|shall|only|cannot|has to|have to|at most|at least)\b/i;

/** Whether what a clause says has to hold; `told` where it is told as a deed already. */
export function isRule(reading: Reading, said: string, told: boolean): boolean {
  const { clause, doers } = reading;
  if (!isOutright(reading) || clause.continues === true || addressesReaders(reading)) return false;
  if (isWish(reading) || (clause.group.base === "do" && tailOf(reading).length === 0)) return false;
  return binds(said, told)
    ? !(introduces(reading) || setsTheScene(reading)) || DEMANDS.test(said)
    : !told && !doers.teller && saysSomething(reading);
}

function isWish(reading: Reading): boolean {
  const { clause, doers } = reading;
  const wishes = doers.teller !== undefined && /^(want|need|like|wish|hope)$/.test(clause.group.base);
  return wishes && !/\d/.test(textOf(tailOf(reading)));
}

/** "In our yard there are 90 boats": how many there are, before anything is asked for. */
function setsTheScene({ words, clause, first }: Reading): boolean {
  return first && clause.group.state && openingWord(words, clause.subject) === "there";
}

function saysSomething({ clause, doers }: Reading): boolean {
  const { subject, group, to } = clause;
  const stays = /^(stay|remain)$/.test(group.base) && doers.people.length > 0;
  return (
    subject !== undefined &&
    (to > group.end || group.passive) &&
    (group.passive || stays || doers.things.some(({ phrase }) => phrase.kind !== "empty" && phrase.kind !== "product"))
  );
}
