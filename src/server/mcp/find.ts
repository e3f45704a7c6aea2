import { type HandedRow, type HandedText, handedTexts } from "#domain/agents/handed-rows.ts";
import { Failure } from "#domain/failure.ts";
import { lookApart } from "#server/looking/look-apart.ts";
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
export async function searched(
  query: string,
  { handed, opened, whose }: Pick<Handing, "handed" | "opened" | "whose">,
): Promise<readonly (HandedRow | HandedText)[]> {
  const { rows, texts } = await lookApart("found", { content: opened.content, query }, { whose });
  const found = new Set(texts);
  return [...rowsOf(rows, handed), ...handedTexts(opened.content).filter(({ cite }) => found.has(cite))];
}

/** The rows that say all words. */
export async function foundRows(text: string, handing: Handing): Promise<readonly HandedRow[]> {
  const { rows } = await lookApart("found", { content: handing.opened.content, query: text }, handing);
  return rowsOf(rows, handing.handed);
}

export function rowsOf(cites: readonly string[], { byCite }: Handing["handed"]): HandedRow[] {
  return cites.flatMap((cite) => byCite.get(cite) ?? []);
}
