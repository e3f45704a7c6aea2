import type { Block } from "#domain/document/document.ts";
import { cn } from "#web/ui/cn.ts";
import { InlineWords } from "./inline-words.tsx";

type Table = Extract<Block, { kind: "table" }>;

/** Columns are as wide in each piece of a long table as in the first. */
export function TableBlock({ table: { columns, rows }, continues }: { table: Table; continues: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div tabIndex={0} className={cn("overflow-x-auto -outline-offset-2", !continues && "mt-4")}>
      <table className="w-full min-w-[30rem] table-fixed text-left text-sm">
        <colgroup>
          {columns.map((column, at) => (
            <col key={column} className={at === 0 ? "w-28" : ""} />
          ))}
        </colgroup>
        <thead className={continues ? "sr-only" : ""}>
          <tr className="border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 font-medium text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
            <tr key={row} className="border-b align-top">
              {cells.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
                  key={at}
                  className="py-2 pe-4 wrap-anywhere"
                >
                  <InlineWords text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
