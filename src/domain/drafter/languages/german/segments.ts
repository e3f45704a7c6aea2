import { set } from "#domain/drafter/languages/token.ts";
import { ANYBODY, frameOf, isParted, type Segment, secondVerb } from "./frames.ts";
import { isVerb } from "./named.ts";
import { BECOMING, BEING, finiteOf, HAVING, infinitiveOfDone, isVerbLike, MODALS } from "./verbs.ts";
import { ADVERBS, type GermanWord, isMark, JOINS, OPENS, OPENS_ANYWHERE, PREPOSITIONS, RELATIVES } from "./words.ts";

type Piece = { lead: string; words: readonly GermanWord[] };

/** Apart at marks and joining words, and together again what one verb holds. */
export function segmentsOf(words: readonly GermanWord[]): Segment[] {
  return uninterrupted(withFronts(gathered(completed(piecesOf(words)))));
}

function piecesOf(words: readonly GermanWord[]): Piece[] {
  const pieces: { lead: string; words: GermanWord[] }[] = [{ lead: "", words: [] }];
  for (const word of words) {
    const last = pieces.at(-1);
    if (isMark(word) || JOINS.has(word.word)) {
      if (last && last.words.length === 0) last.lead = JOINS.has(word.word) ? `${last.lead}${word.word}` : word.word;
      else pieces.push({ lead: word.word, words: [] });
    } else if (last && endsBefore(last.words, word)) pieces.push({ lead: ",", words: [word] });
    else if (OPENS_ANYWHERE.has(word.word) && last && last.words.length > 1 && last.words.some((one) => isVerb(one)))
      pieces.push({ lead: ",", words: [word] });
    else last?.words.push(word);
  }
  return pieces.filter(({ words: own }) => own.length > 0);
}

/** "wenn das Auto fertig ist | kriegt der Kunde eine SMS", as people type. */
function endsBefore(words: readonly GermanWord[], next: GermanWord): boolean {
  const last = words.at(-1);
  if (!last || words.length < 3 || !OPENS.has(words[0]?.word ?? "") || !isVerb(last) || !isVerb(next)) return false;
  return !MODALS.has(next.word) && !BECOMING.has(next.word) && !HAVING.has(next.word) && !BEING.has(next.word);
}

/** "dürfen sie eingesehen | und verändert werden": a helper at the end is said once for all that is done. */
function completed(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces.toReversed()) {
    const next = whole[0];
    const helpers = next && isJoined(next) && !opensClause(next) ? helpersAtEnd(next.words) : [];
    const last = piece.words.at(-1);
    const lacks =
      last !== undefined &&
      !last.noun &&
      helpers.length > 0 &&
      isSameForm(last, next?.words.at(-1 - helpers.length)) &&
      opensClause({ ...piece, words: [...piece.words, ...helpers] }) === !piece.words.some((word) => isHelper(word));
    whole.unshift(lacks ? { ...piece, words: [...piece.words, ...helpers] } : piece);
  }
  return whole;
}

const isHelper = ({ word }: GermanWord) => HELPERS.slice(0, 4).some((helpers) => helpers.has(word));
const isJoined = ({ lead }: Piece) => lead === "," || JOINS.has(lead.replace(",", ""));

/** "übermittelt | worden sein soll" */
function helpersAtEnd(words: readonly GermanWord[]): readonly GermanWord[] {
  const at = words.findLastIndex(({ word }) => !HELPERS.some((helpers) => helpers.has(word)));
  return at < 0 || words[at]?.noun ? [] : words.slice(at + 1);
}

const HELPERS = [MODALS, BECOMING, HAVING, BEING, set("werden worden")];

function isSameForm({ word }: GermanWord, other: GermanWord | undefined): boolean {
  if (!other) return false;
  const done = infinitiveOfDone(word) !== undefined;
  return done ? infinitiveOfDone(other.word) !== undefined : /n$/.test(word) && isVerbLike(word) && /n$/.test(other.word);
}

function opensClause({ lead, words }: Piece): boolean {
  const [first, second] = words;
  if (!first || OPENS.has(first.word) || ANYBODY.test(first.word)) return true;
  if (!lead.includes(",")) return false;
  return RELATIVES.has(first.word)
    ? words.length > 1 && isVerb(words.at(-1) as GermanWord)
    : PREPOSITIONS.has(first.word) && RELATIVES.has(second?.word ?? "") && words[2]?.noun !== true;
}

/** "soll vom Wart mit Maß, Gewicht | und Alter erfasst werden": together what stands between a verb and its end. */
function gathered(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const closes = opensClause(piece) ? undefined : awaited(piece.words);
    const further = pieces
      .slice(at + 1)
      .findIndex(
        (next) => !isJoined(next) || opensClause(next) || next.words.some((word) => isVerb(word) || isPrefixAtEnd(next.words)),
      );
    const end = closes && further >= 0 ? pieces[at + 1 + further] : undefined;
    if (!closes || !end || !isJoined(end) || opensClause(end) || !closes(end.words)) {
      whole.push(piece);
      continue;
    }
    whole.push(pieces.slice(at + 1, at + 2 + further).reduce(glued, piece));
    at += further + 1;
  }
  return whole;
}

function glued(piece: Piece, next: Piece): Piece {
  return { lead: piece.lead, words: [...piece.words, { text: next.lead, word: next.lead, noun: false }, ...next.words] };
}

const isPrefixAtEnd = (words: readonly GermanWord[]) => words.length > 1 && isParted(words, words.length - 1);

/** How the verb of a clause that has begun may end. */
function awaited(words: readonly GermanWord[]): ((end: readonly GermanWord[]) => boolean) | undefined {
  const verb = secondVerb(words, "");
  const finite = words[verb ?? -1]?.word ?? "";
  if (verb === undefined || isPrefixAtEnd(words)) return undefined;
  const behind = words.slice(verb + 1);
  const verbs = (end: readonly GermanWord[]) => end.filter((word) => isVerb(word));
  if (MODALS.has(finite) && waitsForInfinitive(words))
    return (end) => /n$/.test(end.at(-1)?.word ?? "") && (verbs(end).length === 1 || isDone(end.at(-2)));
  if (BECOMING.has(finite) && !behind.some((word) => isVerb(word) || isDone(word)))
    return (end) => isDone(end.at(-1)) && verbs(end).length < 2;
  const base = finiteOf(finite);
  return base && !behind.some((word) => isVerb(word)) ? isPrefixAtEndAlone : undefined;
}

const isDone = (word: GermanWord | undefined) => word !== undefined && !word.noun && infinitiveOfDone(word.word) !== undefined;
const isPrefixAtEndAlone = (end: readonly GermanWord[]) => isPrefixAtEnd(end) && !end.some((word) => isVerb(word));

/** "Der Wirt, die Köchin | und der Kellner sehen": what stands before a verb belongs to it. */
function withFronts(pieces: readonly Piece[]): Segment[] {
  const segments: Segment[] = [];
  let waiting: Piece | undefined;
  for (const [at, piece] of pieces.entries()) {
    const verb = piece.words.some((word) => isVerb(word));
    if (!verb && piece.words.every(({ word }) => ADVERBS.has(word)) && segments.length === 0) continue;
    if (waiting && isHanging(piece)) {
      segments.push(waiting, piece);
      waiting = undefined;
    } else if (waiting && isJoined(piece)) {
      waiting = glued(waiting, piece);
      if (!verb) continue;
      segments.push(waiting);
      waiting = undefined;
    } else if (!verb && (segments.length === 0 || isHanging(pieces[at + 1])) && !/[:;]/.test(piece.lead)) waiting = piece;
    else segments.push(piece);
  }
  return waiting ? [...segments, waiting] : segments;
}

function isHanging(piece: Piece | undefined): boolean {
  const [first, second] = piece?.words ?? [];
  const led = RELATIVES.has(first?.word ?? "") || (PREPOSITIONS.has(first?.word ?? "") && RELATIVES.has(second?.word ?? ""));
  return piece !== undefined && led && piece.lead === "," && piece.words.some((word) => isVerb(word));
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

function waitsForInfinitive(words: readonly GermanWord[]): boolean {
  const modal = words.findIndex(({ word }) => MODALS.has(word));
  // "der teilnehmen will"
  if (modal > 0 && modal === words.length - 1 && isVerb(words[modal - 1] as GermanWord)) return false;
  return modal >= 0 && !words.slice(modal + 1).some((word) => isVerb(word) && /n$/.test(word.word));
}
