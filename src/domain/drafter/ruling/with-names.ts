import { formsOf } from "#domain/drafter/language/verbs.ts";
import { article } from "#domain/drafter/language/words.ts";
import type { BoundDeed } from "#domain/drafter/plan/plan.ts";
import { escapePattern } from "#domain/escape-pattern.ts";

/** "They can move it": whoever and whatever the deeds of the same statement were heard of. */
export function withNames(said: string, deeds: readonly BoundDeed[]): string {
  const people = new Set(deeds.map(({ party }) => party.noun));
  const [person] = people;
  const who = people.size === 1 && person ? subjectIn(said, person) : said;
  return deeds.reduce((told, { activity }) => {
    const [verb = "", ...rest] = activity.said.split(" ");
    if (!/^(?:the|an?|each|every)$/.test(rest[0] ?? "") || rest.length > LONGEST) return told;
    // "give the guests the beds": what stands for "them" is only a part of it
    if (rest.slice(1).some((word) => /^(?:the|an?|my|their)$/.test(word))) return told;
    const { third, ing, past, simple } = formsOf(verb);
    return told.replace(
      new RegExp(`\\b(${[verb, third, ing, past, simple].map(escapePattern).join("|")}) (?:it|them)\\b`),
      `$1 ${rest.join(" ")}`,
    );
  }, who);
}

const LONGEST = 4;

function subjectIn(said: string, { singular, plural, countable }: BoundDeed["party"]["noun"]): string {
  const one = countable ? `${article(singular)} ${singular}` : singular;
  return said.replace(/^(?:they(?= (?!'))|he(?= )|she(?= ))/i, (pronoun) => (/^they$/i.test(pronoun) ? plural : one));
}
