import type { UnitState } from "#domain/source-units/coverage.ts";
import { unitStates } from "#domain/source-units/coverage.ts";
import { cn } from "#web/ui/cn.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { stateSigns } from "./state-signs.ts";
import type { ClauseFilter, Clauses } from "./use-clauses.ts";

type CountsProps = { counts: Record<UnitState, number>; clauses: Clauses };

/** How many clauses became what; its parts look for those of one kind. */
export function CoverageCounts({ counts, clauses: { filter, filterBy } }: CountsProps) {
  const all = unitStates.reduce((sum, state) => sum + counts[state], 0);
  const missing = counts.lost + counts.uncovered;
  const parts: { key: ClauseFilter; label: string; count: number; fill: string }[] = [
    { key: "missing", label: "Not covered", count: missing, fill: "bg-warning-line" },
    ...unitStates.map((state) => ({
      key: state,
      label: stateSigns[state].label,
      count: counts[state],
      fill: stateSigns[state].fill,
    })),
  ];
  return (
    <Card className="grid gap-4 p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-semibold tabular-nums">{Math.floor((100 * (all - missing)) / all)}%</span>
        <span className="text-muted">
          {inFigures(all - missing)} of {inFigures(all)} clauses covered or decided
        </span>
      </p>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {unitStates.map((state) =>
          counts[state] > 0 ? (
            <div
              key={state}
              className={cn("min-w-1", stateSigns[state].fill)}
              style={{ flexGrow: counts[state], flexBasis: 0 }}
            />
          ) : null,
        )}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Look for clauses</legend>
        {parts.map(({ key, label, count, fill }) => (
          <button
            key={key}
            type="button"
            aria-pressed={filter === key}
            onClick={() => filterBy(filter === key ? null : key)}
            className={cn(
              "flex min-h-8 items-center gap-2 rounded-md border px-2.5 text-xs transition-colors hover:bg-sunken pointer-coarse:min-h-11",
              filter === key && "border-accent-line bg-accent-soft text-accent-ink",
            )}
          >
            <span aria-hidden className={cn("size-2 rounded-full", fill)} />
            {label}
            <span className="font-semibold tabular-nums">{inFigures(count)}</span>
          </button>
        ))}
      </fieldset>
    </Card>
  );
}
