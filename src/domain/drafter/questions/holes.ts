import type { WordClasses } from "./words/word-classes.ts";

export const HOLES = ["approves", "kept", "never", "limits", "replaces", "pays", "sees"] as const;
export type Hole = (typeof HOLES)[number];

type Class = keyof WordClasses;
/** How much it weighs that a clause of a statement has words of all these classes; "!" before a class: and none of that one. */
type Sign = readonly [weight: number, ...classes: readonly (Class | `!${Class}`)[]];

const SIGNS: Readonly<Record<Hole, readonly Sign[]>> = {
  approves: [
    [1, "decides", "!byItself"],
    [1, "chooses", "whom", "!byItself"],
    [1, "gate", "looked", "!byItself"],
    [1, "body", "rules", "!byItself"],
  ],
  kept: [
    [1, "ends", "span", "!past"],
    [1, "ends", "date", "!past", "!project"],
    [1, "deletes", "date"],
    [1, "lasts", "untilDate"],
    [1, "lasts", "untilOver", "!denied", "!wished"],
    [1, "deletes", "span"],
    [1, "lasts", "span", "!past"],
    [1, "deletes", "denied"],
    [1, "deletes", "banned"],
    [1, "forSpan", "!past", "!capped"],
  ],
  never: [
    [1, "banned"],
    [1, "denied", "!harmless", "!restricted"],
  ],
  limits: [
    [1, "capped", "!described"],
    [1, "dueBy"],
    [1, "until", "!ends", "!lasts", "!deletes", "!denied"],
    [1, "counted", "per", "!described"],
    [1, "many", "allowed"],
    [1, "brief", "!past", "!described"],
  ],
  replaces: [
    [1, "now", "!wished"],
    [1, "byHand", "!wished"],
    [0.5, "perhapsByHand", "!wished"],
    [0.5, "grief"],
  ],
  pays: [
    [1, "pays"],
    [1, "sum", "!capped"],
  ],
  sees: [
    [1, "restricted"],
    [1, "sees", "alone"],
    [1, "told", "stays"],
    [1, "told", "onlyThey"],
  ],
};

/** The same where a whole statement has words of all the classes. */
const WIDE: Readonly<Partial<Record<Hole, readonly Sign[]>>> = {
  approves: [[1, "gate", "looked", "!byItself"]],
  kept: [
    [1, "deletes", "whenOver"],
    [1, "deletes", "span"],
    [1, "deletes", "forSpan"],
  ],
};

/** What the signs in the clauses of a statement weigh together. */
export function weightIn(hole: Hole, clauses: readonly string[], words: WordClasses): number {
  const holdsIn = (clause: string, classes: readonly string[]) =>
    classes.every((one) => (one.startsWith("!") ? !words[one.slice(1) as Class].test(clause) : words[one as Class].test(clause)));
  const sum = (signs: readonly Sign[] = [], within: readonly string[]) =>
    signs.reduce((all, [weight, ...classes]) => (within.some((clause) => holdsIn(clause, classes)) ? all + weight : all), 0);
  return sum(SIGNS[hole], clauses) + sum(WIDE[hole], [clauses.join(", ")]);
}
