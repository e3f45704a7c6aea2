import type { NounPhrase } from "./noun-phrase.ts";

/** Who does what to what. No actors means the description leaves open who does it. */
export type Clause = {
  actors: NounPhrase[];
  verb: string;
  particle: string;
  objects: NounPhrase[];
  /** Set when a machine does it: "sensors measure the temperature". */
  device?: NounPhrase;
  details: { preposition: string; phrase: NounPhrase }[];
};
