import { onceEachText } from "#domain/once.ts";
import type { Term } from "./fact.ts";
import { CHOICES, FORMATS } from "./lexicon/choices.ts";
import { FAMILY_WORDS, ONE_FOR_ALL } from "./lexicon/family-words.ts";
import { TOPICS } from "./lexicon/topics.ts";
import { type Token, termsOf, tokensOf } from "./words.ts";

type Member = { family: string; value: string; words: readonly string[] };
export type Found = { family: string; value: string; start: number; end: number };

const members = new Map<string, Member[]>();

function read(lexicon: string): ReadonlySet<string> {
  const families = new Set<string>();
  for (const line of lexicon.split("\n").filter(Boolean)) {
    const [family = "", rest = ""] = splitOnce(line, ":");
    families.add(family);
    for (const choice of rest.split("|")) {
      const names = choice
        .split(/,\s+/)
        .map((name) => name.trim())
        .filter(Boolean);
      for (const name of names) add({ family, value: names[0] ?? name, words: spelled(name) });
    }
  }
  return families;
}

function splitOnce(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** As it is compared: words, numbers and the marks that tell names apart ("c#", "dd.mm"). */
function spelled(text: string): string[] {
  return partsOf(text).map(({ text: word }) => word);
}

/** "a country code", but not "a4" or "a.m.". */
const ARTICLE = /\b(?:an?|the)(?=\s+\p{L}{2})/giu;

function partsOf(text: string): Token[] {
  const said = text.replace(ARTICLE, (found) => " ".repeat(found.length));
  return [...said.matchAll(/\p{L}+|\d+|[#€$£°+%]/gu)].map(({ 0: found, index }) => ({
    text: found.toLowerCase(),
    start: index,
    end: index + found.length,
  }));
}

function add(member: Member) {
  const [first = ""] = member.words;
  members.set(first, [...(members.get(first) ?? []), member]);
}

const once = new Set(ONE_FOR_ALL.split(/,\s+/));
const saidByFamily = new Map(
  FAMILY_WORDS.split("\n")
    .filter(Boolean)
    .map((line) => {
      const [family, words] = splitOnce(line, ":");
      return [family, new Set(words.split(",").flatMap((word) => termsOf(word).flatMap(({ ids }) => ids)))] as const;
    }),
);

/** Chosen once for the whole product. */
export function isOneForAll(family: string): boolean {
  return once.has(family);
}

/** Whether a term says no more than the family: of a database that it is for data. */
export function isSaidByFamily(family: string, { ids }: Term): boolean {
  return ids.some((id) => saidByFamily.get(family)?.has(id));
}

read(CHOICES);
export const formatFamilies = new Set([...read(FORMATS), "decimals"]);

const isSame = (said: string | undefined, word: string) => said === word || said === `${word}s` || said === `${word}es`;

/** Formats shown by an example. */
const SHAPES: readonly (readonly [RegExp, string, string])[] = [
  [/\b\d{1,2}(?::\d{2})? ?[ap]\.?m\b\.?/giu, "clock", "am and pm"],
  [/\b(?:1[3-9]|2[0-3]):[0-5]\d\b/gu, "clock", "24-hour clock"],
  [/\b(?:3[01]|[12]\d|0?[1-9])\.(?:0?[1-9]|1[0-2])\.(?:19|20)\d\d\b/gu, "date order", "dd.mm.yyyy"],
  [/\b(?:1[3-9]|2\d|3[01])\/(?:0?[1-9]|1[0-2])\/(?:19|20)?\d\d\b/gu, "date order", "dd.mm.yyyy"],
  [/\b(?:0?[1-9]|1[0-2])\/(?:1[3-9]|2\d|3[01])\/(?:19|20)?\d\d\b/gu, "date order", "mm/dd/yyyy"],
  [/\b(?:19|20)\d\d-\d\d-\d\d\b/gu, "date order", "iso 8601"],
  [/\b(?:jan|feb|march|april|may|june|july|aug|sept|oct|nov|dec)\w* \d{1,2}, (?:19|20)\d\d\b/giu, "date order", "mm/dd/yyyy"],
  [
    /\b\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december) (?:19|20)\d\d\b/giu,
    "date order",
    "3 march 2025",
  ],
  [
    /\b(?:whole|full|round(?:ed)?(?: up| down| off)? to (?:the )?(?:next |nearest )?(?:whole|full)?) ?(?:numbers?|units?|euros?|francs?|dollars?|pounds?|crowns?|kroner|percent|degrees?|kilomet(?:re|er)s?|met(?:re|er)s?|kilos?|kilograms?|grams?|lit(?:re|er)s?|points?)\b|\bintegers?\b|\b(?:no|without(?: any)?|zero) (?:decimals?|decimal places?|cents|fractions?)\b/giu,
    "decimals",
    "none",
  ],
  [
    /\b(?<!\b(?:no|zero|without|any) )(?:decimals?(?: places?)?|digits? (?:after|behind) the (?:decimal )?(?:point|comma)|half points?)\b(?! (?:point|comma|mark|separator|degree|hour|fraction))/giu,
    "decimals",
    "some",
  ],
  [/\b\p{Lu}{1,4}-\d[\d-]+\b/gu, "number digits", "letters only"],
  [/(?<![\d.,])\d{1,3}(?:\.\d{3})*,\d{2}(?!\d)/gu, "decimal mark", "decimal comma"],
  [/(?<![\d.,])\d{1,3}(?:,\d{3})*\.\d{2}(?![\d.])/gu, "decimal mark", "decimal point"],
];

/** The choices a text names, the longest name at a place first; a name in plural is the same. */
export function choicesIn(text: string): Found[] {
  const tokens = partsOf(text);
  const found: (Found & { length: number })[] = [];
  for (const [at, token] of tokens.entries()) {
    const keys = [token.text, token.text.replace(/s$/, ""), token.text.replace(/es$/, "")];
    for (const member of new Set(keys.flatMap((key) => members.get(key) ?? []))) {
      const fits = member.words.every((word, step) => isSame(tokens[at + step]?.text, word));
      const last = tokens[at + member.words.length - 1];
      if (fits && last) found.push({ ...member, start: token.start, end: last.end, length: member.words.length });
    }
  }
  for (const [pattern, family, value] of SHAPES) {
    for (const match of text.matchAll(pattern))
      found.push({ family, value, start: match.index, end: match.index + match[0].length, length: 1 });
  }
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.family === one.family &&
          other.length > one.length &&
          one.start >= other.start &&
          one.end <= other.end,
      ),
  );
}

export type Topic = { names: readonly string[]; members: readonly string[] };
const topics: readonly Topic[] = TOPICS.split("\n")
  .filter(Boolean)
  .map((line) => {
    const [names, rest] = splitOnce(line, ":");
    const wordsOf = (list: string) =>
      list
        .split(",")
        .map((name) =>
          tokensOf(name)
            .map(({ text }) => text)
            .join(" "),
        )
        .filter(Boolean);
    return { names: wordsOf(names), members: wordsOf(rest) };
  });

const spacedOut = onceEachText(
  (text) =>
    ` ${tokensOf(text)
      .map(({ text: word }) => word)
      .join(" ")} `,
);

/** The topics whose name stands in what is left out. */
export function topicsNamed(text: string): Topic[] {
  const said = spacedOut(text);
  const named = topics.flatMap((topic) => {
    const name = topic.names.filter((one) => said.includes(` ${one} `)).toSorted((a, b) => b.length - a.length)[0];
    return name ? [{ topic, name }] : [];
  });
  const isPart = (name: string) =>
    named.some((other) => other.name.length > name.length && ` ${other.name} `.includes(` ${name} `));
  return named.filter(({ name }) => !isPart(name)).map(({ topic }) => topic);
}

/** Which members of a topic a text names. */
export function membersIn({ names, members: all }: Topic, text: string): string[] {
  const said = spacedOut(text);
  return [...all, ...names].filter(
    (name) => said.includes(` ${name} `) || said.includes(` ${name}s `) || said.includes(` ${name}es `),
  );
}
