import type * as z from "zod";
import { assumptions } from "./assumptions.ts";
import { externalInterfaces } from "./external-interfaces.ts";
import { features } from "./features.ts";
import { glossaryTerms } from "./glossary-terms.ts";
import type { Field, givenColumns, StoredRow } from "./noun.ts";
import { pages } from "./pages.ts";
import { qualityRequirements } from "./quality-requirements.ts";
import { risks } from "./risks.ts";
import { sections } from "./sections.ts";
import { securityMeasures } from "./security-measures.ts";
import { testCases } from "./test-cases.ts";
import { userClasses } from "./user-classes.ts";
import { userStories } from "./user-stories.ts";

/** Every kind of row a project is specified with, by its table, in the order people read them. */
export const nouns = {
  user_classes: userClasses,
  pages,
  sections,
  user_stories: userStories,
  features,
  risks,
  assumptions,
  glossary_terms: glossaryTerms,
  security_measures: securityMeasures,
  test_cases: testCases,
  external_interfaces: externalInterfaces,
  quality_requirements: qualityRequirements,
} as const;

/** The table a kind of row is kept in; its name everywhere. */
export type Noun = keyof typeof nouns;
export const allNouns = Object.keys(nouns) as readonly Noun[];

export function isNoun(table: string): table is Noun {
  return Object.hasOwn(nouns, table);
}

/** Each version of a project has rows of its own. */
export function isVersioned(noun: Noun): boolean {
  return "version" in nouns[noun].stored;
}

/** `security measure` is 'Security measure'. */
export function asTitle(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What people know of a kind of row: its fields, and columns that have a label. */
export function labelledFields(noun: Noun): [string, Field][] {
  return Object.entries<Field>({ ...nouns[noun].fields, ...nouns[noun].stored }).filter(([, { label }]) => label);
}

/** The columns that point into other lists, by the list. */
function referencesOf(noun: Noun): readonly string[] {
  return Object.values<Field>(nouns[noun].fields).flatMap(({ to }) => to ?? []);
}

/** The lists whose rows go along with rows of this one, or let go of them. */
export function dependentsOf(noun: Noun): readonly Noun[] {
  const direct = allNouns.filter((other) => referencesOf(other).includes(noun));
  return [...new Set(direct.flatMap((other) => [other, ...dependentsOf(other)]))];
}

/** Whether rows of another list cannot be without one of these, as a page's sections. */
export function hasParts(noun: Noun): boolean {
  return allNouns.some((other) => Object.values<Field>(nouns[other].fields).some(({ to, nothing }) => to === noun && !nothing));
}

/** What is given when a row is added. */
export type InputOf<Name extends Noun> = z.output<(typeof nouns)[Name]["input"]>;
/** What can be changed of a row. */
export type WordsOf<Name extends Noun> = z.output<(typeof nouns)[Name]["words"]>;
export type RowOf<Name extends Noun> = StoredRow<(typeof nouns)[Name]>;

type Columns<Name extends Noun> = Omit<RowOf<Name>, (typeof givenColumns)[number]>;
type Filled<Columns> = { [Name in keyof Columns]: null extends Columns[Name] ? never : Name }[keyof Columns];
/**
 * A row before it is stored; what may be null may be left out, a row within another one belongs to that one's project, and where
 * versions have rows of their own it is of the current one.
 */
export type NewRow<Name extends Noun> = Pick<Columns<Name>, Exclude<Filled<Columns<Name>>, "version">> &
  Partial<Columns<Name>> &
  ((typeof nouns)[Name] extends { within: string } ? unknown : { project_id: string });
