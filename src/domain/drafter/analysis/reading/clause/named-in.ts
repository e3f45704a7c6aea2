import type { Activity } from "#domain/drafter/analysis/activity.ts";
import { candidates, mentionsIn } from "#domain/drafter/analysis/reading/mentions.ts";
import { inOwnWords } from "#domain/drafter/analysis/reading/telling.ts";
import { wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { article } from "#domain/drafter/language/words.ts";
import { whenOf } from "./deed.ts";
import { lastDoneTo } from "./last-done.ts";
import type { Pointed } from "./meant.ts";
import { areDoneTo } from "./own-words.ts";
import { ownTailOf } from "./tail.ts";
import type { Reading } from "./to-read.ts";

const POINTS = /^(?:it|them|him|her|they|he|she)$/;

/** Whether words name something that a pronoun behind them can stand for; `plainly` where it may not stand beside something else. */
export function names(said: string, pronoun: string, plainly = false): boolean {
  const isOfEach = /^(?:them|they)$/.test(pronoun) && /\b(?:each|every)\b/.test(said);
  const mentions = mentionsIn(wordsOf(said).slice(1)).filter(({ beside }) => !(plainly && beside));
  return isOfEach || candidates(pronoun, mentions).length > 0;
}

/** "see where my boat lies and when it was painted": a deed with its pronouns, where what they stand for is named before them in it. */
export function withPronouns(reading: Reading, deed: Activity, pointed: readonly Pointed[]): Activity | undefined {
  const { clause, doers, words } = reading;
  if (
    clause.group.passive ||
    deed.verb !== clause.group.base ||
    pointed.length === 0 ||
    !pointed.every(({ word }) => POINTS.test(word))
  )
    return undefined;
  const own = inOwnWords(ownTailOf(reading), {}, doers.teller);
  const said = [clause.group.base, own].filter(Boolean).join(" ");
  const hanging = whenOf(reading).filter(({ from }) => from >= clause.group.end);
  const known = areDoneTo(reading) ? { they: "they" } : {};
  const condition = hanging.map(({ from, to }) => inOwnWords(words.slice(from, to), known, doers.teller)).join(" ");
  const told = wordsOf([said, condition].join(" "));
  const isNamed = told.every(
    ({ word, tag }, at) =>
      tag !== "pron" ||
      !POINTS.test(word) ||
      names(
        told
          .slice(0, at)
          .map(({ text }) => text)
          .join(" "),
        word,
      ),
  );
  return isNamed ? { ...deed, said, condition: deed.condition && condition ? condition : undefined } : undefined;
}

/** "You get an offer; you accept it": with the name of what the last deed was done to, where nothing else is meant. */
export function withLastDoneTo(reading: Reading, deed: Activity, pointed: readonly Pointed[]): Activity | undefined {
  const { clause, doers } = reading;
  const last = lastDoneTo(reading);
  const isMeant = ({ word, found }: Pointed) =>
    word === "one" || (/^(?:it|them)$/.test(word) && found.length === 1 && found[0] === last?.noun.head);
  if (
    !last ||
    last.isPerson ||
    new Set(pointed.map(({ word }) => word)).size > 1 ||
    clause.group.passive ||
    pointed.length === 0 ||
    deed.condition ||
    !pointed.every(isMeant)
  )
    return undefined;
  const { singular, plural } = last.noun;
  const known = { thing: `the ${singular}`, them: `the ${plural}` };
  const tail = ownTailOf(reading).map((item) =>
    item.word === "one" && item.tag === "pron"
      ? { ...item, tag: "noun" as const, text: `${article(singular)} ${singular}`, word: `${article(singular)} ${singular}` }
      : item,
  );
  return { ...deed, said: [clause.group.base, inOwnWords(tail, known, doers.teller)].join(" ") };
}
