import { type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";

/** What a person or a drafter wrote of a row, field by field. */
export function textsOfRow(noun: Noun, row: object): string[] {
  const fields = Object.entries<Field>(nouns[noun].fields).filter(([, { kind }]) => kind === "text");
  const said = new Map<string, unknown>(Object.entries(row));
  return fields.flatMap(([name]) => {
    const text = said.get(name);
    return typeof text === "string" && text.trim() !== "" ? [text] : [];
  });
}

/** All that a row says in its texts, a line each. */
export function wordsOfRow(noun: Noun, row: object): string {
  return textsOfRow(noun, row).join("\n");
}
