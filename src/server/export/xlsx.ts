import writeXlsxFile, { type Cell, type Sheet } from "write-excel-file/node";
import type { Exported } from "#domain/export/exported.ts";
import { type ExportedTable, NUMBER, REVISION, sheetTitle, tablesOf } from "#domain/export/tables.ts";
import { xlsxText } from "#domain/export/xlsx-text.ts";

/** In characters, as spreadsheets measure columns. */
const WIDTHS = { number: 10, name: 34, text: 64, choice: 18, reference: 28 } as const;
const HEAD = { fontWeight: "bold", backgroundColor: "#e8edf6", bottomBorderStyle: "thin", bottomBorderColor: "#8fa3c8" } as const;

/** A sheet of each kind of row, whose head stays in sight. Every cell is a text, so that none can be a formula. */
export async function writeXlsx(exported: Exported): Promise<Uint8Array> {
  const sheets = tablesOf(exported).map(sheetOf);
  return writeXlsxFile(sheets.length > 0 ? sheets : [nothing], { fontFamily: "Calibri", fontSize: 11 }).toBuffer();
}

function sheetOf({ noun, columns, rows }: ExportedTable): Sheet<never> {
  const head = columns.map(({ label }): Cell => ({ ...textCell(label), ...HEAD }));
  return {
    sheet: sheetTitle(noun),
    stickyRowsCount: 1,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    data: [head, ...rows.map((row) => row.map((text) => (text ? { ...textCell(text), wrap: true } : null)))],
  };
}

const textCell = (text: string) => ({ type: String, value: xlsxText(text), alignVertical: "top" as const });

/** A workbook must have a sheet. */
const nothing: Sheet<never> = { sheet: "Requirements", data: [[textCell(NUMBER), textCell(REVISION)]] };
