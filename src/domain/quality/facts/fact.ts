import type { Span } from "#domain/source-units/sentences.ts";

export const factKinds = [
  "quantity",
  "permission",
  "polarity",
  "state_transition",
  "choice",
  "scope",
  "retention",
  "format",
] as const;
export type FactKind = (typeof factKinds)[number];

/** How a value binds: "probe" and "refused" are values a test tries, "held" what is there when it is let through, "seen" what it shows. */
export type Comparator =
  | "at most"
  | "at least"
  | "is"
  | "probe"
  | "refused"
  | "given"
  | "held"
  | "seen"
  | "only"
  | "may"
  | "may not"
  | "does"
  | "does not";

/** The condition of an amount that is expected, and no bound. */
export const FORESEEN = "foreseen";

/**
 * One thing a sentence holds to be so, typed so that it can be compared. `value` is a number in the smallest unit of its kind
 * (seconds, bytes, cents as hundredths, metres), a choice, a state, or the deed; `about` are the concepts it speaks of.
 */
export type Fact = {
  kind: FactKind;
  concept: string;
  attribute: string;
  comparator: Comparator;
  value: number | readonly string[];
  unit: string;
  actor: readonly string[];
  condition: readonly string[];
  modality: "must" | "may" | "is";
  span: Span;
  origin: "words" | "pattern" | "person";
  about: About;
};

/** What a term does in its clause; `head` is where the noun begins that a modifier or case belongs to, `prep` what leads in a case. */
export type WordPlace = { role: "deed" | "theme" | "case" | "modifier" | "state"; prep: string; head: number };
/** A word that carries meaning, with the concepts it may stand for. */
export type Term = {
  ids: readonly string[];
  start: number;
  end: number;
  text: string;
  /** The word that says what is meant: the last of a noun, the first of a verb. */
  head: string;
  weight: number;
  isNamed: boolean;
  place?: WordPlace;
};
/** What a fact speaks of, among it its deeds; `said` is all its clause speaks of, and `times` how many lengths of time it names. */
export type About = {
  terms: readonly Term[];
  deeds: readonly string[];
  main: string;
  /** All deeds its main verb may stand for. */
  mains: readonly string[];
  said: readonly Term[];
  times: number;
  whose: "own" | "only own" | "others" | "";
};
