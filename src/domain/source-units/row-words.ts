import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** All that a row says in its texts, a line each. */
export function wordsOfRow(noun: Noun, row: object): string {
  const fields = Object.entries<Field>(nouns[noun].fields).filter(([, { kind }]) => kind === "text");
  const said = new Map(Object.entries(row));
  return fields
    .map(([name]) => said.get(name))
    .filter((text) => typeof text === "string" && text.trim() !== "")
    .join("\n");
}
