import { readFile } from "node:fs/promises";
import { longestDocsQuery } from "#domain/docs/doc-places.ts";
import type { FindInDocs } from "#domain/docs/find-in-docs.ts";
import { type FoundInDocs, foundBlank, foundSentence, type Run } from "#domain/docs/found-in-docs.ts";
import { escapeHtml } from "#domain/escape-html.ts";

/** Writes into the drawn page of the search what is found, for those whose browser runs no scripts. */
export function createDocsSearchPage(html: string, indexPath: string | undefined): (query: string) => Promise<string> {
  const blank = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].find(([, text]) => text?.includes(foundBlank.sentence))?.[1];
  let search: Promise<FindInDocs> | undefined;
  return async (asked) => {
    const query = asked.slice(0, longestDocsQuery).trim();
    if (blank === undefined || !indexPath) return html;
    search ??= readSearch(indexPath);
    const found = query === "" ? [] : (await search)(query);
    return html
      .replace(blank, () => filled(blank, foundSentence(query, found), found))
      .replace(/<input\b[^>]*\bname="q"[^>]*>/, (input) => input.replace(' value=""', () => ` value="${escapeHtml(query)}"`));
  };
}

async function readSearch(path: string): Promise<FindInDocs> {
  const { createDocsSearch } = await import("#domain/docs/find-in-docs.ts");
  return createDocsSearch(JSON.parse(await readFile(path, "utf8")));
}

function filled(blank: string, sentence: string, found: readonly FoundInDocs[]): string {
  const said = blank.replace(foundBlank.sentence, () => escapeHtml(sentence));
  if (found.length === 0) return said.replace(/<ul\b.*<\/ul>/s, "");
  return said.replace(/<li\b.*<\/li>/s, (row) => found.map((one) => rowOf(row, one)).join(""));
}

function rowOf(row: string, { address, shelf, title, excerpt }: FoundInDocs): string {
  const mark = /<mark\b[^>]*>/.exec(row)?.[0] ?? "<mark>";
  const written = (runs: readonly Run[]) =>
    runs.map(({ text, marked }) => (marked ? `${mark}${escapeHtml(text)}</mark>` : escapeHtml(text))).join("");
  return row
    .replace("/__address__", () => escapeHtml(address))
    .replace("__shelf__", () => escapeHtml(shelf))
    .replace("__title__", () => written(title))
    .replace(/<mark\b[^>]*>__excerpt__<\/mark>/, () => written(excerpt));
}
