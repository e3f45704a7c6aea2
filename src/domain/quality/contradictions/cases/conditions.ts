import { nearnessOf } from "#domain/quality/contradictions/alignment.ts";
import type { Clause } from "#domain/quality/facts/clause.ts";
import type { Term } from "#domain/quality/facts/fact.ts";
import { tokensOf } from "#domain/quality/facts/words.ts";
import { remembering } from "./reading.ts";

/** States of which a thing is in one: those of a line that stand on either side of "|". */
const STATES = `
on, running, active, enabled | off, inactive, disabled, switched off
free, vacant, available, in stock | occupied, taken, unavailable, full, booked, out of stock, sold out
paid, settled | unpaid, open, outstanding, unsettled, overdue
valid | expired, invalid, lapsed
online, connected | offline, disconnected
open | closed, shut, locked
present | absent, away
empty | full, filled
healthy, well | ill, sick
registered, signed in, logged in | unregistered, signed out, logged out
`
  .split("\n")
  .filter(Boolean)
  .map((line) => line.split("|").map((side) => side.split(",").map((word) => word.trim())));
const NEAR = 0.8;

type Condition = { said: string; things: readonly Term[] };

/** What a text makes a condition, with the things it is said of. */
const conditionsOf = remembering((text, clauses): Condition[] =>
  clauses.flatMap((clause) => clause.conditions.map((span) => conditionIn(text, clause, span))),
);

function conditionIn(text: string, { terms }: Clause, { start, end }: { start: number; end: number }): Condition {
  const words = tokensOf(text.slice(start, end)).map((token) => token.text);
  const isThing = (term: Term) => term.start >= start && term.end <= end && term.weight === 1 && term.place?.role !== "deed";
  return { said: ` ${words.join(" ")} `, things: terms.filter(isThing) };
}

/** Whether each row is of a state of its own of one thing: "when the alarm is on", "if the alarm is off". */
export function haveOppositeConditions(a: string, b: string): boolean {
  return conditionsOf(a).some((one) =>
    conditionsOf(b).some(
      (other) =>
        areOpposite(one.said, other.said) &&
        one.things.some((thing) => other.things.some((same) => nearnessOf(thing, same) >= NEAR)),
    ),
  );
}

function areOpposite(one: string, other: string): boolean {
  const says = (said: string, words: readonly string[] = []) => words.some((word) => isSaid(said, word));
  const denies = (said: string, words: readonly string[] = []) => words.some((word) => said.includes(` not ${word} `));
  return STATES.some(([left, right]) =>
    [
      [one, other],
      [other, one],
    ].some(([x = "", y = ""]) => says(x, left) && (says(y, right) || denies(y, left)) && !says(y, left)),
  );
}

const isSaid = (said: string, word: string) => said.includes(` ${word} `) && !said.includes(` not ${word} `);
