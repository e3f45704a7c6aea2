import { gerund } from "#domain/drafter/language/verbs.ts";
import type { Noun } from "./noun-phrase.ts";

/** Where in a description something was said: the statement, cleaned of markup, and the clause of it. */
export type HeardIn = { statement: string; clause: string };

/** That a deed may have been meant otherwise, or that a rule may bind nobody: "much" where most that are doubted as much bind nobody. */
export type Doubt = "some" | "much";

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
  /** True where what it is done to was said before it alone. */
  unsaid?: boolean;
  /** The deeds that were told as one, where only together they say what is meant. */
  parts?: readonly string[];
  /** People it is done to or for. */
  towards: Noun[];
  doubt?: Doubt | undefined;
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
  /** What the product does by itself: "suggest three referees for each match". */
  duty?: Pick<Activity, "said" | "condition"> | undefined;
  doubt?: Doubt | undefined;
  heardIn?: HeardIn | undefined;
};

/** What somebody is doing: of several deeds told as one, each. */
export function doing({ said, parts = [said] }: Activity): string {
  return parts.reduce((told, part) => told.replace(part, gerund(part)), said);
}
