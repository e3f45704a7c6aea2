import type { Kinds } from "#domain/drafter/languages/kinds/kind.ts";

/** The words of a draft in a language. `said` is what is done, as it was heard: with its infinitive, and as one's own. */
export type Texts = {
  kinds: Kinds;
  verbOf(said: string): string;
  story(who: string, said: string, so: string): string;
  given(text: string): string;
  /** What is done, as the step of a scenario. */
  when(said: string, told: string | undefined): string;
  then: string;
  /** A step of a scenario without the word that opens it, as a sentence of its own. */
  alone(step: string): string;
  signedIn: string;
  colon: string;
  /** Between several in one sentence. */
  listed: string;
  /** Of somebody else than whoever says it. */
  theirs(said: string, who: string): string;
  /** The same of the product. */
  its(said: string): string;
  /** What opens a clause that says what for, how it is told in a story, and a clause that says why. */
  purpose: { opens: RegExp; told: readonly [RegExp, string]; why: RegExp };
  does: string;
  pageOf: string;
  /** What people have to do where nothing is named that it is done to. */
  tasks: string;
  featureOf(who: string, said: string): string;
  /** What the product does by itself. */
  dutyOf(said: string): string;
  ruleOf(said: string): string;
  /** The headings and sentences of the overview. */
  outline: {
    opening(name: string, people: string): string;
    system: string;
    rules: string;
    soFar: string;
    leftOut: string;
    structure: string;
    pages(names: string): string;
  };
};
