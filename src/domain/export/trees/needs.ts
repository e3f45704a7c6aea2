import { cite } from "#domain/citation.ts";
import { said } from "#domain/document/blocks.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Priority } from "#domain/nouns/user-stories.ts";
import type { Scenario } from "./scenarios.ts";

/** One thing that is asked for: a row, what it asks of the system, and when it is done. */
export type Need = {
  noun: Noun;
  number: number;
  revision: number;
  /** Number and revision, such as `US-14@3`. */
  cite: string;
  title: string;
  shall: string;
  /** As it was written; may contain Markdown. */
  words: string;
  scenarios: Scenario[];
  priority: Priority | null;
  /** The test cases that show it, cited. */
  tests: string[];
};

type Row = { number: number; revision: number };
export const citeAt = (noun: Noun, { number, revision }: Row) => `${cite(noun, number)}@${revision}`;

export function needOf(
  noun: Noun,
  row: Row & { name: string },
  more: Omit<Partial<Need>, "noun"> & Pick<Need, "shall" | "words">,
): Need {
  const title = said(row.name) || nouns[noun].one;
  const { number, revision } = row;
  return { noun, number, revision, cite: citeAt(noun, row), title, scenarios: [], priority: null, tests: [], ...more };
}
