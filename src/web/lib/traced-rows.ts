import { nouns } from "#domain/nouns/all.ts";
import { type TraceAsked, traceWord } from "#domain/pictures/trace-asked.ts";
import type { TraceNoun } from "#domain/pictures/trace-links.ts";
import { paths } from "./paths.ts";

/** Where exactly the rows are listed that have, or lack, a link. */
export function tracedRows(project_id: string, noun: TraceNoun, asked: TraceAsked): string {
  return paths.tracedRows(project_id, nouns[noun].section, traceWord(asked));
}

export const withoutOne = (lacks: TraceNoun) => `without a ${nouns[lacks].one}`;
