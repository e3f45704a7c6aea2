import { formsOf } from "#domain/drafter/language/verbs.ts";
import { plural } from "#domain/drafter/language/words.ts";
import type { Term } from "./fact.ts";
import { DEEDS } from "./lexicon/deeds.ts";
import { THINGS } from "./lexicon/things.ts";
import { KINDS, STATES, TRADE_THINGS } from "./lexicon/trade-things.ts";

export type Token = { text: string; start: number; end: number };
type Phrase = { words: readonly string[]; id: string; isDeed: boolean; mayPart: boolean };

const TOKEN = /\d+(?:[.,:'’]\d+)*|[\p{L}]+(?:['’](?!s\b)\p{L}+)*|[%€$£°]/gu;
const SMALL = new Set(
  `a an the and or of to for in on at by with from as is are be been being was were am i me my we us our you your he him his she her it its they them their this
  that these those which who whom whose what so want wants can could may might must shall should will would do does did done has have had having not no never
  only alone also than then if when whenever while once unless until after before because but there here more most less least very just some any other such
  each every all both either neither nor none nothing nobody into onto out up down off about again still too well per via over under between within without during
  given s t throughout cannot can't won't don't doesn't didn't isn't aren't wasn't weren't mustn't shouldn't couldn't haven't hasn't itself himself herself themselves able need needs needed own new one ones same how why where now yet already even ever always whatever someone means possible impossible`.split(
    /\s+/,
  ),
);
/** Words that say little about what a sentence is about. */
const PALE = new Set(
  `user screen system product software application show view list number use page day time week month year hour minute second case way kind part first thing
  request enter open start work run let make create change version full right person data information see go take put come find free end next`.split(
    /\s+/,
  ),
);

/** The words of a text, in lower case, with their places. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index }) => ({
    text: found.toLowerCase().replace(/’/g, "'"),
    start: index,
    end: index + found.length,
  }));
}

const phrases = new Map<string, Phrase[]>();
const deedIds = new Set<string>();
const thingIds = new Set<string>();

function addPhrase(words: readonly string[], id: string, isDeed: boolean, mayPart = false) {
  const [first = ""] = words;
  const list = phrases.get(first) ?? [];
  list.push({ words, id, isDeed, mayPart });
  phrases.set(first, list);
}

function groupsOf(lexicon: string): string[][] {
  return lexicon
    .split("\n")
    .map((line) => line.split(",").map((word) => word.trim()))
    .filter(([first]) => first);
}

for (const [id = "", ...others] of groupsOf(DEEDS)) {
  deedIds.add(id);
  for (const phrase of [id, ...others]) {
    const [head = "", ...rest] = tokensOf(phrase).map(({ text }) => text);
    const { third, ing, past, simple } = formsOf(head);
    for (const form of new Set([head, third, ing, past, simple, plural(head)]))
      addPhrase([form, ...rest], id, true, rest.length > 0);
  }
}
function addThing(phrase: string, id: string) {
  const words = tokensOf(phrase).map(({ text }) => text);
  const last = words.at(-1) ?? "";
  for (const form of new Set([last, plural(last), `${last}s`])) addPhrase([...words.slice(0, -1), form], id, false);
  const [head = ""] = words;
  if (words.length > 1 && plural(head) !== head && words.includes("of")) addPhrase([plural(head), ...words.slice(1)], id, false);
}
for (const group of groupsOf(`${THINGS}${TRADE_THINGS}${STATES}`)) {
  thingIds.add(group[0] ?? "");
  for (const phrase of group) addThing(phrase, group[0] ?? "");
}
/** A kind has a name of its own, and one behind "~" that only its thing goes by. */
for (const line of KINDS.split("\n").filter(Boolean)) {
  const [thing = "", kinds = ""] = line.split(":");
  const [head] = termsListed(thing);
  for (const kind of kinds.split(",").map((name) => name.trim())) {
    if (termsListed(kind).length === 0) addThing(kind, kind);
    addThing(kind, `~${head ?? thing}`);
  }
  if (!head) addThing(thing, thing);
}

function termsListed(phrase: string): string[] {
  const words = tokensOf(phrase).map(({ text }) => text);
  return (phrases.get(words[0] ?? "") ?? []).flatMap(({ words: own, id }) =>
    own.length === words.length && own.every((word, at) => word === words[at]) && !id.startsWith("~") ? [id] : [],
  );
}
for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);

const listed = new Set([...phrases.values()].flatMap((list) => list.map(({ id }) => id)));

/** Whether a concept is one of the lexicons, and not the root of a word nobody listed. */
export function isListed(id: string): boolean {
  return listed.has(id);
}

export function isDeed(id: string): boolean {
  return deedIds.has(id);
}

/** Whether a concept is nothing but a deed: "cancellation" is, "a comment" is a thing as well. */
export function isMereDeed(id: string): boolean {
  return deedIds.has(id) && !thingIds.has(id);
}

const TIME = new Set(
  `second minut hour day night week month year fortnight quarter evening morning percent dozen hundr thousand half third ten eleven twelv fifteen twenty thirty forty fifty sixty
  two thre four fiv six seven eight nin eighteen sixteenth ms mb gb kb daily weekly monthly yearly hourly nightly annual last past`.split(
    /\s+/,
  ),
);
const PARTICLES_WITHIN = 5;

/** The terms of a text: longest phrases first, unknown words by their root; small words are none. */
export function termsOf(text: string, tokens: readonly Token[] = tokensOf(text)): Term[] {
  const found: Term[] = [];
  const used = new Set<number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || used.has(at)) continue;
    const matched = (phrases.get(token.text) ?? []).flatMap((phrase) => {
      const places = placesOf(phrase, tokens, at, used);
      return places && !(places.length === 1 && SMALL.has(token.text)) ? [{ phrase, places }] : [];
    });
    const longest = Math.max(0, ...matched.map(({ phrase }) => phrase.words.length));
    const best = matched.filter(({ phrase }) => phrase.words.length === longest);
    if (best.length > 0) {
      const places = best[0]?.places ?? [];
      const isWhole = places.some((place) => /^(an?|the)$/.test(tokens[place]?.text ?? ""));
      for (const place of isWhole ? places.slice(0, -1) : places) used.add(place);
      const ids = [...new Set(best.map(({ phrase }) => phrase.id))];
      const last = tokens[best[0]?.places.at(-1) ?? at] ?? token;
      found.push({
        ids,
        start: token.start,
        end: Math.max(token.end, last.end),
        text: token.text,
        head: best[0]?.phrase.isDeed ? token.text : last.text,
        weight: weightOf(ids),
        isNamed: isNamed(tokens, at),
      });
    } else if (!SMALL.has(token.text) && /\p{L}{2}/u.test(token.text)) {
      const id = rootOf(token.text);
      if (TIME.has(id)) continue;
      found.push({
        ids: [id],
        start: token.start,
        end: token.end,
        text: token.text,
        head: token.text,
        weight: weightOf([id, token.text]),
        isNamed: isNamed(tokens, at),
      });
    }
  }
  return found;
}

/** Behind an article or "of" a word is a thing, whatever else it may be. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  return (
    /^(the|an?|of|my|our|their|his|her|its|each|every|all|any|no|for|with|by|in|on|at|from|this|that)$/.test(before) &&
    !/ing$/.test(tokens[at]?.text ?? "")
  );
}

function weightOf(ids: readonly string[]): number {
  return ids.some((id) => PALE.has(id)) ? 0.3 : 1;
}

/** "call off a shift" and "call a shift off" */
function placesOf(phrase: Phrase, tokens: readonly Token[], at: number, used: ReadonlySet<number>): number[] | undefined {
  const places = [at];
  for (const word of phrase.words.slice(1)) {
    const last = places.at(-1) ?? at;
    const reach =
      phrase.mayPart && phrase.words.length === 2 && /^(off|back|out|up|down|away|on|home|in|over|again)$/.test(word)
        ? PARTICLES_WITHIN
        : 1;
    let next = -1;
    for (let step = 1; step <= reach && next < 0; step += 1) {
      if (tokens[last + step]?.text === word && !used.has(last + step)) next = last + step;
    }
    if (next < 0) return undefined;
    places.push(next);
  }
  return places;
}

/** One form for the forms of a word nobody listed. */
export function rootOf(word: string): string {
  let root = word;
  if (root.length > 4 && root.endsWith("ies")) root = `${root.slice(0, -3)}y`;
  else if (/(s|x|z|ch|sh)es$/.test(root) && root.length > 4) root = root.slice(0, -2);
  else if (root.length > 3 && root.endsWith("s") && !/(ss|us|is)$/.test(root)) root = root.slice(0, -1);
  if (root.length > 6) root = root.replace(/(ations?|ation|ition|ion|ment|ness|ance|ence)$/, "");
  if (root.length > 5 && root.endsWith("ing")) root = root.slice(0, -3);
  else if (root.length > 4 && root.endsWith("ed")) root = root.slice(0, -2);
  root = root.replace(/([bdgmnprt])\1$/, "$1");
  if (root.length > 5) root = root.replace(/(ate|at)$/, "");
  return root.length > 3 ? root.replace(/e$/, "").replace(/i$/, "y") : root;
}

/** Whether two terms may stand for one thing. */
export function areOne(a: Term, b: Term): boolean {
  return a.ids.some(
    (id) =>
      (!id.startsWith("~") && (b.ids.includes(id) || b.ids.includes(`~${id}`))) ||
      (id.startsWith("~") && b.ids.includes(id.slice(1))),
  );
}
