import type { HeardIn } from "#domain/drafter/analysis/activity.ts";
import { type ReadClause, readClauses } from "#domain/drafter/analysis/grammar/clauses.ts";
import type { Listened } from "#domain/drafter/analysis/reading/listened.ts";
import { type Word, wordsOf } from "#domain/drafter/analysis/reading/word.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { contentWords } from "#domain/drafter/similarity.ts";

/** What speaks for and against something having been heard rightly, each from 0 to about 1; what is left out is 0. */
export type Evidence = ReadonlyMap<string, number>;
export type Signs = Readonly<Record<string, number | boolean | undefined>>;

/** A statement that something was heard in. */
export type Told = {
  said: string;
  words: readonly Word[];
  clauses: readonly ReadClause[];
  /** The words in small letters, each as one of its kind: "clerks" is "clerk". */
  names: ReadonlySet<string>;
  content: ReadonlySet<string>;
  /** How far into the text it stands, from 0 to 1. */
  place: number;
  deeds: number;
  rules: number;
};

/** A text as a whole, with what was heard in it. */
export type Whole = {
  heard: Pick<Listened, "activities" | "rules">;
  statements: readonly string[];
  told: (heardIn: HeardIn | undefined) => Told;
};

export function wholeOf(heard: Whole["heard"], statements: readonly string[]): Whole {
  const read = new Map<string, Told>();
  const contents = statements.map(contentWords);
  const told = (heardIn: HeardIn | undefined) => {
    const said = heardIn?.statement ?? "";
    const known = read.get(said);
    if (known) return known;
    const words = wordsOf(said);
    const content = contentWords(said);
    const isHere = (one: { heardIn?: HeardIn | undefined }) => one.heardIn?.statement === said;
    const found: Told = {
      said,
      words,
      clauses: readClauses(words),
      names: new Set(words.map(({ word }) => nameOf(word))),
      content,
      place: placeOf(said, content, statements, contents) / Math.max(1, statements.length),
      deeds: heard.activities.filter(isHere).length,
      rules: heard.rules.filter(isHere).length,
    };
    read.set(said, found);
    return found;
  };
  return { heard, statements, told };
}

export const nameOf = (word: string) => singular(word.toLowerCase().replace(/'s?$/, ""));

/** The statement that says it, or most of it. */
function placeOf(
  said: string,
  content: ReadonlySet<string>,
  statements: readonly string[],
  contents: readonly ReadonlySet<string>[],
): number {
  const exact = statements.findIndex((one) => one.includes(said));
  if (exact >= 0) return exact;
  const shared = contents.map((one) => [...one].filter((word) => content.has(word)).length);
  return shared.indexOf(Math.max(...shared));
}

/** Signs that are there, with how much of each. */
export function evidenceOf(signs: Signs): Evidence {
  const counted = Object.entries(signs).map(([name, value]) => [name, Number(value ?? 0)] as const);
  return new Map([["any", 1] as const, ...counted.filter(([, value]) => value !== 0)]);
}

/** So many of so many, at most 1. */
export const shareOf = (count: number, many: number) => Math.min(1, count / many);
