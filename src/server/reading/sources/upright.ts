import { meaningsOf } from "#domain/bring/labels.ts";
import type { SourceBlock } from "#domain/bring/source.ts";

const LEAST_LABELS = 3;
const MOST = 0.7;

const isLabel = (cell: string) => meaningsOf(cell).length > 0;

/** A table whose first column names what each line says, with its rows beside each other, turned so that they stand below each other. */
export function upright(block: SourceBlock): SourceBlock {
  if (block.kind !== "table" || block.columns.length < 3) return block;
  const [corner = "", ...heads] = block.columns;
  const lines = [block.columns, ...block.rows];
  const labels = block.rows.map(([label = ""]) => label);
  const isTurned =
    labels.length >= LEAST_LABELS &&
    new Set(labels).size === labels.length &&
    !heads.some(isLabel) &&
    (corner === "" || isLabel(corner)) &&
    labels.filter(isLabel).length >= labels.length * MOST;
  if (!isTurned) return block;
  const filled = lines.filter((line) => line.some((cell) => cell.trim()));
  return {
    kind: "table",
    columns: filled.map(([label = ""]) => label),
    rows: heads.map((_, at) => filled.map((line) => line[at + 1] ?? "")),
  };
}
