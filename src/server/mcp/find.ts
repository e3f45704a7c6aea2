import { findRows } from "#domain/agents/find-rows.ts";
import { type HandedRow, type HandedText, handedTexts } from "#domain/agents/handed-rows.ts";
import { Failure } from "#domain/failure.ts";
import { folded, rowNamedBy, wordsAsked } from "#domain/search.ts";
import type { Handing } from "./tool.ts";

/** The row or text of a number such as US-14, US-14@3 or project_scope; a `Failure` says how to find it. */
export function oneOf(said: string, { handed, opened }: Pick<Handing, "handed" | "opened">): HandedRow | HandedText {
  const cite = said
    .trim()
    .replace(/^spec:\/\/(row|text)\//, "")
    .replace(/@\d+$/, "");
  const found =
    handed.byCite.get(cite.toUpperCase()) ?? handedTexts(opened.content).find((text) => text.cite === cite.toLowerCase());
  if (!found) throw new Failure("not_found", `There is no ${cite.slice(0, 60)} in this project. Find it with search or list.`);
  return found;
}

export function rowOf(said: string, handing: Pick<Handing, "handed" | "opened">): HandedRow {
  const found = oneOf(said, handing);
  if (!("noun" in found)) throw new Failure("invalid", `${found.cite} is a text. Name a row, such as FEAT-3.`);
  return found;
}

/** Rows and texts that say all words, rows first. */
export function searched(
  query: string,
  { handed, opened }: Pick<Handing, "handed" | "opened">,
): readonly (HandedRow | HandedText)[] {
  if (rowNamedBy(query.trim())) return findRows(handed, query);
  const words = wordsAsked(query);
  const says = ({ name, text }: HandedText) =>
    words.length > 0 && words.every((word) => folded(`${name} ${text}`).includes(word));
  return [...findRows(handed, query), ...handedTexts(opened.content).filter(says)];
}
