import type { Noun } from "./noun-phrase.ts";

/** Where in a description something was said: the statement, cleaned of markup, and the clause of it. */
export type HeardIn = { statement: string; clause: string };

export type Activity = {
  /** Who does it; undefined when the description leaves it open. */
  actor: Noun | undefined;
  verb: string;
  object: Noun | undefined;
  /** True when what is acted on is a person: "invoice clients". */
  onPerson: boolean;
  /** "sell boxes of vegetables to restaurants" */
  said: string;
  /** "when a lease runs out" */
  condition?: string | undefined;
  /** "I can trace who did what" */
  reason?: string | undefined;
  /** True when a machine supplies it. */
  fromDevice?: boolean;
  /** True where `said` quotes what was said, because a deed told in its parts might tell of something else. */
  quoted?: boolean;
  /** People it is done to or for. */
  towards: Noun[];
  /** Undefined where nobody said it. */
  heardIn?: HeardIn | undefined;
};

/** What has to hold, in the words it was said in: "a lease ends after 30 years". */
export type Rule = {
  text: string;
  /** False where it is no sentence: "twelve pigs a day". */
  whole: boolean;
  about: Noun | undefined;
  by: Noun | undefined;
  money: boolean;
  speed: boolean;
  heardIn?: HeardIn | undefined;
};

/** What a quoted deed begins with. */
export const QUOTED = 'do what was said: "';
const LONGEST_NAME = 160;

/** What a row about a deed is called. */
export function calledAfter({ said, quoted }: Activity): string {
  if (!quoted || said.length <= LONGEST_NAME) return said;
  return `${said.slice(0, LONGEST_NAME).replace(/[\s,;:]+\S*$/, "")}"`;
}
