import type { ChangeKind, ComparedPart } from "#domain/compare/compare.ts";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

/** How much of each part comes back, changes back and goes. */
export function SinceCounts({ since, keepsAdded }: { since: readonly ComparedPart[]; keepsAdded: boolean }) {
  return (
    <div className="-mx-5 border-y">
      <Table label="What restoring changes">
        <TableHead>
          <tr>
            <TableHeading>Section</TableHeading>
            <TableHeading className="text-right">Comes back</TableHeading>
            <TableHeading className="text-right">Changes back</TableHeading>
            <TableHeading className="text-right">{keepsAdded ? "Stays" : "Goes"}</TableHeading>
          </tr>
        </TableHead>
        <tbody>
          {since.map(({ key, label, items }) => (
            <TableRow key={key}>
              <TableCell>{label}</TableCell>
              {(["added", "changed", "removed"] satisfies ChangeKind[]).map((kind) => (
                <TableCell key={kind} className="text-right text-muted tabular-nums">
                  {items.filter((compared) => compared.kind === kind).length || "–"}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
