import { idIn } from "./identified.ts";
import { isStatement, leadIn, roleIn, saysDuty } from "./statements.ts";
import { keyedTable } from "./tables/keyed.ts";
import type { Topic } from "./topic.ts";
import type { Part, Section } from "./tree.ts";

/** A paragraph of a chapter whose rows stand in a table is about the table, unless it says what is wanted. */
export function isAbout(part: Part, { parts }: Section, topic: Topic | undefined): boolean {
  if (part.kind !== "words" || part.depth !== undefined || part.label) return false;
  const near = topic?.kind === "rows" ? parts : parts.slice(parts.indexOf(part));
  const isListed = near.some((one) => one.kind === "table" && !keyedTable(one.table));
  if (!isListed || saysDuty(part.text) || idIn(part.text)?.rest || roleIn(part.text)) return false;
  return !/[.!?]$/u.test(part.text) || (topic?.kind === "rows" && !leadIn(part.text));
}

const MOST_CAPTION = 8;

/** A few words right above a table name it. */
export function isCaption(part: Part, next: Part | undefined): boolean {
  if (part.kind !== "words" || part.depth !== undefined || part.label || next?.kind !== "table") return false;
  return (
    part.text.split(/\s+/).length <= MOST_CAPTION &&
    !/[.!?]$/.test(part.text) &&
    !isStatement(part.text) &&
    !idIn(part.text)?.rest
  );
}
