import type { Block, ChoicePlace } from "#domain/document/document.ts";
import { cn } from "#web/ui/cn.ts";
import { useMayEditHere } from "#workspace/workspace/workspace.ts";
import { ChoiceLink, choiceReference } from "./choice-link.tsx";
import { InlineWords } from "./inline-words.tsx";

type Table = Extract<Block, { kind: "table" }>;
type Cells = Table["rows"][number];

function aspectOf([first]: Cells): string {
  const [aspect] = first ?? [];
  return typeof aspect === "string" ? aspect : "";
}

const referenceOf = (cells: Cells, place: ChoicePlace | undefined) => (place ? choiceReference(aspectOf(cells)) : undefined);
const linkOf = (cells: Cells, place: ChoicePlace | undefined) =>
  place ? <ChoiceLink what={aspectOf(cells)} place={place} reference={choiceReference(aspectOf(cells))} /> : null;

/** Columns are as wide in each piece of a long table as in the first; a choice leads to where it is made. */
export function TableBlock({ table: { columns, rows, places }, continues }: { table: Table; continues: boolean }) {
  const leads = useMayEditHere() ? places : undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <div tabIndex={0} className={cn("overflow-x-auto -outline-offset-2", !continues && "mt-4")}>
      <table className="w-full min-w-[30rem] table-fixed text-left text-sm">
        <colgroup>
          {columns.map((column, at) => (
            <col key={column} className={at === 0 ? "w-28" : ""} />
          ))}
          {leads ? <col className="w-12" /> : null}
        </colgroup>
        <thead className={continues ? "sr-only" : ""}>
          <tr className="border-b">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 font-medium text-muted">
                {column}
              </th>
            ))}
            {leads ? (
              <th scope="col" className="py-2 print:hidden">
                <span className="sr-only">Edit</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the table
            <tr key={row} className="group border-b align-top" data-reference={referenceOf(cells, places?.[row])}>
              {cells.map((cell, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the row
                  key={at}
                  className="py-2 pe-4 wrap-anywhere"
                >
                  <InlineWords text={cell} />
                </td>
              ))}
              {leads ? <td className="py-1.5 text-end print:hidden">{linkOf(cells, leads[row])}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
