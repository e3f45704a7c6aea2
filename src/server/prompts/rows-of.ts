import type { Brief } from "#domain/brief.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

type Row = object & { generation_id?: string | null | undefined; revision?: number | undefined };

const fieldsOf = (noun: Noun) => Object.entries<Field>(nouns[noun].fields);

/** The rows of a list; parts of rows are told with what they are part of. */
export function rowsOf(brief: Brief, noun: Noun): readonly Row[] {
  return noun === "sections" ? [] : brief[noun];
}

/** What a column of a row says, an empty text where it says nothing. */
export function wordOf(row: object, column: string): string {
  return String(Object.entries(row).find(([name]) => name === column)?.[1] ?? "");
}

/** What was chosen for a row where something has to be. */
export function kindOf(row: object, noun: Noun): string {
  return wordOf(row, fieldsOf(noun).find(([, { kind, nothing }]) => kind === "choice" && !nothing)?.[0] ?? "");
}
