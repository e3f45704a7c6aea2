import { isPraise } from "#domain/drafter/analysis/noun-phrase.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { vagueWordOf } from "#domain/drafter/vague.ts";
import { wordTable } from "#domain/word-table.ts";
import type { Word } from "./word.ts";
import { BE, HAVE } from "./word.ts";

/** Who and what the words of a text point back to. */
export type Referents = {
  person?: string | undefined;
  people?: string | undefined;
  thing?: string | undefined;
  /** What has no other name: "what each member owes". */
  fused?: string | undefined;
  things?: string | undefined;
  /** What one of those spoken of last is. */
  one?: string | undefined;
  /** Whichever many were spoken of last. */
  them?: string | undefined;
  you?: string | undefined;
  me?: string | undefined;
  /** Who "they" are where one acts whom the text would call "she". */
  others?: string | undefined;
  /** Whether it was asked which of many: "which stalls are there and what they have". */
  asked?: boolean | undefined;
  /** Whether somebody else is named right before "his". */
  near?: boolean | undefined;
  /** Who or what "they" are then. */
  they?: string | undefined;
  /** Who "she" is where many act. */
  other?: string | undefined;
  /** What a pronoun stands for, where that is not open. */
  meant?: ((word: Word) => string | undefined) | undefined;
};
export type Teller = "I" | "we" | "you" | undefined;

function isOfWhoIsAsked(words: readonly Word[], at: number): boolean {
  const who = words.findLastIndex(({ word }, index) => index < at && /^(?:who|whoever)$/.test(word));
  return who >= 0 && words[who + 1]?.tag !== "modal" && !words.slice(who, at).some(({ tag }) => /^(?:comma|break)$/.test(tag));
}

/** Words as the person who does the deed would say them. */
export function inOwnWords(words: readonly Word[], known: Referents, teller: Teller): string {
  const said: string[] = [];
  let first = false;
  let helper = false;
  for (const [at, item] of words.entries()) {
    const { word, tag } = item;
    const last = words[at - 1];
    if (first) {
      first = false;
      // "he's left it"
      const isDone =
        word === "'s" &&
        isPast(words[at + 1]) &&
        (/^(?:it|them|him|her)$/.test(words[at + 2]?.word ?? "") || /^(?:what|how)$/.test(words[at - 2]?.word ?? ""));
      const verb = isDone
        ? "have"
        : BE.has(word)
          ? word === "was"
            ? "was"
            : "am"
          : HAVE.has(word)
            ? "have"
            : word === "does"
              ? "do"
              : item.verb?.form === "third"
                ? item.verb.base
                : undefined;
      if (verb) {
        said.push(verb);
        continue;
      }
    }
    // "the swarm's honeybees" would be its own
    const one = helper && !isMany(said.at(-1)) ? (BY_ONE[word] ?? doneByOne(item, last)) : undefined;
    if (one) {
      helper = false;
      said.push(one);
      continue;
    }
    if (helper && /^'(?:s|re|ve|ll|d|m)$/.test(word)) {
      helper = false;
      said.push(writtenOut(word, words[at + 1], isMany(said.at(-1))));
      continue;
    }
    helper = false;
    // "each of the rest"
    const ofRest = word === "rest" && last?.word === "the" && words[at - 2]?.word === "of" && words[at + 1]?.word !== "of";
    const rest = ofRest ? known.things : undefined;
    if (rest) said.push(rest.replace(/^the /, "other "));
    else if (word === "one" && last?.word === "each" && known.things && !/^(noun|adj)$/.test(words[at + 1]?.tag ?? ""))
      said.push(`of ${known.things}`);
    else if (word === "each" && known.things && /^(prep|verb)$/.test(last?.tag ?? "") && !words[at + 1])
      said.push(`each of ${known.things}`);
    // "sees who hasn't paid their dues": of whoever that is
    else if (word === "their" && isOfWhoIsAsked(words, at)) said.push(word);
    else if (tag === "poss" && word !== "whose")
      said.push(words[at + 1]?.word === "own" ? ownerOfOwn(word, known, teller) : owner(word, known, teller));
    else if (tag === "pron") {
      const meant = known.meant?.(item);
      const told = isImpersonal(words, at)
        ? word
        : isOneOfKind(item, last)
          ? (meant?.replace(/^an? /, "") ?? word)
          : (meant ?? pronoun(word, last, known, teller, words[at + 1]));
      first = told === "I";
      helper = told.includes(" ") && told !== word;
      if (told) said.push(told);
    } else if (tag === "adj" && (isPraise(word) || vagueWordOf(word)) && /^(noun|adj)$/.test(words[at + 1]?.tag ?? "")) {
      if (/^an?$/.test(said.at(-1) ?? "")) said[said.length - 1] = /^[aeiou]/.test(words[at + 1]?.word ?? "") ? "an" : "a";
    } else if (/^(?:this|that|these|those)$/.test(word) && known.meant?.(item)) {
      said.push(known.meant(item) ?? word);
    } else if (tag === "det" && /^(?:this|that)$/.test(word) && /^(?:aux|modal)$/.test(words[at + 1]?.tag ?? "")) {
      said.push(known.thing ?? word);
    } else if (tag === "det" && /^(this|that|these|those|such)$/.test(word)) {
      const next = words[at + 1]?.word ?? "";
      if (/^(?:who|that|which|whose|i|he|she|they|we|you|and|or|as|)$/.test(next) || TIME.test(next.replace(/'s$/, "")))
        said.push(word);
      else if (/^th[eo]se$/.test(word) && (words[at + 2]?.word === "than" || words[at + 1]?.tag === "prep"))
        said.push(words.slice(0, at).some((one) => one.tag === "noun" && isPlural(one.word)) ? word : (known.things ?? word));
      else if (last?.tag !== "det") said.push("the");
    } else if (tag === "adv" && /^(?:themselves|himself|herself|yourself)$/.test(word)) said.push("myself");
    else if (word === "too" && at === words.length - 1) continue;
    else if (
      tag === "adv" &&
      (vagueWordOf(word) || /^(also|just|simply|really|very|finally|afterwards|then|however|ever|e\.g)$/.test(word))
    )
      continue;
    else said.push(keepsCase(item) ? item.text : word);
  }
  const told = joined(said);
  return teller === undefined ? told.replace(ON_MINE, "$1") : told;
}

/** "they see it on their phones": each on one. */
const ON_MINE = /(?<=\bon my (?:own )?)(phone|tablet|screen|headset|computer|laptop|mobile|watch|radio|device)e?s\b/gu;

/** "a cracked one" */
function isOneOfKind({ word }: Word, before: Word | undefined): boolean {
  return (
    word === "one" &&
    /^(?:adj|noun)$/.test(before?.tag ?? "") &&
    !/^(?:day|phase|step|room|level|stage)$/.test(before?.word ?? "")
  );
}

function isPast(word: Word | undefined): boolean {
  return word?.verb?.form === "past" || word?.word === "left";
}

export function verbatim(words: readonly Word[]): string {
  return joined(words.map((item, at) => (at > 0 || keepsCase(item) ? item.text : item.word)));
}

function joined(said: readonly string[]): string {
  return said
    .join(" ")
    .replace(/ ([,;:])/g, "$1")
    .replace(/([€$£]) (\d)/g, "$1$2")
    .replace(/ ('(?:s|re|ve|d|ll|m))\b/g, "$1")
    .replace(/[\s,;:—&]+$|^[\s,;:—]+/g, "")
    .replace(/ — /g, ", ")
    .replace(/\b(\w+) \1\b/gi, "$1")
    .replace(/(?:,? (?:and|or|but|(?<!\b(?:until|till|by|since|before) )then))+$/, "")
    .replace(LOOSE_END, (end, at: number, whole: string) =>
      STRANDED.test(whole.slice(0, at)) && !/ (?:the|an?)$/.test(end) ? end : "",
    );
}

const LOOSE_END = /(?: (?:by|for|to|at|outside|inside|the|an?|with|of|from))* (?:the|an?|with|of|from)$/;
/** "see which lease my oysters came from", "what the bag is made of" */
const STRANDED = /\b(?:which|what|whom|who)\b[^,;]* (?:is|are|was|were|has|have|had|comes?|came|goes|went|\p{L}+ed)\b[^,;]*$/u;

function writtenOut(word: string, next: Word | undefined, many: boolean): string {
  if (word === "'ll") return "will";
  if (word === "'ve") return "have";
  if (word === "'d") return "would";
  if (word === "'s" && /^(been|got|had)$/.test(next?.word ?? "")) return "has";
  return word === "'re" || many ? "are" : "is";
}

function keepsCase({ text, proper, word, tag }: Word): boolean {
  return (
    proper === true ||
    (/^[A-Z]$/.test(text) && tag === "noun") ||
    word === "i" ||
    /^[A-Z0-9]{2,}s?$|[a-z][A-Z]|^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|^(January|February|March|April|May|June|July|August|September|October|November|December)$/.test(
      text,
    )
  );
}

function owner(word: string, { others, other, near }: Referents, teller: Teller): string {
  if (near && /^(his|her)$/.test(word)) return word;
  if (word === "their" && others) return `${others}${others.endsWith("s") ? "'" : "'s"}`;
  if (/^(his|her)$/.test(word) && other) return `${other}'s`;
  if (/^(their|his|her)$/.test(word)) return teller === undefined ? "my" : "their";
  if (word === "my") return teller === "I" ? "my" : "the";
  if (word === "your") return teller === "you" ? "my" : "the";
  return "the";
}

/** "looks after its own trees": whoever does it has them. */
function ownerOfOwn(word: string, known: Referents, teller: Teller): string {
  const told = owner(word, known, teller);
  return told === "the" ? "my" : told;
}

function pronoun(word: string, last: Word | undefined, known: Referents, teller: Teller, next: Word | undefined): string {
  const after = last && (last.tag === "verb" || last.verb !== undefined || last.tag === "prep" || last.tag === "to");
  if (word === "one" && /^(day|phase|step|room|level|stage|at)$/.test(last?.word ?? "")) return word;
  // "one or more nights", "one to three evenings"
  if (word === "one" && /^(?:or|to)$/.test(next?.word ?? "")) return word;
  if (word === "one" && next?.word !== "of" && !next?.tag.match(/^(noun|adj)$/))
    return (
      (known.one ?? known.thing)?.replace(/^the (.)/, (_, letter) => `${/[aeiou]/.test(letter) ? "an" : "a"} ${letter}`) ?? word
    );
  if (/^(it|this)$/.test(word)) return known.thing ?? word;
  if (word === "that") return known.fused ?? word;
  if (word === "them") return known.them ?? known.things ?? known.people ?? known.thing ?? word;
  if (/^(him|her)$/.test(word)) return known.person ?? word;
  // "pay through us", "without ringing us"
  if (word === "us")
    return teller === "we" ? "us" : /^(?:prep|to)$/.test(last?.tag ?? "") || last?.verb?.form === "ing" ? "the team" : "";
  if (word === "me") return teller === "I" ? "me" : (known.me ?? "the owner");
  if (word === "they" && known.asked && /^(what|which|where|who|how|whether)$/.test(last?.word ?? "")) return word;
  if (word === "they" && (known.they ?? known.others)) return known.they ?? known.others ?? word;
  if (/^(he|she)$/.test(word) && known.other) return known.other;
  if (/^(they|he|she)$/.test(word)) return teller === undefined ? "I" : after && !next ? word : word;
  if (word === "you")
    return teller !== "you" ? (known.you ?? "the customer") : last?.tag === "prep" && !next?.verb && !isHelper(next) ? "me" : "I";
  if (word === "we") return teller === "we" ? "we" : "the team";
  if (word === "i") return teller === "I" ? "I" : (known.me ?? "the owner");
  if (/^(themselves|himself|herself|itself)$/.test(word)) return "";
  return word;
}

/** What "you" and "we" do, told of one. */
const BY_ONE = wordTable<string>({
  are: "is",
  have: "has",
  do: "does",
  were: "was",
  "'re": "is",
  "'ve": "has",
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
});

function doneByOne({ verb }: Word, last: Word | undefined): string | undefined {
  return verb?.known && verb.form === "base" && /^(?:you|we|i)$/.test(last?.word ?? "") ? formsOf(verb.base).third : undefined;
}

function isMany(told: string | undefined): boolean {
  return told === undefined || told.endsWith("s") || (told !== "the team" && told.endsWith(" team"));
}

const OF_NOTHING =
  /^(?:hurts?|matters|depends|rain(?:s|ing)?|pour(?:s|ing)?|snow(?:s|ing)?|freez(?:es|ing)|hail(?:s|ing)?|cloudy|windy|foggy|icy|stormy|dark|light|sunny|hot|cold|wet|late|early|noon|midnight|possible|impossible|necessary|clear|time|over|urgent|safe|an? (?:emergency|weekend))$/;

/** "hand it over", "serve it cold": how it is done. */
const HOW = /^(?:over|late|early|hot|cold|wet|dark|light)$/;

/** "if it's pouring", "when it gets dark": it stands for nothing. */
export function isImpersonal(words: readonly Word[], at: number): boolean {
  if (words[at]?.word !== "it") return false;
  // "sees to it that"
  if (words[at - 1]?.word === "to" && words[at + 1]?.word === "that") return true;
  const [first, second, third] = words.slice(at + 1).filter(({ tag }) => tag !== "adv");
  if (OF_NOTHING.test(first?.word ?? "") && !HOW.test(first?.word ?? "")) return true;
  // "as often as it takes"
  if (
    words[at - 1]?.word === "as" &&
    /^(?:takes|needs)$/.test(first?.word ?? "") &&
    !/^(?:det|poss|noun)$/.test(second?.tag ?? "")
  )
    return true;
  const is = /^(?:is|'s|was|gets|becomes|isn't|looks|be)$/.test(first?.word ?? "");
  return is && (OF_NOTHING.test(second?.word ?? "") || OF_NOTHING.test(`${second?.word} ${third?.word}`));
}

/** "this week" */
const TIME =
  /^(?:morning|evening|night|week|weekend|month|year|season|term|quarter|spring|summer|autumn|winter|minute|time|way)$/;

function isHelper(word: Word | undefined): boolean {
  return /^(?:aux|modal)$/.test(word?.tag ?? "");
}
