import { priorityOf } from "#domain/bring/priorities.ts";
import type { SourceBlock, SourceTable } from "#domain/bring/source.ts";
import { wordTable } from "#domain/word-table.ts";

const MARK = /^(?:[x✓✔●•✗]|yes|ja|oui|sí|1)$/iu;
const short = wordTable<string>({ m: "Must", s: "Should", c: "Could", w: "Won't" });

/** A table in which a mark in one of several columns says the priority, with one column that says it. */
export function withPriority(block: SourceBlock): SourceBlock {
  if (block.kind !== "table") return block;
  const marked = block.columns.flatMap((name, at) => {
    const priority = short[name.trim().toLowerCase()] ?? (priorityOf(name) ? name.trim() : undefined);
    return priority && isMarked(block, at) ? [{ at, priority }] : [];
  });
  if (marked.length < 2 || block.rows.some((row) => marked.filter(({ at }) => row[at]).length > 1)) return block;
  const [first] = marked;
  const others = new Set(marked.slice(1).map(({ at }) => at));
  const only = (cells: readonly string[], said: string) =>
    cells.flatMap((cell, at) => (others.has(at) ? [] : [at === first?.at ? said : cell]));
  const priorityIn = (row: readonly string[]) => marked.find(({ at }) => row[at])?.priority ?? "";
  return { kind: "table", columns: only(block.columns, "Priority"), rows: block.rows.map((row) => only(row, priorityIn(row))) };
}

/** A table whose columns are priorities, each with what has it below, as a row for each. */
export function byPriority(block: SourceBlock): SourceBlock {
  if (block.kind !== "table" || block.columns.length < 2 || !block.columns.every((name) => priorityOf(name))) return block;
  if (block.columns.every((_, at) => isMarked(block, at))) return block;
  const rows = block.columns.flatMap((priority, at) =>
    block.rows.flatMap((row) => (row[at]?.trim() ? [[row[at] ?? "", priority]] : [])),
  );
  return { kind: "table", columns: ["Requirement", "Priority"], rows };
}

function isMarked({ rows }: SourceTable, at: number): boolean {
  return rows.every((row) => !row[at] || MARK.test(row[at] ?? ""));
}
