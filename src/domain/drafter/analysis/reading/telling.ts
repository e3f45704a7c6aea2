import { isVague } from "#domain/drafter/analysis/noun-phrase.ts";
import { vagueWordOf } from "#domain/drafter/vague.ts";
import type { Word } from "./word.ts";
import { BE, HAVE } from "./word.ts";

/** Who and what the words of a text point back to. */
export type Referents = {
  person?: string | undefined;
  people?: string | undefined;
  thing?: string | undefined;
  things?: string | undefined;
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
};
export type Teller = "I" | "we" | "you" | undefined;

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
      const verb = BE.has(word)
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
    if (helper && /^'(?:s|re|ll|d)$/.test(word)) {
      helper = false;
      said.push(writtenOut(word, words[at + 1], said.at(-1)?.endsWith("s") === true));
      continue;
    }
    helper = false;
    if (word === "one" && last?.word === "each" && known.things && !/^(noun|adj)$/.test(words[at + 1]?.tag ?? ""))
      said.push(`of ${known.things}`);
    else if (word === "each" && known.things && /^(prep|verb)$/.test(last?.tag ?? "") && !words[at + 1])
      said.push(`each of ${known.things}`);
    else if (tag === "poss" && word !== "whose") said.push(owner(word, known, teller));
    else if (tag === "pron") {
      const told = pronoun(word, last, known, teller, words[at + 1]);
      first = told === "I";
      helper = told.includes(" ") && told !== word;
      if (told) said.push(told);
    } else if (tag === "adj" && (isVague(word) || vagueWordOf(word)) && /^(noun|adj)$/.test(words[at + 1]?.tag ?? "")) {
      if (/^an?$/.test(said.at(-1) ?? "")) said[said.length - 1] = /^[aeiou]/.test(words[at + 1]?.word ?? "") ? "an" : "a";
    } else if (tag === "det" && /^(this|that|these|those|such)$/.test(word)) {
      if (/^(who|that|which|whose)$/.test(words[at + 1]?.word ?? "")) said.push(word);
      else if (/^th[eo]se$/.test(word) && (words[at + 2]?.word === "than" || words[at + 1]?.tag === "prep"))
        said.push(known.things ?? word);
      else if (last?.tag !== "det") said.push("the");
    } else if (word === "too" && at === words.length - 1) continue;
    else if (
      tag === "adv" &&
      (vagueWordOf(word) || /^(also|just|simply|really|very|finally|afterwards|then|however|ever|e\.g)$/.test(word))
    )
      continue;
    else said.push(keepsCase(item) ? item.text : word);
  }
  return joined(said);
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
    .replace(/(?:,? (?:and|or|but|then))+$/, "")
    .replace(/(?: (?:by|for|to|at|outside|inside|the|an?|with|of|from))* (?:the|an?|with|of|from)$/, "");
}

function writtenOut(word: string, next: Word | undefined, many: boolean): string {
  if (word === "'ll") return "will";
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

function pronoun(word: string, last: Word | undefined, known: Referents, teller: Teller, next: Word | undefined): string {
  const after = last && (last.tag === "verb" || last.verb !== undefined || last.tag === "prep" || last.tag === "to");
  if (word === "one" && /^(day|phase|step|room|level|stage|at)$/.test(last?.word ?? "")) return word;
  if (word === "one" && next?.word !== "of" && !next?.tag.match(/^(noun|adj)$/))
    return known.thing?.replace(/^the (.)/, (_, letter) => `${/[aeiou]/.test(letter) ? "an" : "a"} ${letter}`) ?? word;
  if (/^(it|this)$/.test(word)) return known.thing ?? word;
  if (word === "them") return known.them ?? known.things ?? known.people ?? known.thing ?? word;
  if (/^(him|her)$/.test(word)) return known.person ?? word;
  if (word === "us") return teller === "we" ? "us" : "";
  if (word === "me") return teller === "I" ? "me" : (known.me ?? "the owner");
  if (word === "they" && known.asked && /^(what|which|where|who|how)$/.test(last?.word ?? "")) return word;
  if (word === "they" && (known.they ?? known.others)) return known.they ?? known.others ?? word;
  if (/^(he|she)$/.test(word) && known.other) return known.other;
  if (/^(they|he|she)$/.test(word)) return teller === undefined ? "I" : after && !next ? word : word;
  if (word === "you")
    return teller === "you" ? (last === undefined || last.tag !== "prep" ? "I" : "me") : (known.you ?? "the customer");
  if (word === "we") return teller === "we" ? "we" : "the team";
  if (word === "i") return teller === "I" ? "I" : (known.me ?? "the owner");
  if (/^(themselves|himself|herself|itself)$/.test(word)) return "";
  return word;
}
