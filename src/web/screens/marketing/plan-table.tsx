import { Check, Minus } from "lucide-react";
import { planComparison, plans } from "#domain/catalog/plans.ts";
import { Table, TableCell, TableHead, TableHeading, TableRow } from "#web/ui/layout/table.tsx";

export function PlanTable() {
  return (
    <div className="min-w-0 rounded-xl border bg-surface shadow-card">
      <Table label="Comparison of the plans" className="relative min-w-152">
        <TableHead>
          <TableRow>
            <TableHeading>
              <span className="sr-only">What is compared</span>
            </TableHeading>
            {plans.map(({ name }) => (
              <TableHeading key={name} className="h-12 text-sm text-ink">
                {name}
              </TableHeading>
            ))}
          </TableRow>
        </TableHead>
        <tbody>
          {planComparison().map(({ name, cells }) => (
            <TableRow key={name}>
              <th scope="row" className="h-11 py-2 pr-3 pl-5 font-medium">
                {name}
              </th>
              {cells.map((cell, position) => (
                <TableCell key={plans[position]?.name} className="text-muted first:pl-3">
                  <Cell cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function Cell({ cell }: { cell: string | boolean }) {
  if (typeof cell === "string") return cell;
  const Icon = cell ? Check : Minus;
  return (
    <>
      <Icon aria-hidden className={cell ? "size-4 text-accent-ink" : "size-4 text-faint"} />
      <span className="sr-only">{cell ? "Included" : "Not included"}</span>
    </>
  );
}
