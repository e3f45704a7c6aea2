import { describedRole } from "#domain/drafter/analysis/described-role.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import type { Context } from "./context.ts";
import { textOf } from "./rules.ts";
import { runEnd, type Subject } from "./runs.ts";
import type { Named } from "./subjects.ts";
import type { Word } from "./word.ts";

const LONGEST = 6;
const PLACED = /^(?:at|in|on|behind|from|with)$/;
const SOMEBODY = /^(?:person|man|woman|girl|boy|guy|lady|lad|chap)$/;
const BESIDE_DEED = /^(?:also|then|always|usually|normally|simply|just|only)$/;

/** Who is told by what they do or where they are: "whoever opens the gate", "the person at the door". */
export function describedDoer(
  words: readonly Word[],
  { group }: ReadClause,
  subject: Subject,
  context: Context,
): Noun | undefined {
  const first = words[subject.from]?.word ?? "";
  if (first === "whoever") {
    const [own, next] = context.clauses.filter((one) => one.subject?.from === subject.from);
    if (!own || !next || group.at <= own.group.at) return undefined;
    return personWho(words.slice(subject.to, next.group.at), context);
  }
  const head = words[subject.to - 1]?.word ?? "";
  if (!/^(?:the|an?|our)$/.test(first) || subject.to !== subject.from + 2) return undefined;
  if (PLACED.test(words[subject.to]?.word ?? "") && (SOMEBODY.test(head) || head === "one")) {
    const end = runEnd(words, subject.to + 1);
    return end > subject.to + 1 && end <= group.at
      ? personWho(words.slice(subject.to, end), context, head === "one" ? "person" : head)
      : undefined;
  }
  const told = head === "person" && words[subject.to]?.word === "who" && group.at > subject.to + 1;
  return told ? personWho(words.slice(subject.to + 1, group.at), context) : undefined;
}

/** "is looked at by whoever scanned the page": who that is, and where it ends. */
export function whoeverBy(words: readonly Word[], at: number, context: Context): { named: Named; to: number } | undefined {
  const clause = context.clauses.find(({ subject }) => subject?.from === at);
  if (words[at]?.word !== "whoever" || !clause) return undefined;
  const noun = personWho(words.slice(at + 1, clause.to), context);
  return noun && { named: namedFrom(noun), to: clause.to };
}

export function namedFrom(noun: Noun): Named {
  return { phrase: { noun, said: noun.singular, bare: false, kind: "actor", modifiers: [] }, plural: false, proper: false };
}

function personWho(told: readonly Word[], context: Context, head = "person"): Noun | undefined {
  const said = told.filter(({ word, tag }, at) => tag !== "comma" && !(at === told.length - 1 && BESIDE_DEED.test(word)));
  const [verb, next] = said;
  if (!verb || said.length > LONGEST || said.some(({ tag }) => /^(?:pron|rel|conj)$/.test(tag))) return undefined;
  const rest = textOf(said.slice(1).map((one) => (one.tag === "poss" ? { ...one, text: "the", word: "the" } : one)));
  if (PLACED.test(verb.word)) return describedRole(`${head} ${verb.word} ${rest}`);
  // "whoever is on duty"
  if (/^(?:is|'s)$/.test(verb.word) && next)
    return describedRole(next.tag === "prep" || next.word === "next" ? `${head} ${rest}` : `${head} who is ${rest}`);
  if (verb.tag === "aux" || !verb.verb) return undefined;
  return agentNamed(verb.verb.base, context) ?? describedRole(`${head} who ${verb.word} ${rest}`.trim());
}

/** "a waterer" was spoken of, and "whoever waters the plot" is one. */
function agentNamed(base: string, { named }: Context): Noun | undefined {
  const names = new Set([`${base}er`, `${base}r`, `${base}${base.at(-1)}er`, `${base}or`]);
  const known = named.flatMap(({ mentions }) => mentions).find(({ head, somebody }) => names.has(head) && somebody !== false);
  return known?.named?.phrase.noun;
}
