import { asMarkdown, markdownOf } from "./block-markdown.ts";
import { restOf } from "./fit.ts";
import type { Matched } from "./match.ts";
import type { FileReading } from "./reading.ts";
import { type SourceBlock, type SourceTable, type SourceWords, type UnitKey, unitKey } from "./source.ts";
import { type KeptOf, keptTable } from "./tables/kept-table.ts";
import type { ColumnUse } from "./tables/table-use.ts";
import { pieceKey, takenBy } from "./unplaced.ts";

/** What stays source text, as Markdown, under the headings it stood under. `out` are the keys of rows the person left out. */
export function keptText(reading: FileReading, matched: readonly Matched[], out: ReadonlySet<string>): string {
  const rows = matched.map(({ match }) => match.row).filter(({ key }) => !out.has(key));
  const texts = new Map(rows.flatMap(({ key, kind, words }) => (kind === "source" ? [[key, words] as const] : [])));
  const placed = takenBy({ headings: reading.headings, rows: matched.map(({ match }) => match.row) });
  const taken = takenBy(reading);
  const kept: SourceBlock[] = [];
  const path: { level: number; block: SourceBlock; said: boolean }[] = [];
  /** What the piece of this unit says; each is said once. */
  const take = (unit: UnitKey): string | undefined => {
    const text = texts.get(pieceKey(unit))?.text;
    texts.delete(pieceKey(unit));
    return text;
  };
  for (const [at, block] of reading.blocks.entries()) {
    const isHeading = block.kind === "heading";
    if (isHeading) {
      while ((path.at(-1)?.level ?? 0) >= block.level) path.pop();
      path.push({ level: block.level, block, said: false });
    }
    const text = take(unitKey(at));
    const own =
      block.kind === "table"
        ? tableOf(block, { at, uses: reading.tables.get(at)?.columns ?? [], taken, hasColumns: text !== undefined, take })
        : isHeading && !placed.has(unitKey(at))
          ? block
          : wordsOf(block, text);
    if (!own) continue;
    for (const above of path) {
      if (!above.said) kept.push(above.block);
      above.said = true;
    }
    if (!isHeading) kept.push(own);
  }
  const turned = [...texts.values()].map((words) => Object.values(words).filter(Boolean).join("\n"));
  return [markdownOf(kept), ...turned, ...rows.flatMap(restOf)].filter(Boolean).join("\n\n");
}

function wordsOf(block: SourceWords, text: string | undefined): SourceBlock | undefined {
  if (!text?.trim()) return undefined;
  return text === block.text || text === asMarkdown(block) ? block : { kind: "paragraph", text };
}

type Within = {
  at: number;
  uses: readonly ColumnUse[];
  taken: ReadonlySet<UnitKey>;
  hasColumns: boolean;
  take: (unit: UnitKey) => string | undefined;
};

function tableOf(table: SourceTable, { at, uses, taken, hasColumns, take }: Within): SourceBlock | undefined {
  const kept = table.rows.map((_, row): KeptOf => {
    const text = take(unitKey(at, row));
    if (text !== undefined) return "whole";
    return hasColumns && taken.has(unitKey(at, row)) ? "columns" : "nothing";
  });
  if (table.rows.length === 0) return hasColumns ? table : undefined;
  return keptTable(table, uses, (row) => kept[row] ?? "nothing");
}
