import type { Brief } from "#domain/brief.ts";
import { wishOf } from "#domain/drafter/wish/wish.ts";
import { headsOf, holdsAll, ownHeadsOf } from "#domain/source-units/heads.ts";
import { wordsOfRow } from "#domain/source-units/row-words.ts";
import type { SourceUnit } from "#domain/source-units/units.ts";
import type { Resting } from "#domain/sources.ts";
import type { Question } from "#server/ai/ai.ts";
import { missingTitle, type Said } from "./said.ts";

/** The lists whose rows say what people do with the product, and by which rules. */
export type DeedsNoun = "user_stories" | "features";

/** Clauses that are asked for once more. */
const MOST_MISSING = 40;

export const furtherTask = `This time only what stands under "${missingTitle}" is asked for: write no row without an id of it in rests_on, and leave out what is no matter of such rows.`;

type Further<Asked, Row> = {
  noun: DeedsNoun;
  brief: Brief;
  said: () => Said;
  ask(brief: Brief, missing: readonly SourceUnit[]): Question<Asked, Resting<Row>[]>;
};

/** Asks for rows of what was said that neither rows answered before nor what is `held` by the project says; both answers are its value. */
export function further<Asked, Row extends object>({ noun, brief, said, ask }: Further<Asked, Row>) {
  return (rows: readonly Resting<Row>[], held: ReadonlySet<string>): Question<Asked, Resting<Row>[]> | undefined => {
    const { most, only } = wishOf(brief.instruction);
    // whoever bounds a list wants no more of it
    if (most.length + only.length > 0) return undefined;
    const named = new Set(rows.flatMap(keysOf));
    const told = [...brief[noun], ...rows].map((row) => headsOf(wordsOfRow(noun, row)));
    const missing = said()
      .units.filter(({ key }) => !named.has(key) && !held.has(key))
      .filter(({ words }) => !told.some((heads) => holdsAll(heads, ownHeadsOf(words))))
      .slice(0, MOST_MISSING);
    if (missing.length === 0) return undefined;
    const wanted = new Set(missing.map(({ key }) => key));
    // as drafted, so that they are no example of how people write
    const drafted = rows.map((row) => ({ ...row, id: "", generation_id: "now", revision: 1 }));
    const question = ask({ ...brief, [noun]: [...brief[noun], ...drafted] }, missing);
    return {
      ...question,
      read: (asked) => [...rows, ...question.read(asked).filter((row) => keysOf(row).some((key) => wanted.has(key)))],
    };
  };
}

function keysOf({ rests_on }: Resting<object>): string[] {
  return (rests_on?.units ?? []).map(({ key }) => key);
}
