import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import type { Word } from "./word.ts";

/** What was heard in a description so far; reading adds to it. */
export type Listened = {
  people: { phrase: NounPhrase; weight: number }[];
  activities: Activity[];
  rules: Rule[];
  replaced: string[];
  /** Who speaks and how things are, which nobody builds. */
  setting: string[];
  outsiders: string[];
  devices: Noun[];
  fragments: Word[][];
  /** What the product is said to have nothing to do with. */
  excluded: string[];
};
