import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { PREPOSITIONS } from "#domain/drafter/analysis/lexicon/closed-words.ts";
import { isGivenName } from "#domain/drafter/analysis/lexicon/given-names.ts";
import { couldBeActor, isActorWord, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { THING_WORDS } from "#domain/drafter/analysis/lexicon/thing-words.ts";
import { type VerbForm, verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { closedTag, type Token } from "#domain/drafter/analysis/token.ts";
import { isPlural, singular } from "#domain/drafter/language/words.ts";

export type Verb = { base: string; form: VerbForm; known: boolean };
export type Word = Token & { verb?: Verb | undefined };

export const BE = words("be is are was were been being am isn't aren't wasn't weren't 's 're 'm");
export const HAVE = words("have has had having haven't hasn't hadn't 've");
export const DO = words("do does did don't doesn't didn't");
export const MODAL = words(
  "can could may might must shall should will would cannot can't couldn't mustn't shouldn't won't wouldn't needn't shan't ought 'd 'll",
);
export const WISH = words(
  "want wants wanted wish wishes need needs needed hope hopes plan plans try tries prefer prefers like likes",
);
const MORE_ADVERBS = words(
  `not immediately afterwards beforehand twice once however therefore thereby moreover instead otherwise almost nearly exactly approximately roughly
  usually normally occasionally rarely seldom finally right straight forward apart aside thereafter meanwhile overnight annually respectively verbally orally
  personally directly entirely fully partly separately promptly publicly privately themselves itself himself herself myself ourselves yourself alone please else anyway nowadays`,
);
const NOT_VERBS = words("third past present last next own open due able free late early left right well lot one own like");
/** What goes by a letter: "Grade A". */
const LETTERED =
  /^(?:grade|class|category|type|level|zone|part|form|section|group|hall|room|block|gate|tier|team|building|size|vitamin)s?$/i;
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sister|Father|Reverend)$/;
const CONTRACTED = /^(.+?)('(?:s|re|ve|d|ll|m)|n't)$/;

const TOKEN = /[;:—]|,|[$€£]?\d+(?:[.,:]\d+)*(?:\p{L}+|%|€|\$|-\p{L}+)?|[\p{L}\p{N}][\p{L}\p{N}'&+./-]*|&|%|€/gu;

/** The words of a statement, each with what it may be. */
export function wordsOf(sentence: string): Word[] {
  const plain = sentence.replace(/\(([^()]*)\)/g, " ").replace(/’/g, "'");
  const parts = inTurns((plain.match(TOKEN) ?? []).flatMap((text, at, all) => apart(text.replace(/[./'-]+$/, ""), all[at + 1])));
  const capitals = parts.filter((text) => /^[A-Z]/.test(text)).length;
  const title = capitals > parts.length * 0.5;
  return parts.map((text, at) => {
    const word = text.toLowerCase();
    if (text.includes(" ")) return { text, word, tag: word === "a few" ? "det" : "adv" };
    if (word === "and" && isBetween(parts.slice(0, at))) return { text, word, tag: "prep" };
    if (text === "IT" && !title) return { text, word, tag: "noun" };
    const month =
      text === "May" && /^(in|of|by|until|from|since|during|every|last|next|end|mid)$/.test(parts[at - 1]?.toLowerCase() ?? "");
    if (month) return { text, word, tag: "noun" };
    if (/^(?:until|till)$/.test(word) && isTimeAt(parts, at + 1)) return { text, word, tag: "prep" };
    if (isAsideAt(parts, at) || (at > 0 && isAsideAt(parts, at - 1))) return { text, word, tag: "adv" };
    const isListed = parts[at - 1] === "," && /^[B-Z]$/.test(parts[at - 2] ?? "");
    if (text === "A" && at > 0 && (isListed || /^[a-z]/.test(parts[at - 1] ?? "") || LETTERED.test(parts[at - 1] ?? "")))
      return { text, word, tag: "noun" };
    const one: Word = { text, word, ...tagged(word, parts[at + 1]?.toLowerCase(), parts[at - 1]?.toLowerCase()) };
    const proper = at > 0 && !title && one.tag === "noun" && /^[A-Z][a-z]/.test(text) && !PRODUCT_WORDS.has(word);
    const named = proper && !couldBeActor(singular(word)) ? { ...one, proper: true } : one;
    // "Lotte fires", "Mr Hill judges"
    const last = parts[at - 1] ?? "";
    const isCalled = isGivenName(last) || (/^[A-Z][a-z]/.test(last) && TITLE.test(parts[at - 2] ?? ""));
    return isCalled && named.tag === "noun" && named.verb?.form === "third" && /^[a-z]/.test(text)
      ? { ...named, tag: "verb" }
      : named;
  });
}

/** Words that say together when, how or how many, and nothing of their own. */
const TURNS: readonly (readonly string[])[] = [
  "from now on",
  "in future",
  "in the future",
  "from then on",
  "from there on",
  "there and then",
  "then and there",
  "every now and then",
  "now and then",
  "now and again",
  "by the way",
  "of course",
  "until now",
  "up to now",
  "until then",
  "by then",
  "since then",
  "back and forth",
  "one by one",
  "no longer",
  "in person",
  "as well",
  "straight away",
  "right away",
  "a few",
].map((turn) => turn.split(" "));
const AFTER_THAT = /^(?:after|before)$/i;

/** With each such turn as one word. */
function inTurns(parts: readonly string[]): string[] {
  const told: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const found = TURNS.find((words) => words.every((word, step) => parts[at + step]?.toLowerCase() === word));
    const turn = found?.[1] === "well" && parts[at + 2]?.toLowerCase() === "as" ? undefined : found;
    const next = parts[at + 2]?.toLowerCase();
    const points = AFTER_THAT.test(parts[at] ?? "") && /^(?:that|this)$/.test(parts[at + 1] ?? "");
    const tag = closedTag(next ?? "");
    const isAlone = points && (next === undefined || isPlural(next) || (tag !== undefined && !/^(?:aux|modal)$/.test(tag)));
    const length = turn?.length ?? (isAlone ? 2 : 1);
    told.push(parts.slice(at, at + length).join(" "));
    at += length - 1;
  }
  return told;
}

/** "and, if not, orders", "calls a fitter if needed": it hangs on no clause of its own. */
function isAsideAt(parts: readonly string[], at: number): boolean {
  return (
    /^(?:if|when|where|as)$/i.test(parts[at] ?? "") &&
    /^(?:not|so|needed|necessary|possible|required|applicable|asked|wanted|agreed|desired)$/.test(parts[at + 1] ?? "") &&
    /^[,;:—]?$/.test(parts[at + 2] ?? "")
  );
}

const TIME_WORD =
  /^(?:the|an?|next|last|first|same|following|early|late|end|beginning|middle|start|of|\d[\d.:]*(?:st|nd|rd|th|am|pm)?|am|pm|noon|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|morning|afternoon|evening|night|day|week|weekend|month|quarter|season|year|tomorrow|now|then|o'clock|easter|christmas)$/i;

/** "until Sunday 20:00 | and can change it": a time alone, and nothing that is done then. */
function isTimeAt(parts: readonly string[], from: number): boolean {
  let to = from;
  while (TIME_WORD.test(parts[to] ?? "")) to += 1;
  const next = parts[to]?.toLowerCase();
  return to > from && (next === undefined || /^[,;:—]$/.test(next) || /^(?:conj|prep)$/.test(closedTag(next) ?? ""));
}

/** "between November | and March" */
function isBetween(before: readonly string[]): boolean {
  const since = before.slice(-5).map((text) => text.toLowerCase());
  const at = since.lastIndexOf("between");
  return at >= 0 && at < since.length - 1 && !since.slice(at).some((word) => /^(and|,|;)$/.test(word));
}

const SOMETHING = /^(?:some|any|every|no)(?:thing|body|one)$|^(?:where|here|how|else)$/i;
const IS_SO = /^(?:not|still|already|been|being|an?|the|in|at|on|out|home|away|there|here|too|very|wrong|missing)$/;

function apart(text: string, next = ""): string[] {
  const [, front = "", back = ""] = CONTRACTED.exec(text) ?? [];
  if (/^(i|you|we|they|he|she|it|that|who|there|what)$/i.test(front) && back !== "n't") return [front, back];
  // "if something's unclear", but not "somebody's name"
  const isSo =
    IS_SO.test(next) || isAdjective(next) || /^un[a-z]{4}/.test(next) || /^(?:ing|past)$/.test(verbForm(next)?.form ?? "");
  if (SOMETHING.test(front) && back === "'s" && isSo) return [front, back];
  // "the fee's 14 pounds", "the van's in the yard"
  if (
    /^[a-z]{2,}$/.test(front) &&
    back === "'s" &&
    /^(?:[$€£]?\d|(?:an?|the|not|always|never|in|at|on|here|there|back)$)/.test(next)
  )
    return [front, back];
  return [text];
}

function tagged(word: string, next: string | undefined, last: string | undefined): Pick<Word, "tag" | "verb" | "base" | "form"> {
  if (/^[;:—]$/.test(word)) return { tag: "break" };
  if ((BE.has(word) && !(word === "am" && /\d$/.test(last ?? ""))) || HAVE.has(word) || DO.has(word)) return { tag: "aux" };
  if (MODAL.has(word)) return { tag: "modal" };
  // "and, if they like, attaches"
  if (word === "like" && /^(?:i|we|you|they)$/.test(last ?? "") && (next === undefined || /^[,;]$/.test(next)))
    return { tag: "verb", verb: { base: "like", form: "base", known: true } };
  if (WISH.has(word) && word !== "like") {
    const found = verbForm(word);
    const verb = found && { ...found, known: true };
    return { tag: /^(plan|need)s?$/.test(word) ? "noun" : "verb", ...(verb && { verb }) };
  }
  const forwards = word === "forward" && /^(it|them|the|an?|my|our|their|his|her|each|every|all)$/.test(next ?? "");
  if (MORE_ADVERBS.has(word) && !forwards && !(word === "once" && (next === undefined ? false : startsSubject(next))))
    return { tag: "adv" };
  if (word === "round" && (next === undefined || closedTag(next) !== undefined) && closedTag(last ?? "") === undefined)
    return { tag: "adv" };
  if (word === "back" && /^(office|room|yard|door|stage|seat)$/.test(next ?? "")) return { tag: "adj" };
  if (word === "outside" && /^(an?|the|some|any)$/.test(last ?? "")) return { tag: "adj" };
  if (word === "that" && PREPOSITIONS.has(last ?? "") && next !== undefined && closedTag(next) === undefined)
    return { tag: "det" };
  if (/^(except|despite|beyond|below|above|minus|throughout|regarding|concerning|towards|amongst|off|plus|unlike)$/.test(word))
    return { tag: "prep" };
  if (word === "while" && (verbForm(next ?? "")?.form === "ing" || /^(?:on|in|at|off)$/.test(next ?? ""))) return { tag: "prep" };
  // "if that fails, the office is told"
  if (
    word === "that" &&
    /^(?:if|when|once|unless)$/.test(last ?? "") &&
    (verbForm(next ?? "")?.form === "third" || BE.has(next ?? ""))
  )
    return { tag: "pron" };
  // "from that the office makes the bill"
  if (word === "that" && PREPOSITIONS.has(last ?? "") && /^(?:det|poss)$/.test(closedTag(next ?? "") ?? ""))
    return { tag: "pron" };
  if (word === "that" && next?.endsWith("'s")) return { tag: "det" };
  if (
    word === "that" &&
    next !== undefined &&
    !startsSubject(next) &&
    verbOf(next) === undefined &&
    closedTag(next) === undefined
  )
    return { tag: "det" };
  // "our hosts each look after one room"
  const after = last !== undefined && (closedTag(last) === undefined || /^(they|we|you)$/.test(last));
  // "she offers each reel" tells of no offers
  const isDone = verbForm(last ?? "")?.form === "third" && !couldBeActor(singular(last ?? ""));
  const many = after && !isDone && (word === "both" || isPlural(last) || /^(they|we|you)$/.test(last));
  const acts = verbForm(next ?? "")?.form === "base" || MODAL.has(next ?? "") || /^(?:have|are)$/.test(next ?? "");
  if (/^(each|both|all)$/.test(word) && many && acts) return { tag: "adv" };
  if (word === "one" && next !== undefined && closedTag(next) === undefined) return { tag: "num" };
  if (
    /^(anything|everything|something|nothing|whatever|whoever|ours|theirs|hers|mine|yours|none|any|both|all|each|others)$/.test(
      word,
    )
  )
    return word === "others" || !/^(any|both|all|each|none)$/.test(word)
      ? { tag: "pron" }
      : { tag: next !== undefined && closedTag(next) === undefined ? "det" : word === "none" ? "pron" : "det" };
  if (
    /^(those|these|that)$/.test(word) &&
    last !== undefined &&
    (next === undefined || /^(,|and|or|but|who|not)$/.test(next) || AFTER_THING.test(next)) &&
    verbOf(last)
  )
    return { tag: "pron" };
  if (word === "those" && /^(who|not|whose)$/.test(next ?? "")) return { tag: "pron" };
  if (word === "whose" || word === "wherever") return { tag: "rel" };
  if (word === "than" && /^(more|less|fewer)$/.test(last ?? "")) return { tag: "det" };
  if (word === "at" && /^(most|least)$/.test(next ?? "")) return { tag: "det" };
  if (/^(most|least|fewer|less)$/.test(word)) return { tag: "det" };
  if (/^(am|pm)$/.test(word) && /\d$/.test(last ?? "")) return { tag: "noun" };
  if ((next === "than" && /[^e]er$/.test(word)) || (/^ones?$/.test(next ?? "") && /[a-z]{3}(?:er|est)$/.test(word)))
    return { tag: "adj" };
  // "for anything dearer I write"
  if (/^(?:any|some|every|no)thing$/.test(last ?? "") && /[a-z]{3}er$/.test(word) && verbForm(word) === undefined)
    return { tag: "adj" };
  if (word === "first" && next === "to") return { tag: "noun" };
  if (word === "then" || word === "too") return { tag: "adv" };
  // "and either passes him or sends him back"
  const formOfNext = verbForm(next ?? "")?.form;
  if (
    /^n?either$/.test(word) &&
    ((formOfNext === "third" && last !== undefined) || (formOfNext === "past" && (BE.has(last ?? "") || last === "then")))
  )
    return { tag: "adv" };
  if (/^n?either$/.test(word)) return { tag: "det" };
  // "skiers see open runs", but "patrollers open and close runs"
  const mayOpen = last !== undefined && (isPlural(last) || /^(,|and|or)$/.test(last) || MODAL.has(last));
  if (word === "open" && mayOpen && /^(the|an?|and|their|new|it|them|each|every)$/.test(next ?? ""))
    return { tag: "noun", verb: { base: "open", form: "base", known: true } };
  if (
    /^ones?$/.test(word) &&
    last !== undefined &&
    (closedTag(last) === "det" || isAdjective(last) || /[a-z]{3}(?:er|est|ed)$/.test(last) || verbForm(last)?.form === "past")
  )
    return { tag: "noun" };
  if (word === "her" && (next === undefined || closedTag(next) !== undefined)) return { tag: "pron" };
  if (/^(which|what)$/.test(word) && last !== undefined && next !== undefined && isPlural(next) && verbOf(last))
    return { tag: "rel" };
  if (word === "till" && /^(?:the|a|each|our|my)$/.test(last ?? "")) return { tag: "noun" };
  if (word === "whether" || word === "until" || word === "till") return { tag: "conj" };
  // "anything past its date", "past the gate"
  if (word === "past" && /^(?:det|poss)$/.test(closedTag(next ?? "") ?? "") && !/^(?:the|in|this|our)$/.test(last ?? ""))
    return { tag: "prep" };
  // "a monthly report", "an online form"
  const isSaidOf = next !== undefined && closedTag(next) === undefined && /[\p{L}\d]/u.test(next);
  const led = /^(?:det|poss|prep)$/.test(closedTag(last ?? "") ?? "") || isAdjective(last ?? "");
  if (isSaidOf && (OFTEN.test(word) ? led || isPlural(next) : led && /^(?:online|offline|later|nearby|instant)$/.test(word)))
    return { tag: "adj" };
  const closed = closedTag(word);
  if (closed) return { tag: closed };
  const verb = NOT_VERBS.has(word) ? undefined : verbOf(word);
  // after an article a noun
  const alone = next === undefined || BE.has(next) || MODAL.has(next) || HAVE.has(next) || /^(sees?|and|,|who)$/.test(next);
  if (
    word === "public" &&
    last === "the" &&
    (alone || closedTag(next ?? "") !== undefined || verbForm(next ?? "")?.form === "third")
  )
    return { tag: "noun" };
  // "the official doesn't log in", "an individual may apply", but "the oldest must go first"
  if (
    isAdjective(word) &&
    /^(?:an?|the|our)$/.test(last ?? "") &&
    [DO, HAVE, MODAL].some((helpers) => helpers.has(next ?? "")) &&
    !/(?:er|est|ed)$/.test(word)
  )
    return { tag: "noun" };
  // "the official enters the weight", but "the official records"
  const actsNext = verbForm(next ?? "")?.form === "third" && !THING_WORDS.has(singular(next ?? ""));
  if (isAdjective(word) && isActorWord(word) && actsNext && /^(?:an?|the|our|each|every)$/.test(last ?? ""))
    return { tag: "noun" };
  if (isAdjective(word)) return { tag: "adj", ...(verb?.known && { verb }) };
  if (verb?.form === "past") return { tag: "adj", verb, base: verb.base, form: verb.form };
  if (
    /[a-z]{3}ly$/.test(word) &&
    !/^(supply|apply|reply|family|assembly|anomaly|monopoly|july|italy|bully|ally|rally|tally|folly|jelly|belly|lily|fly)$/.test(
      word,
    )
  )
    return { tag: "adv" };
  return { tag: "noun", ...(verb && { verb }) };
}

const OFTEN = /^(?:daily|weekly|monthly|yearly|quarterly|hourly|nightly)$/;

function startsSubject(word: string): boolean {
  return (
    /^(det|poss|pron|num|noun)$/.test(closedTag(word) ?? "") ||
    /^(everybody|everyone|nobody|somebody)$/.test(word) ||
    isPlural(word)
  );
}

/** "ticks that off", "puts that on the list" */
const AFTER_THING = /^(?:together|back|off|up|out|in|on|to|into|from|for|by|with|down|over|before|after|again|away|aside)$/;

/** What a word would be as a deed, whether it is on a list or not. */
export function verbOf(word: string): Verb | undefined {
  if (word === "done") return { base: "do", form: "past", known: true };
  const known = verbForm(word);
  if (known) return { ...known, known: true };
  if (word.length < 3 || !/^[a-z-]+$/.test(word) || closedTag(word) !== undefined) return undefined;
  const prefixed = /^(re|un|over|under|out|pre|mis|dis|counter|co-?)(.+)$/.exec(word);
  const inner = prefixed?.[2] ? verbForm(prefixed[2]) : undefined;
  if (prefixed && inner && (prefixed[2]?.length ?? 0) > 3)
    return { base: `${prefixed[1]}${inner.base}`, form: inner.form, known: true };
  if (/[a-z]{3}ing$/.test(word)) return { base: word.slice(0, -3), form: "ing", known: false };
  if (/[a-z]{2}ed$/.test(word) && !/eed$/.test(word)) return { base: unmarked(word), form: "past", known: false };
  if (/[a-z]{2}s$/.test(word) && !/(ss|us|is|ics)$/.test(word) && singular(word) !== word && !couldBeActor(singular(word)))
    return { base: singular(word), form: "third", known: false };
  if (/(?:tion|sion|ment|ness|ity|ance|ence|ship|ism)$/.test(word)) return undefined;
  if (isAdjective(word) || couldBeActor(word) || couldBeActor(singular(word)) || THING_WORDS.has(word)) return undefined;
  return { base: word, form: "base", known: false };
}

function unmarked(word: string): string {
  const stem = word.slice(0, -2);
  if (/i$/.test(stem)) return `${stem.slice(0, -1)}y`;
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /([^aeiou][csvz]|[aeiou]{2}[sv]|[aeiou][cgkv]|at|iz|is|u|rg|dg|[^aeiou]l|it|ut|ir|ur|or|ak|id|ad|id)$/.test(stem)
    ? `${stem}e`
    : stem;
}
