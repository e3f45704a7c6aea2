import { isVerb } from "./named.ts";
import { BECOMING, BEING, finalOf, finiteOf, HAVING, infinitiveOfDone, MODALS, PREFIXES } from "./verbs.ts";
import {
  ADVERBS,
  DETERMINERS,
  type GermanWord,
  isClosed,
  isMark,
  JOINS,
  OPENS,
  OPENS_ANYWHERE,
  PREPOSITIONS,
  RELATIVES,
} from "./words.ts";

/** A part of a statement with a verb of its own. */
export type Segment = {
  lead: string;
  words: readonly GermanWord[];
  /** What it is about, where it stood within another one. */
  of?: readonly GermanWord[];
};
/** Where its verb stands. */
export type Frame = { verb: number; final: boolean };

/** Apart at marks, and where a word joins what has a verb of its own. */
export function segmentsOf(words: readonly GermanWord[]): Segment[] {
  const raw: { lead: string; words: GermanWord[] }[] = [{ lead: "", words: [] }];
  for (const word of words) {
    const last = raw.at(-1);
    if (isMark(word) || JOINS.has(word.word)) {
      if (last && last.words.length === 0) last.lead = JOINS.has(word.word) ? `${last.lead}${word.word}` : word.word;
      else raw.push({ lead: word.word, words: [] });
    } else if (last && endsBefore(last.words, word)) raw.push({ lead: ",", words: [word] });
    else if (OPENS_ANYWHERE.has(word.word) && last && last.words.length > 1 && last.words.some((one) => isVerb(one)))
      raw.push({ lead: ",", words: [word] });
    else last?.words.push(word);
  }
  const segments: Segment[] = [];
  let waiting: { lead: string; words: GermanWord[] } | undefined;
  const hanging = (one: { lead: string; words: readonly GermanWord[] } | undefined) => {
    const [first, second] = one?.words ?? [];
    const led = RELATIVES.has(first?.word ?? "") || (PREPOSITIONS.has(first?.word ?? "") && RELATIVES.has(second?.word ?? ""));
    return one !== undefined && led && one.lead === "," && one.words.some((word) => isVerb(word));
  };
  for (const [at, segment] of raw.entries()) {
    if (segment.words.length === 0) continue;
    const joins = JOINS.has(segment.lead.replace(",", ""));
    const verb = segment.words.some((word) => isVerb(word));
    const last = segments.at(-1);
    if (!verb && segment.words.every(({ word }) => ADVERBS.has(word)) && segments.length === 0) continue;
    if (waiting && hanging(segment)) {
      segments.push(waiting, segment);
      waiting = undefined;
      continue;
    }
    // "nimmt Aufträge von Schulen, Behörden und Privatleuten entgegen", "will den Plan, die Karte und die Liste sehen"
    const lone = segment.words.length === 1 && PREFIXES.has(segment.words[0]?.word ?? "");
    const ownVerb =
      verb &&
      !(
        last &&
        waitsForInfinitive(last.words) &&
        /n$/.test(segment.words.at(-1)?.word ?? "") &&
        segment.words.filter((one) => isVerb(one)).length === 1
      );
    const chain = raw.slice(at).findIndex(({ words: own }) => PREFIXES.has(own.at(-1)?.word ?? ""));
    const parts = chain >= 0 && raw.slice(at, at + chain + 1).every(({ words: own }) => !own.some((one) => isVerb(one)));
    const closes = parts || (verb && !ownVerb);
    if (
      !waiting &&
      last &&
      !ownVerb &&
      !lone &&
      closes &&
      !isParted(last.words, last.words.length - 1) &&
      (joins || segment.lead === ",") &&
      !OPENS.has(segment.words[0]?.word ?? "") &&
      last.words.some((one) => isVerb(one)) &&
      !segment.words.some(({ word }) => word === "zu") &&
      !OPENS.has(last.words[0]?.word ?? "") &&
      !infinitiveOfDone(segment.words.at(-1)?.word ?? "")
    ) {
      segments[segments.length - 1] = {
        lead: last.lead,
        words: [...last.words, { text: segment.lead, word: segment.lead, noun: false }, ...segment.words],
      };
      continue;
    }
    if (waiting && (joins || segment.lead === ",")) {
      const glue = { text: segment.lead, word: segment.lead, noun: false };
      waiting = { lead: waiting.lead, words: [...waiting.words, glue, ...segment.words] };
      if (verb) {
        segments.push(waiting);
        waiting = undefined;
      }
    } else if (!verb && (segments.length === 0 || hanging(raw[at + 1])) && !/[:;]/.test(segment.lead)) waiting = segment;
    else segments.push(segment);
  }
  if (waiting) segments.push(waiting);
  return uninterrupted(segments);
}

/** "wenn das Auto fertig ist | kriegt der Kunde eine SMS", as people type. */
function endsBefore(words: readonly GermanWord[], next: GermanWord): boolean {
  const last = words.at(-1);
  if (!last || words.length < 3 || !OPENS.has(words[0]?.word ?? "") || !isVerb(last) || !isVerb(next)) return false;
  return !MODALS.has(next.word) && !BECOMING.has(next.word) && !HAVING.has(next.word) && !BEING.has(next.word);
}

/** "Künftig misst der Senn, der oft kein Netz hat, die Milch": what a clause within it parted stands together. */
function uninterrupted(segments: readonly Segment[]): Segment[] {
  const whole: Segment[] = [];
  for (let at = 0; at < segments.length; at += 1) {
    const [outer, inner, rest] = segments.slice(at, at + 3);
    if (!outer || !inner || !rest || !goesOnBehind(outer, inner, rest)) {
      if (outer) whole.push(outer);
      continue;
    }
    whole.push({ lead: outer.lead, words: [...outer.words, ...rest.words] }, { ...inner, of: outer.words });
    at += 2;
  }
  return whole;
}

function goesOnBehind(outer: Segment, inner: Segment, rest: Segment): boolean {
  if (inner.lead !== "," || rest.lead !== "," || outer.words.length < 2) return false;
  const first = inner.words[0]?.word ?? "";
  if (!(RELATIVES.has(first) || OPENS.has(first)) || frameOf(inner)?.final !== true) return false;
  const frame = frameOf(outer);
  // "der Eigentümer, der selten da ist, wird angerufen"
  if (!frame) {
    const bare = outer.words.length < 6 && outer.words.at(-1)?.noun === true && !outer.words.some((word) => isVerb(word));
    return bare && !OPENS.has(outer.words[0]?.word ?? "") && isVerb(rest.words[0] as GermanWord);
  }
  if (frame.final) return false;
  const opens = rest.words[0]?.word ?? "";
  if (OPENS.has(opens) || JOINS.has(opens) || (RELATIVES.has(opens) && frameOf(rest)?.final)) return false;
  if (waitsForInfinitive(outer.words)) return /n$/.test(rest.words.at(-1)?.word ?? "") && !rest.words.at(-1)?.noun;
  if (BECOMING.has(outer.words[frame.verb]?.word ?? "")) return infinitiveOfDone(rest.words.at(-1)?.word ?? "") !== undefined;
  return rest.words.some(({ noun }) => noun) && !rest.words.some((word) => isVerb(word));
}

export function waitsForInfinitive(words: readonly GermanWord[]): boolean {
  const modal = words.findIndex(({ word }) => MODALS.has(word));
  // "der teilnehmen will"
  if (modal > 0 && modal === words.length - 1 && isVerb(words[modal - 1] as GermanWord)) return false;
  return modal >= 0 && !words.slice(modal + 1).some((word) => isVerb(word) && /n$/.test(word.word));
}

/** Where the verb of a segment stands: second, first or last. */
export function frameOf({ lead, words }: Segment): Frame | undefined {
  const first = words[0]?.word ?? "";
  const last = words.length - 1;
  const led = lead.includes(",") || (JOINS.has(lead) && words[2]?.noun !== true);
  const placed = PREPOSITIONS.has(first) && RELATIVES.has(words[1]?.word ?? "") && led;
  const hangs = placed || OPENS.has(first) || first === "wer" || (RELATIVES.has(first) && lead.includes(","));
  const final = words[last];
  const ends =
    final !== undefined &&
    last > 0 &&
    (isVerb(final) || finalOf(final.word) !== undefined) &&
    !final.noun &&
    !isParted(words, last);
  const second = secondVerb(words, lead);
  if (
    hangs &&
    ends &&
    (second === undefined || second === last || placed || OPENS.has(first) || first === "wer" || second > 2 || !words[1]?.noun)
  )
    return { verb: last, final: true };
  return second === undefined ? undefined : { verb: second, final: false };
}

export function secondVerb(words: readonly GermanWord[], lead: string): number | undefined {
  for (let at = 0; at < Math.min(words.length, 16); at += 1) {
    const word = words[at];
    if (!word || !isVerb(word)) continue;
    const helper = MODALS.has(word.word) || BECOMING.has(word.word) || HAVING.has(word.word) || BEING.has(word.word);
    const last = words[at - 1];
    const next = words[at + 1]?.word ?? "";
    if (!helper && (MODALS.has(next) || BECOMING.has(next)) && (at === 0 || /n$/.test(word.word)) && at + 2 < words.length)
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
    const behind = last && (at === 1 || last.noun || isClosed(last.word) || ADVERBS.has(last.word));
    if (helper || (behind && (known || last?.noun || at === 1))) return at;
  }
  return undefined;
}

/** "nimmt die Meldung | an": what stands at the end belongs before the verb. */
export function isParted(words: readonly GermanWord[], at: number): boolean {
  return PREFIXES.has(words[at]?.word ?? "") && !words[at]?.noun && at === words.length - 1;
}
