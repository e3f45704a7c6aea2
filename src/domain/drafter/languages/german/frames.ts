import { isVerb } from "./named.ts";
import { BECOMING, BEING, finalOf, finiteOf, HAVING, infinitiveOfDone, MODALS, PREFIXES } from "./verbs.ts";
import { ADVERBS, DETERMINERS, type GermanWord, isClosed, JOINS, OPENS, PREPOSITIONS, RELATIVES } from "./words.ts";

/** A part of a statement with a verb of its own. */
export type Segment = {
  lead: string;
  words: readonly GermanWord[];
  /** What it is about, where it stood within another one. */
  of?: readonly GermanWord[];
};
/** Where its verb stands. */
export type Frame = { verb: number; final: boolean };

/** Where the verb of a segment stands: second, first or last. */
export function frameOf({ lead, words }: Segment): Frame | undefined {
  const first = words[0]?.word ?? "";
  const last = words.length - 1;
  const led = lead.includes(",") || (JOINS.has(lead) && words[2]?.noun !== true);
  const placed = PREPOSITIONS.has(first) && RELATIVES.has(words[1]?.word ?? "") && led;
  const hangs = placed || OPENS.has(first) || ANYBODY.test(first) || (RELATIVES.has(first) && lead.includes(","));
  const final = words[last];
  const ends =
    final !== undefined &&
    last > 0 &&
    (isVerb(final) || finalOf(final.word) !== undefined) &&
    !final.noun &&
    !isParted(words, last);
  const second = secondVerb(words, lead);
  // "wem das nicht passt, | der kann ihn verschieben"
  const points = RELATIVES.has(first) && second === 1 && last > 1 && isHelping(words[1]) && !isHelping(final);
  if (
    hangs &&
    !points &&
    ends &&
    (second === undefined ||
      second === last ||
      placed ||
      OPENS.has(first) ||
      ANYBODY.test(first) ||
      second > 2 ||
      !words[1]?.noun)
  )
    return { verb: last, final: true };
  return second === undefined ? undefined : { verb: second, final: false };
}

/** "wer", "wem": whoever. */
export const ANYBODY = /^(?:wer|wem|wen)$/;

const isHelping = (word: GermanWord | undefined) =>
  word !== undefined && [MODALS, BECOMING, HAVING, BEING].some((helpers) => helpers.has(word.word));

const SPEAKS = /^(?:ich|du|er|wir|man)$/;
const SUBJECTS = /^(?:ich|du|er|sie|wir|man|der|das|jeder)$/;

export function secondVerb(words: readonly GermanWord[], lead: string): number | undefined {
  for (let at = 0; at < Math.min(words.length, 16); at += 1) {
    const word = words[at];
    if (!word || !isVerb(word)) continue;
    const helper = MODALS.has(word.word) || BECOMING.has(word.word) || HAVING.has(word.word) || BEING.has(word.word);
    const last = words[at - 1];
    const follows = words[at + 1]?.word ?? "";
    if (!helper && (MODALS.has(follows) || BECOMING.has(follows)) && (at === 0 || /n$/.test(word.word)) && at + 2 < words.length)
      continue;
    if (at === 0) {
      if (helper || lead !== "" || finiteOf(word.word)?.known) return at;
      continue;
    }
    // "das verbaute Material": before a noun it says which
    if (
      !helper &&
      words[at + 1]?.noun &&
      last &&
      !last.noun &&
      (DETERMINERS.has(last.word) || PREPOSITIONS.has(last.word) || /e[nrsm]?$/.test(word.word)) &&
      finiteOf(word.word)?.person !== "3s"
    )
      continue;
    if (!helper && last && DETERMINERS.has(last.word) && !words[at - 1]?.noun && at > 1) continue;
    if (!helper && last && PREPOSITIONS.has(last.word)) continue;
    if (!helper && !finiteOf(word.word)?.known && infinitiveOfDone(word.word)) continue;
    const known = finiteOf(word.word)?.known ?? helper;
    const next = words[at + 1];
    const leads = next !== undefined && !next.noun && (known ? SUBJECTS : SPEAKS).test(next.word);
    const behind = last && (at === 1 || leads || last.noun || isClosed(last.word) || ADVERBS.has(last.word));
    if (helper || (behind && (known || leads || last?.noun || at === 1))) return at;
  }
  return undefined;
}

/** "nimmt die Meldung | an": what stands at the end belongs before the verb. */
export function isParted(words: readonly GermanWord[], at: number): boolean {
  return PREFIXES.has(words[at]?.word ?? "") && !words[at]?.noun && at === words.length - 1;
}
