import { labelledFields, nouns } from "#domain/nouns/all.ts";
import { choicesOf } from "#domain/nouns/noun.ts";
import type { HandedRow } from "./handed-rows.ts";

/**
 * A row as a text: its number with the revision to cite, its name, and each field it says something in. What goes on below is moved
 * in, so that it passes for no other row, field or heading.
 */
export function rowText({ noun, at, name, words }: HandedRow): string {
  const lines = labelledFields(noun).flatMap(([key, field]) => {
    const text = words[key];
    if (text === undefined || key === "name") return [];
    const said = field.choices ? (choicesOf(field).find(({ value }) => value === text)?.label ?? text) : text;
    const [only, ...more] = said.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
    return more.length > 0 ? [`${field.label}:`, only, ...more].join("\n  ") : `${field.label}: ${said}`;
  });
  return [`${at} ${name} (${nouns[noun].one})`, ...lines].join("\n");
}

/** The beginning of what a row says most, in one line. */
export function gistOf({ noun, words }: HandedRow, most = 160): string {
  const text = (words[nouns[noun].gist] ?? "").replaceAll(/\s+/g, " ").trim();
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
