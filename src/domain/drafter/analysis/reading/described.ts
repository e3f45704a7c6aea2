import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { agentsOf } from "#domain/drafter/analysis/lexicon/verbs.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import type { Context } from "./context.ts";
import { textOf } from "./rules.ts";
import { runEnd, type Subject } from "./runs.ts";
import { type Named, namedFrom } from "./subjects.ts";
import { BE, type Word } from "./word.ts";

const LONGEST = 6;
const PLACED = /^(?:at|in|on|behind|from|with)$/;
const SOMEBODY = /^(?:person|man|woman|girl|boy|guy|lady|lad|chap|one)$/;
const PEOPLE = /^(?:people|persons|ones)$/;
const BESIDE_DEED = /^(?:also|then|always|usually|normally|simply|just|only)$/;

/** Who is told by what they do or where they are: "whoever opens the gate", "the person at the door", "everyone who booked". */
export function describedDoer(
  words: readonly Word[],
  { group }: Pick<ReadClause, "group">,
  subject: Subject,
  context: Context,
): Noun | undefined {
  const { from, to } = subject;
  const first = words[from]?.word ?? "";
  if (first === "whoever") {
    const [own, next] = context.clauses.filter((one) => one.subject?.from === from);
    if (!own || !next || group.at <= own.group.at) return undefined;
    return personWho(words.slice(to, next.group.at), context);
  }
  // "someone from the honey house"
  const isSomeone =
    /^(?:some|any)(?:body|one)$/.test(first) && PLACED.test(words[to]?.word ?? "") && runEnd(words, to + 1) <= group.at;
  if (isSomeone) return describedRole(`person ${told(words.slice(to, runEnd(words, to + 1)))}`);
  const isTold = words[to]?.word === "who" && group.at > to + 1;
  const isKind = BE.has(words[to + 1]?.word ?? "") && words[to + 2]?.tag === "det";
  if (/^every(?:body|one)$/.test(first)) return isTold && !isKind ? personWho(words.slice(to + 1, group.at), context) : undefined;
  const placed = placedAt(words, from, to);
  if (placed && placed.to <= group.at) return placed.noun;
  const head = words[to - 1]?.word ?? "";
  if (PEOPLE.test(head) && words[to]?.verb?.form === "past" && words[to + 1]?.word === "by" && runEnd(words, to + 2) === group.at)
    return describedRole(`person ${textOf(words.slice(to, group.at))}`);
  const [verb, ...rest] = words.slice(to + 1, group.at);
  // "people who want to adopt"
  if (/^(?:people|persons)$/.test(head) && isTold && to === from + 1 && verb?.verb?.form === "base") {
    const third = formsOf(verb.verb.base).third;
    return personWho([{ ...verb, text: third, word: third }, ...rest], context);
  }
  const isOne = /^(?:the|an?|our)$/.test(first) && to === from + 2 && head === "person";
  return isOne && isTold ? personWho(words.slice(to + 1, group.at), context) : undefined;
}

/** "the people in the ticket hut", and where that ends. */
export function placedAt(words: readonly Word[], from: number, to: number): { noun: Noun; to: number } | undefined {
  const head = words[to - 1]?.word ?? "";
  const isOne = SOMEBODY.test(head) && /^(?:the|an?|our)$/.test(words[from]?.word ?? "") && to === from + 2;
  const isMany = PEOPLE.test(head) && (to === from + 1 || /^(?:the|all|our)$/.test(words[from]?.word ?? ""));
  const end = PLACED.test(words[to]?.word ?? "") && (isOne || isMany) ? runEnd(words, to + 1) : 0;
  if (end <= to + 1) return undefined;
  const noun = describedRole(`${isMany || head === "one" ? "person" : head} ${told(words.slice(to, end))}`);
  return noun && end - to <= LONGEST ? { noun, to: end } : undefined;
}

/** In the words of somebody who looks on. */
function told(words: readonly Word[]): string {
  const plain = ({ tag, proper, text, word }: Word) => (tag === "poss" ? "the" : proper ? text : word);
  return textOf(words.map((one) => ({ ...one, text: plain(one) })));
}

/** "is looked at by whoever scanned the page": who that is, and where it ends. */
export function whoeverBy(words: readonly Word[], at: number, context: Context): { named: Named; to: number } | undefined {
  const clause = context.clauses.find(({ subject }) => subject?.from === at);
  if (words[at]?.word !== "whoever" || !clause) return undefined;
  const thing = context.clauses.find((one) => one.to >= at && one.group.passive && one.group.end <= at)?.subject;
  const whole = thing && words[thing.from]?.tag !== "pron" ? words.slice(thing.from, thing.to) : [];
  const said = words.slice(at + 1, clause.to).flatMap((one) => (/^(?:it|them)$/.test(one.word) ? whole : [one]));
  const noun = personWho(said, context);
  return noun && { named: namedFrom(noun), to: clause.to };
}

function personWho(described: readonly Word[], context: Context): Noun | undefined {
  const last = described.length - 1;
  const said = described.filter(({ word, tag }, at) => tag !== "comma" && !(at === last && BESIDE_DEED.test(word)));
  const [verb, next] = said;
  // "shows her round"
  const isOpen = said.some(({ tag, word }) => /^(?:pron|rel|conj)$/.test(tag) || /^(?:her|his|him)$/.test(word));
  if (!verb || said.length > LONGEST || isOpen) return undefined;
  const rest = told(said.slice(1));
  // "whoever is on duty"
  const done = /^(?:is|'s|has)$/.test(verb.word) && next?.verb?.form === "past" && said.length === 2 ? next.verb.base : undefined;
  // "everyone who's booked", where farmers book
  const doer = done ? context.onlyDoerOf(done)?.phrase.noun : undefined;
  if (doer) return doer;
  if (/^(?:is|'s)$/.test(verb.word) && next)
    return describedRole(PLACED.test(next.word) || next.word === "next" ? `person ${rest}` : `person who is ${rest}`);
  if (verb.tag === "aux" || !verb.verb) return undefined;
  return agentNamed(verb.verb.base, context) ?? describedRole(`person who ${verb.word} ${rest}`.trim());
}

/** "a waterer" was spoken of, and "whoever waters the plot" is one. */
function agentNamed(base: string, { named }: Context): Noun | undefined {
  const names = agentsOf(base);
  const known = named
    .flatMap(({ mentions }) => mentions)
    .find(({ head, somebody }) => names.includes(head) && somebody !== false);
  return known?.named?.phrase.noun;
}
