import type { Brief } from "#domain/brief.ts";
import type { Part } from "./budget.ts";
import { deletedTitle, instructionTitle } from "./instructions.ts";

/** The names of a list that are told at most, the last deleted first. */
const MOST_NAMES = 100;

/** What is wanted of this draft in particular, which is told whatever else is left out: what was deleted, and what should be different. */
export function askedParts({ deleted = [], instruction }: Brief, of: string | undefined): Part[] {
  const names = deleted.filter(({ table_name }) => table_name === of).slice(0, MOST_NAMES);
  return [
    ...(names.length > 0
      ? [{ key: "deleted", title: deletedTitle, rows: names.map(({ name }) => ({ short: name, long: name })) }]
      : []),
    ...(instruction ? [{ key: "instruction", title: instructionTitle, text: instruction, most: instruction.length }] : []),
  ];
}
