import { couldBeActor, isActorWord, isDeviceWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { isPlural, isUncountable, singular } from "#domain/drafter/language/words.ts";
import { type Group, helpedGroup, skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

export type Subject = { from: number; to: number; plural: boolean; singular: boolean; person: boolean };
export type Finite = { subject: Subject; group: Group };

const CALENDAR =
  /^((mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)$/;
const NOMINAL = new Set(["det", "poss", "adj", "num", "noun"]);
export const TEAM =
  /^(hr|qa|reception|team|staff|management|marketing|finance|support|crew|police|public|council|board|committee|assembly|it|accounting|administration|panel|jury|dept|department|squad|brigade|guild|tribunal|ministry|authority|bureau|vestry|secretariat|syndicate)$/;

export function runEnd(words: readonly Word[], start: number): number {
  let end = start;
  let sawNoun = false;
  while (end < words.length) {
    const word = words[end];
    if (!word) break;
    if (word.word === "of" && (sawNoun || words[end - 1]?.tag === "det" || words[end - 1]?.tag === "num")) {
      if (!NOMINAL.has(words[end + 1]?.tag ?? "") && words[end + 1]?.tag !== "pron") break;
      sawNoun = words[end + 1]?.tag === "pron";
      end += sawNoun ? 2 : 1;
      continue;
    }
    if (!NOMINAL.has(word.tag)) break;
    // "members living nearest"
    if (
      word.verb?.form === "ing" &&
      word.verb.known &&
      isPlural(words[end - 1]?.word ?? "") &&
      words[end - 1]?.tag === "noun" &&
      end > start
    )
      break;
    if (sawNoun && (word.tag === "det" || word.tag === "poss")) break;
    if (word.tag === "noun") sawNoun = true;
    end += 1;
  }
  return end;
}

function subjectOf(words: readonly Word[], from: number, to: number, listed = false): Subject {
  const ofAt = words.slice(from, to).findIndex(({ word }) => word === "of");
  const counted = ofAt > 0 && /^(num|det)$/.test(words[from + ofAt - 1]?.tag ?? "");
  const headAt = (ofAt > 0 && !counted ? from + ofAt : to) - 1;
  const head = words[headAt];
  const word = head?.word ?? "";
  const each = /^(each|every|one|a|an|no|another|either|neither)$/.test(words[from]?.word ?? "");
  const many = !each && (listed || isPlural(word) || /^(all|both|many|most|some|several|few|two|half)$/.test(word));
  const both = TEAM.test(word) || (isUncountable(word) && !isActorWord(word)) || /^(no|any|some)$/.test(words[from]?.word ?? "");
  // "driver accept the ride", as people write who think in another language
  const bare = (to - from === 1 || ofAt === 1) && isActorWord(singular(word)) && words[from - 1]?.tag !== "adj";
  return {
    from,
    to,
    plural: many || bare || TEAM.test(word),
    singular: !many || both,
    person: couldBeActor(singular(word)) || isDeviceWord(singular(word)) || TEAM.test(word),
  };
}

function pronoun(words: readonly Word[], at: number): Subject {
  const word = words[at]?.word ?? "";
  const plural = /^(i|you|we|they|them|others|these|those)$/.test(word);
  const person = !/^(it|anything|everything|something|nothing|whatever)$/.test(word);
  return { from: at, to: at + 1, plural, singular: !plural, person };
}

const ANYBODY: Subject = { from: 0, to: 0, plural: true, singular: true, person: true };

/** How much a word looks like what the subject before it does. */
export function verbScore(words: readonly Word[], at: number, subject: Subject): number {
  const word = words[at];
  const verb = word?.verb;
  if (!word || !verb || verb.form === "ing") return -9;
  if (!verb.known && at > 0 && /^[A-Z]/.test(word.text)) return -9;
  const last = words[at - 1];
  if (last && at > 0 && /^(det|poss|prep)$/.test(last.tag)) return -9;
  if (last?.tag === "adj" && last.verb === undefined) return -9;
  if (last?.tag === "num" && last.word !== "one") return -9;
  let score = verb.known ? (NEVER_NOUNS.has(verb.base) ? 3 : 1.5) : 0;
  if (verb.form === "past") score += verb.known ? 0 : -1;
  else if ((verb.form === "base" && subject.plural) || (verb.form === "third" && subject.singular)) score += 1.5;
  else return -9;
  if (verb.form === "base" && !verb.known && isPlural(word.word)) return -9;
  if (subject.person) score += 1.5;
  const next = words[at + 1];
  if (/^(whether|until)$/.test(next?.word ?? "")) score += 2;
  else if (!next || /^(comma|conj|break)$/.test(next.tag))
    score += verb.form === "third" && !subject.person && last?.verb?.form !== "ing" ? -3 : 0.3;
  else if (next.tag === "rel" || next.word === "where") score += verb.known ? 2 : -1;
  else if (/^(det|poss|pron)$/.test(next.tag)) score += 2;
  else if (next.tag === "num") score += 1.2;
  else if (/^(prep|adv|to)$/.test(next.tag)) score += 0.8;
  else if (/^(aux|modal)$/.test(next.tag)) score -= 4;
  else if (next.tag === "verb") score -= 2;
  else if (next.tag === "adj" || isPlural(next.word) || isUncountable(next.word)) score += 0.8;
  return score;
}

const ENOUGH = 2.6;

/** The subject of the clause that begins here and what it does; undefined where no clause begins. */
export function finiteAt(words: readonly Word[], start: number, enough = ENOUGH): Finite | undefined {
  const found = anyFiniteAt(words, start, enough);
  const { from, to } = found?.subject ?? { from: 0, to: 0 };
  return to - from === 1 && CALENDAR.test(words[from]?.word ?? "") ? undefined : found;
}

function anyFiniteAt(words: readonly Word[], start: number, enough: number): Finite | undefined {
  const from = skipLead(words, start);
  const first = words[from];
  if (!first) return undefined;
  const fronted = words[from]?.tag === "prep" ? afterPlace(words, from) : undefined;
  if (fronted) return fronted;
  if (first.tag === "rel" && /^(who|which|that|what)$/.test(first.word))
    return afterSubject(words, from + 1, { ...ANYBODY, from, to: from + 1 }, 0);
  if (first.word === "there") return undefined;
  if (/^(whoever|whatever)$/.test(first.word)) return mainAfter(words, from + 1, pronoun(words, from), true);
  if (first.tag === "pron") return afterSubject(words, from + 1, pronoun(words, from), enough - 1);
  const end = runEnd(words, from);
  if (end === from) return undefined;
  const whole = subjectOf(words, from, end);
  const helped = helpedGroup(words, skipAdverbs(words, end));
  if (helped) return { subject: whole, group: helped };
  const split = splitIn(words, from + 1, end, (at) => subjectOf(words, from, at), enough);
  if (split) return split;
  return afterSubject(words, end, whole, enough);
}

/** "In our seed bank accessions are brought in": the last of the words is the subject. */
function afterPlace(words: readonly Word[], at: number): Finite | undefined {
  const end = runEnd(words, at + 1);
  const last = words[end - 1];
  const group =
    end > at + 2 && last?.tag === "noun" && isPlural(last.word) ? helpedGroup(words, skipAdverbs(words, end)) : undefined;
  return group && { subject: subjectOf(words, end - 1, end), group };
}

function splitIn(
  words: readonly Word[],
  start: number,
  end: number,
  before: (at: number) => Subject,
  enough: number,
): Finite | undefined {
  let best: { at: number; score: number; subject: Subject } | undefined;
  for (let at = start; at < end; at += 1) {
    const subject = before(at);
    if (words[subject.to - 1]?.tag === "adj" && words[subject.to - 1]?.verb === undefined) continue;
    const score = verbScore(words, at, subject);
    if (score >= enough && score > (best?.score ?? 0)) best = { at, score, subject };
  }
  return best && { subject: best.subject, group: plainGroup(words, best.at) };
}

export function plainGroup(words: readonly Word[], at: number): Group {
  const verb = words[at]?.verb;
  const form = verb?.form ?? "base";
  const wish = helpedGroup(words, at);
  return wish ?? { at, end: at + 1, base: verb?.base ?? "", form, passive: false, state: false, denied: false };
}

/** What follows a subject before its deed: whose it is, who they are, and others who do the same. */
function afterSubject(words: readonly Word[], start: number, subject: Subject, enough: number): Finite | undefined {
  let at = start;
  let named = subject;
  for (let step = 0; step < 6; step += 1) {
    at = skipAdverbs(words, at);
    const helped = helpedGroup(words, at);
    if (helped) return { subject: named, group: helped };
    if (verbScore(words, at, named) >= enough) return { subject: named, group: plainGroup(words, at) };
    const word = words[at];
    if (!word) return undefined;
    const next = words[at + 1];
    const past = besideAt(words, at);
    if (past !== undefined) {
      at = past;
      continue;
    }
    if (word.tag === "pron" && /^(they|we|you|he|she|i)$/.test(word.word) && words[named.from]?.tag !== "num")
      return mainAfter(words, at + 1, named, true);
    if (word.tag === "prep" || word.tag === "to") {
      // "each keeper inside is told"
      if (word.tag === "prep" && /^(aux|modal)$/.test(next?.tag ?? "")) {
        at += 1;
        continue;
      }
      if (/^(before|after|until|since|as)$/.test(word.word) && /^(i|we|they|he|she)$/.test(next?.word ?? "")) return undefined;
      if (next?.tag === "pron") {
        at += 2;
        continue;
      }
      const end = runEnd(words, at + 1);
      if (end === at + 1) return word.tag === "to" ? mainAfter(words, at + 2, named) : undefined;
      const helpedThere = helpedGroup(words, skipAdverbs(words, end));
      if (helpedThere) return { subject: named, group: helpedThere };
      const kept = named;
      const split = splitIn(words, at + 2, end, () => kept, enough);
      if (split) return split;
      at = end;
      continue;
    }
    const who = /^(who|which|that|whose|whom)$/;
    const relative =
      (word.tag === "rel" && who.test(word.word)) || (word.tag === "comma" && next?.tag === "rel" && who.test(next.word));
    if (relative && words[at - 1] && PRODUCT_WORDS.has(words[at - 1]?.word ?? "")) return undefined;
    if (relative) return mainAfter(words, word.tag === "comma" ? at + 2 : at + 1, named);
    if (word.verb && /^(ing|past)$/.test(word.verb.form) && word.tag !== "noun") return mainAfter(words, at + 1, named);
    if (word.verb?.form === "ing") return mainAfter(words, at + 1, named);
    if (word.tag === "comma" || /^(and|or|nor|&)$/.test(word.word)) {
      const other = word.tag === "comma" && /^(and|or)$/.test(next?.word ?? "") ? at + 2 : at + 1;
      const lone = word.tag === "comma" && /^(and|or)$/.test(words[named.from - 1]?.word ?? "");
      if (lone) return undefined;
      const end = /^(i|we|you|he|she|they|others)$/.test(words[other]?.word ?? "") ? other + 1 : runEnd(words, other);
      if (end === other) return undefined;
      const begin = named.from;
      const joined = (to: number): Subject => ({
        ...subjectOf(words, other, to),
        from: begin,
        plural: true,
        singular: word.word === "or",
      });
      const bare = word.tag === "comma" && other === at + 1;
      const alone = splitIn(words, other + 1, end, (to) => subjectOf(words, other, to), enough);
      if (bare && (!listGoesOn(words, end) || alone?.group.form === "third")) return undefined;
      const helpedThere = helpedGroup(words, skipAdverbs(words, end));
      if (helpedThere) return { subject: joined(end), group: helpedThere };
      const split = splitIn(words, other + 1, end, joined, enough);
      if (split) return split;
      named = joined(end);
      at = end;
      continue;
    }
    return undefined;
  }
  return undefined;
}

/** "patients, doctors | and nurses": one comma alone makes no list of doers. */
function listGoesOn(words: readonly Word[], at: number): boolean {
  for (let index = at; index < Math.min(at + 8, words.length); index += 1) {
    const word = words[index];
    if (/^(and|or|nor|&)$/.test(word?.word ?? "")) return true;
    if (!/^(comma|det|poss|adj|num|noun)$/.test(word?.tag ?? "") && word?.word !== "of") return false;
  }
  return false;
}

/** "Visitors, finally, find", "I, as the owner, want": past what stands between two commas. */
function besideAt(words: readonly Word[], at: number): number | undefined {
  if (words[at]?.tag !== "comma") return undefined;
  const first = skipAdverbs(words, at + 1);
  if (first > at + 1 && words[first]?.tag === "comma") return first + 1;
  const beside = words[first];
  // "The caterer, an outside firm, bills"
  if (beside?.tag === "det" || beside?.tag === "poss") {
    const end = runEnd(words, first);
    const closes = words[end]?.tag === "comma" && !/^(and|or)$/.test(words[end + 1]?.word ?? "") && !listGoesOn(words, end);
    return closes ? end + 1 : undefined;
  }
  // "Rent, currently 38 pounds a year, is due"
  if (beside?.tag === "num" && first > at + 1) {
    const end = words.findIndex(({ tag }, index) => index > first && tag === "comma");
    return end > 0 && end < first + 6 ? end + 1 : undefined;
  }
  if (beside?.tag !== "prep") return undefined;
  const end = runEnd(words, first + 1);
  for (let index = end; index < Math.min(end + 4, words.length); index += 1) if (words[index]?.tag === "comma") return index + 1;
  return undefined;
}

/** Past what is said of the subject in between: "who have lost somebody | choose". */
function mainAfter(words: readonly Word[], start: number, subject: Subject, contact = false): Finite | undefined {
  let seen = !contact && words[start - 1]?.tag !== "rel" && words[start - 2]?.tag !== "rel";
  for (let at = start; at < words.length; at += 1) {
    const word = words[at];
    if (!word || word.tag === "break") return undefined;
    const helped = helpedGroup(words, at);
    if (!seen) {
      if (helped || verbScore(words, at, ANYBODY) >= ENOUGH - 1) {
        seen = true;
        at = (helped ?? plainGroup(words, at)).end - 1;
      }
      continue;
    }
    if (helped) return { subject, group: helped };
    const after = words[at - 1];
    if (after && /^(conj|to|modal|aux)$/.test(after.tag)) continue;
    if (verbScore(words, at, subject) >= ENOUGH) return { subject, group: plainGroup(words, bestIn(words, at, subject)) };
  }
  return undefined;
}

/** "a maths tutor | compare profiles": of the words that may be the deed the likeliest. */
function bestIn(words: readonly Word[], from: number, subject: Subject): number {
  let best = from;
  for (let at = from + 1; at < runEnd(words, from); at += 1)
    if (verbScore(words, at, subject) > verbScore(words, best, subject)) best = at;
  return best;
}

/** "In December nobody takes leave", "afterwards", "after three months" */
export function skipLead(words: readonly Word[], start: number): number {
  let at = skipAdverbs(words, start);
  for (let step = 0; step < 3; step += 1) {
    const time = timeEnd(words, at);
    if (time !== undefined) {
      at = time;
      continue;
    }
    if (words[at]?.tag !== "prep") break;
    const end = words[at + 1]?.tag === "pron" ? at + 2 : runEnd(words, at + 1);
    if (end === at + 1) break;
    let next = end;
    while (words[next]?.tag === "comma" || words[next]?.tag === "adv") next += 1;
    const opens = /^(det|poss|pron|num|noun|adj|prep)$/.test(words[next]?.tag ?? "");
    if (!opens) break;
    at = next;
  }
  return at;
}

const TIME =
  /^(minute|hour|day|night|morning|evening|afternoon|week|weekend|month|quarter|year|season|time|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?$/;

/** "every month", "two days later,": when, before whom. */
function timeEnd(words: readonly Word[], at: number): number | undefined {
  const end = runEnd(words, at);
  if (end === at || end > at + 4) return undefined;
  let head = at;
  while (head < end && !TIME.test(words[head]?.word ?? "")) head += 1;
  if (head === end || head === at) return undefined;
  let next = head + 1;
  while (/^(comma|adv)$/.test(words[next]?.tag ?? "") || /^(later|earlier|afterwards|before|ago)$/.test(words[next]?.word ?? ""))
    next += 1;
  return /^(det|poss|pron|noun)$/.test(words[next]?.tag ?? "") ? next : undefined;
}
