import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { BE, HELPING, STRONG, type Word } from "./word.ts";

/** What a main clause says is to be done; numbers are places in `words`. */
export type Duty = {
  /** The first word of its subject, or of the joint where it has none of its own. */
  from: number;
  /** What obliges or allows: "shall", "may". */
  modal?: number;
  /** "be" or "is", where it stands before the deed. */
  be?: number;
  /** The deed itself. */
  verb?: number;
};
/** A sentence as leading condition, main clause and what hangs on it. */
export type Sentence = {
  words: Word[];
  /** From its opener up to the comma or the subject of the main clause. */
  condition?: { to: number; comma: boolean };
  duty?: Duty;
};

export const CONDITIONS = words(
  "if when whenever while where wherever after before once until till unless upon whilst provided given assuming should",
);
const OPENERS =
  words(`in on during for with without at as within by because since although though despite except aside to from under through depending based
  following besides instead apart regardless`);
const HARD = words(
  "that which who whom whose where when whenever while whilst if unless until till because although though whereas whether how why what wherever",
);
const SOFT = words("before after since as once so");

const HELPS = words("able need have going supposed expected required");

export function sentenceOf(list: Word[]): Sentence {
  const condition = conditionOf(list);
  const from = condition?.to ?? 0;
  const duty = dutyIn(list, from);
  return { words: list, ...(condition && { condition }), ...(duty && { duty }) };
}

const isModal = (word: Word | undefined) => word?.tag === "modal";
const isStrong = (word: Word | undefined) => isModal(word) && STRONG.has(word?.lower ?? "");

/** What stands before the main clause. */
function conditionOf(list: readonly Word[]): Sentence["condition"] {
  const opener = list[0];
  const follows = /^(only|even|and|but|or|immediately|shortly|directly)$/.test(opener?.lower ?? "") ? list[1] : opener;
  if (!opener || !follows) return undefined;
  const clausal = CONDITIONS.has(follows.lower) && !(follows.tag === "modal" && list[1]?.tag === "verb");
  if (!clausal && !OPENERS.has(follows.lower)) return undefined;
  const commas = list.flatMap((word, at) => (word.tag === "comma" || word.lower === ":" ? [at] : []));
  const strong = list.findIndex(isStrong);
  const opens = (at: number) => startsClause(list, at + 1);
  const fitting = commas.filter((at) => opens(at) && (strong < 0 || at < strong || !startsClause(list, 1)));
  // the last comma before what obliges, where several set apart a chain of conditions
  const chain = fitting.filter((at) => strong < 0 || at < strong);
  const at = strong < 0 ? fitting[0] : chain.at(-1);
  if (at !== undefined) return { to: at + (list[at + 1]?.lower === "then" ? 2 : 1), comma: true };
  if (!clausal) return undefined;
  const then = list.findIndex(({ lower }, index) => lower === "then" && index > 1);
  if (then > 0 && (strong < 0 || then < strong)) return { to: then + 1, comma: list[then - 1]?.tag === "comma" };
  const modal = strong >= 0 ? strong : list.findLastIndex(isModal);
  const subject = modal < 0 ? -1 : subjectBefore(list, modal);
  return subject > 1 ? { to: subject, comma: list[subject - 1]?.tag === "comma" } : undefined;
}

/** Whether a subject and its verb follow. */
function startsClause(list: readonly Word[], at: number): boolean {
  const first = list[at];
  if (!first || /^(and|or|but|nor)$/.test(first.lower)) return false;
  const end = list.findIndex(({ tag }, index) => index > at && tag === "comma");
  const words = list.slice(at, end < 0 ? undefined : end);
  return words.some(
    (word, index) => index > 0 && (word.tag === "modal" || HELPING.has(word.lower) || isFiniteVerb(list, at + index)),
  );
}

/** Where the subject before a modal begins: at its article, or at its first plain word. */
function subjectBefore(list: readonly Word[], modal: number): number {
  const nearest = phraseBefore(list, modal);
  // "the winch of pier 2 shall": the article stands before what the preposition hangs on
  const whole = list[nearest - 1]?.tag === "prep" && !isArticle(list[nearest]) ? phraseBefore(list, nearest - 1) : nearest;
  return isArticle(list[whole]) ? whole : nearest;
}

function phraseBefore(list: readonly Word[], end: number): number {
  let at = end - 1;
  while (at > 0 && /^(noun|adj|num|poss|verb)$/.test(list[at]?.tag ?? "") && !/^(third)$/.test(list[at]?.form ?? "")) at -= 1;
  return isArticle(list[at]) ? at : at + 1;
}

const isArticle = (word: Word | undefined) => /^(det|pron)$/.test(word?.tag ?? "");

/** Whether a word is the verb of a clause by its form and place. */
export function isFiniteVerb(list: readonly Word[], at: number): boolean {
  const [word, before, next] = [list[at], list[at - 1], list[at + 1]];
  if (!word) return false;
  if (word.tag === "modal" || HELPING.has(word.lower)) return true;
  if (!word.form || !before || /^(det|poss|prep|to|num|aux|modal)$/.test(before.tag)) return false;
  const subject = /^(noun|pron|rel)$/.test(before.tag) || (before.tag === "adv" && /^(noun|pron)$/.test(list[at - 2]?.tag ?? ""));
  // "blood samples of the study", but "the order consists of"
  if (
    next?.lower === "of" &&
    word.tag === "noun" &&
    !/^(consist|dispose|approve|think|speak|rid|warn|remind)s?$/.test(word.lower)
  )
    return false;
  if (word.form === "third")
    return subject && !isPlural(before.lower) && (next === undefined || !(/^(aux|modal)$/.test(next.tag) || isBareVerb(next)));
  if (word.form === "base")
    return (
      subject &&
      (before.tag === "pron" || isPlural(before.lower)) &&
      word.tag !== "adj" &&
      (next === undefined || /^(det|poss|prep|to|num|pron|break|comma|adv|noun|adj|rel)$/.test(next.tag))
    );
  return word.form === "past" && word.tag === "verb" && subject && /^(det|poss|num|pron|to)$/.test(next?.tag ?? "");
}

const isBareVerb = (word: Word) => word.tag === "verb" && word.form === "base";

/** The verb of the main clause: what obliges, else what is said. */
function dutyIn(list: readonly Word[], from: number): Duty | undefined {
  let within: { seen: boolean; soft: boolean } | undefined;
  let plain: number | undefined;
  // what stands behind "before" or "as", which open clauses and phrases alike
  let maybe: number | undefined;
  for (let at = from; at < list.length; at += 1) {
    const word = list[at];
    if (!word) break;
    if (
      at > from
        ? opensClause(list, at) || (plain !== undefined && plain < at - 1 && touches(list, at))
        : /^(what|whoever|whatever|whichever|whether|how|that)$/.test(word.lower) && word.tag !== "det"
    )
      within = { seen: false, soft: SOFT.has(word.lower) };
    else if ((word.tag === "comma" || word.tag === "break") && (within?.seen || within?.soft)) within = undefined;
    else if (word.tag === "modal") {
      if (plain === undefined && !isStrong(word) && hangsOnSubject(list, at)) continue;
      const main = !within || within.seen || (within.soft && isStrong(word));
      if (main && (plain === undefined || isStrong(word) || !isJoined(list, plain, at))) return group(list, from, at);
      if (main) break;
      if (within?.soft) maybe ??= at;
      within = { soft: false, ...within, seen: true };
    } else if (isFiniteVerb(list, at)) {
      if (within?.soft) maybe ??= at;
      if (within && !within.seen) within = { ...within, seen: true };
      else plain ??= at;
    }
  }
  const strong = list.findIndex((word, at) => at >= from && isStrong(word));
  if (strong >= 0 && plain === undefined) return group(list, from, strong);
  const verb = plain ?? maybe;
  if (verb === undefined) return undefined;
  return isModal(list[verb]) ? group(list, from, verb) : finite(list, from, verb);
}

/** "that", "where" and the like, and "before" or "as" where no phrase such as "as well as" is meant. */
function opensClause(list: readonly Word[], at: number): boolean {
  const [word, before, next] = [list[at], list[at - 1], list[at + 1]];
  if (!word || word.tag === "det" || word.tag === "noun") return false;
  if (word.lower === "till" && /^(noun|det|adj|poss)$/.test(before?.tag ?? "")) return false;
  if (SOFT.has(word.lower))
    return !/^(such|well|same)$/.test(before?.lower ?? "") && next?.lower !== "well" && next?.form !== "ing";
  return HARD.has(word.lower);
}

/** "the shifts they will work": a clause that hangs on a thing with nothing between. */
function touches(list: readonly Word[], at: number): boolean {
  return list[at]?.tag === "pron" && list[at + 1]?.tag === "modal" && list[at - 1]?.tag === "noun";
}

/** "The bids an auctioneer would refuse shall stay": what obliges comes later, and nothing sets it apart. */
function hangsOnSubject(list: readonly Word[], at: number): boolean {
  const strong = list.findIndex((word, index) => index > at && isStrong(word));
  return strong > 0 && !isJoined(list, at, strong) && !list.slice(at, strong).some(({ tag }) => tag === "rel");
}

function isJoined(list: readonly Word[], from: number, to: number): boolean {
  return list.slice(from, to).some(({ tag, lower }) => tag === "comma" || tag === "break" || /^(and|or|but)$/.test(lower));
}

export function skipAdverbs(list: readonly Word[], at: number): number {
  let index = at;
  while (list[index]?.tag === "adv" || /^(also|both|either|automatically|only|at|times)$/.test(list[index]?.lower ?? "")) {
    if (list[index]?.lower === "at" && !/^all|any|times$/.test(list[index + 1]?.lower ?? "")) break;
    index += 1;
  }
  return index;
}

const ASIDE = /^(from time to time|in due course|at any time|on request|in addition|if in doubt|as a rule) /;

/** "shall, as far as practicable, be tuned", "shall from time to time check": behind what is said in between. */
function behindAside(list: readonly Word[], at: number): number {
  const said = list.slice(at, at + 5).map(({ lower }) => lower);
  const aside = ASIDE.exec(`${said.join(" ")} `)?.[1];
  if (aside !== undefined) return at + aside.split(" ").length;
  if (list[at]?.tag !== "comma") return at;
  const end = list.findIndex(({ tag }, index) => index > at && tag === "comma");
  return end < 0 ? at : end + 1;
}

/** "shall be shown", "shall not delete", "must be able to be chosen" */
export function group(list: readonly Word[], from: number, modal: number): Duty {
  const ought = list[modal]?.lower === "ought" && list[modal + 1]?.lower === "to";
  let at = skipAdverbs(list, behindAside(list, modal + (ought ? 2 : 1)));
  const helping = list.findIndex(
    ({ lower }, index) =>
      index >= at &&
      index <= at + 2 &&
      lower === "to" &&
      list[index + 1]?.lower === "be" &&
      HELPS.has(list[index - 1]?.lower ?? ""),
  );
  if (helping > 0) at = helping + 1;
  if (list[at]?.lower === "have" && list[at + 1]?.lower === "been") at += 1;
  // "must be be kept" is found as a doubled word
  while (list[at]?.lower === "be" && list[at + 1]?.lower === "be") at += 1;
  if (BE.has(list[at]?.lower ?? "")) return { from, modal, be: at, verb: skipAdverbs(list, at + 1) };
  return { from, modal, verb: at };
}

function finite(list: readonly Word[], from: number, at: number): Duty {
  const word = list[at];
  if (word && /^(has|have|needs?)$/.test(word.lower) && list[at + 1]?.lower === "to" && list[at + 2]?.lower === "be")
    return { from, be: at + 2, verb: skipAdverbs(list, at + 3) };
  if (!word || !BE.has(word.lower)) return { from, verb: at };
  // "is to be kept", "has to be kept"
  const later = list[at + 1]?.lower === "to" && list[at + 2]?.lower === "be" ? at + 2 : at;
  return { from, be: later, verb: skipAdverbs(list, later + 1) };
}
