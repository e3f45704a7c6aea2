import { Table, TableCell, TableHead, TableHeading, TableRow } from "./table.tsx";

type CountsTableProps = {
  label: string;
  /** What is counted, then what each count is of. */
  columns: readonly [string, ...string[]];
  rows: readonly { key: string; label: string; counts: readonly number[] }[];
};

/** How many there are, row by row, from edge to edge of a dialog's body. */
export function CountsTable({ label, columns: [first, ...counted], rows }: CountsTableProps) {
  return (
    <div className="-mx-5 border-y">
      <Table label={label}>
        <TableHead>
          <tr>
            <TableHeading>{first}</TableHeading>
            {counted.map((column) => (
              <TableHeading key={column} className="text-right">
                {column}
              </TableHeading>
            ))}
          </tr>
        </TableHead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell>{row.label}</TableCell>
              {row.counts.map((count, at) => (
                <TableCell key={counted[at]} className="text-right text-muted tabular-nums">
                  {count || "–"}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
