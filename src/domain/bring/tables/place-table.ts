import { idIn, ownNumber } from "#domain/bring/identified.ts";
import type { Kind } from "#domain/bring/kinds.ts";
import type { Words } from "#domain/bring/row-writer.ts";
import { statementKind } from "#domain/bring/statement-kind.ts";
import { roleIn } from "#domain/bring/statements.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import { nounOfKind } from "./cell-signs.ts";
import { withGroupFilled } from "./naming-columns.ts";
import { rowWords } from "./row-words.ts";
import { type Cells, cellsOf, nounOfId, textOf } from "./table-cells.ts";
import type { TableUse } from "./table-use.ts";
import { isTicketType, nounOfType } from "./ticket-types.ts";

export type TableRow = { kind: Kind; words: Words; number?: number | undefined; rows: number[] };

/** The rows of a table as what they become, by their place in it; those that say nothing are left out. */
export function placeTable(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
  use: TableUse,
  fixed: Words,
): TableRow[] {
  const placed: TableRow[] = [];
  const parent = use.columns.indexOf("parent");
  for (const [at, row] of withGroupFilled(rows, parent).entries()) {
    const given = cellsOf(columns, row, use.columns);
    if (isSum(given)) continue;
    const noun = nounOf(use.noun, given);
    if (noun === undefined) continue;
    const before = placed.at(-1);
    if (before?.kind === noun && goesOn(noun, given, before)) {
      before.words = joined(noun, before.words, rowWords(noun, given, fixed));
      before.rows.push(at);
      continue;
    }
    const words = rowWords(noun, given, fixed);
    if (!words.name && !words[nouns[noun].gist]) continue;
    const id = idIn(textOf(given, "id"))?.id;
    placed.push({ kind: noun, words, number: id ? ownNumber(noun, id) : undefined, rows: [at] });
  }
  return placed;
}

/** A row that only adds up the ones above it. */
function isSum(given: Cells): boolean {
  const id = textOf(given, "id");
  if (id) return SUM_ALONE.test(id);
  const [first = "", ...others] = given.flatMap(({ text }) => (text ? [text] : []));
  const isCounted =
    given.some(({ use }) => use === "id") && others.length > 1 && others.every((text) => /^[\d.,% ]+$/u.test(text));
  return isCounted || SUM.test(first);
}
const SUMS = "sum|summe|total|gesamt|subtotal|zwischensumme|somme|suma|totale|totaal";
const SUM = new RegExp(`^(?:${SUMS})\\b`, "iu");
const SUM_ALONE = new RegExp(`^(?:${SUMS}|summary|zusammenfassung|resumen|résumé)[:.]?$`, "iu");

function nounOf(noun: TableUse["noun"], given: Cells): Noun | undefined {
  if (noun === "source") return undefined;
  if (noun !== "each") return noun;
  const said = [nounOfKind(textOf(given, "kind")), nounOfType(textOf(given, "category"))];
  const named = said.find((one) => one !== undefined);
  if (named) return named === "source" ? undefined : named;
  const isRequirement = [textOf(given, "kind"), textOf(given, "category")].some(isTicketType);
  const texts = [textOf(given, "name"), textOf(given, "story"), textOf(given, "description", "statement")].join("\n");
  if (texts.trim() === "") return undefined;
  if (texts.split("\n").some((line) => roleIn(line)) || textOf(given, "want")) return "user_stories";
  return (
    (isRequirement ? undefined : nounOfId(textOf(given, "id"), given.find(({ use }) => use === "id")?.column ?? "")) ??
    statementKind(texts)
  );
}

/** Whether a row only says more of the one before, as steps of a test do. */
function goesOn(noun: Noun, given: Cells, before: TableRow): boolean {
  const said = [textOf(given, "id"), textOf(given, "name", "for_story")];
  if (noun !== "test_cases" || !given.some(({ use }) => use === "id" || use === "name" || use === "for_story")) return false;
  if (!given.some(({ use, text }) => (use === "when" || use === "then") && text)) return false;
  return said.every((text) => text === "") || (said[1] !== "" && said[1] === before.words.name);
}

function joined(noun: Noun, one: Words, other: Words): Words {
  const fields = Object.keys(nouns[noun].fields).filter(
    (field) => field !== "name" && other[field] && other[field] !== one[field],
  );
  return { ...one, ...Object.fromEntries(fields.map((field) => [field, [one[field], other[field]].filter(Boolean).join("\n")])) };
}
