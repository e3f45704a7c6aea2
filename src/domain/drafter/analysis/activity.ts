import type { Noun } from "./noun-phrase.ts";

export type Activity = {
  /** Who does it; undefined when the description leaves it open. */
  actor: Noun | undefined;
  verb: string;
  object: Noun | undefined;
  /** True when what is acted on is a person: "invoice clients". */
  onPerson: boolean;
  /** "sell boxes of vegetables to restaurants" */
  said: string;
  /** True when a machine supplies it. */
  fromDevice?: boolean;
  /** People it is done to or for. */
  towards: Noun[];
};
