import type { Group } from "#domain/drafter/analysis/reading/verb-group.ts";
import type { Word } from "#domain/drafter/analysis/reading/word.ts";

/** Where a subject stands; `listed` where several are named. */
export type Stretch = { from: number; to: number; listed: boolean };

/** A deed that was found on the way, with whose it is and what it hangs on. */
export type Deed = {
  marker: string;
  from: number;
  place: Stretch | undefined;
  group: Group;
  parent: Deed | undefined;
  /** The deed whose subject it shares: "scans the label and [assigns] a shelf". */
  shares: Deed | undefined;
  /** "lets" of "lets the owner [see] it". */
  helps: Deed | undefined;
  aside: boolean;
  /** Said before what it hangs on: "if it rains, ...". */
  leading: boolean;
};

/** A clause that is being read: its subject first, then its deeds. */
export type Frame = {
  kind: "main" | "sub" | "rel" | "asked";
  marker: string;
  from: number;
  subject: Stretch | undefined;
  deed: Deed | undefined;
  leading: boolean;
  aside: boolean;
  /** "can the owner see" */
  inverted: boolean;
};

export type Chain<T> = { value: T; before: Chain<T> | undefined };

/** How far a statement is read in one way, and what speaks against that way. */
export type State = {
  at: number;
  cost: number;
  frames: readonly Frame[];
  /** Nothing, words that wait for their noun, or a noun. */
  phrase: "none" | "open" | "closed";
  phraseFrom: number;
  joins: "" | "of";
  /** Set where the words belong to "in", "by" and the like. */
  placed: boolean;
  join: "" | "," | "and";
  joinedAt: number;
  /** A comma stands in the joint. */
  commas: boolean;
  /** Things are being listed with commas, and no "and" has come yet. */
  listing: boolean;
  /** "the buyers, ..., they": the pronoun names those who stand before it. */
  takenUp?: boolean;
  deeds: Chain<Deed> | undefined;
};

export const MAIN = (from: number): Frame => ({
  kind: "main",
  marker: "",
  from,
  subject: undefined,
  deed: undefined,
  leading: false,
  aside: false,
  inverted: false,
});

/** "list the tools they own, | answer requests": whose things are meant is told before the comma, and what they do goes on. */
export function isOfDoer(words: readonly Word[], { frames }: State, index: number): boolean {
  const frame = frames[index];
  const subject = words[frame?.subject?.from ?? -1];
  return (
    /^(?:rel|asked)$/.test(frame?.kind ?? "") &&
    /^(?:they|i|we|you|he|she)$/.test(subject?.word ?? "") &&
    frames.slice(0, index).some(({ deed }) => deed)
  );
}

/** What it costs to leave clauses of which nothing was told. */
export function openCost(frames: readonly Frame[], whole: boolean): number {
  const led = frames.some(({ leading }) => leading);
  return frames.reduce((sum, { kind, subject, deed }) => {
    if (deed) return sum;
    if (kind !== "main") return sum + 3;
    return sum + (subject ? (whole ? 1.8 : 3) : led ? 2.5 : 0.3);
  }, 0);
}

export function valuesOf<T>(chain: Chain<T> | undefined): T[] {
  const found: T[] = [];
  for (let link = chain; link; link = link.before) found.push(link.value);
  return found.toReversed();
}
