import { useMutation } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useRef } from "react";
import type { Counts } from "#domain/quality/completeness/completeness.ts";
import type { Standard } from "#domain/quality/completeness/decision.ts";
import { type AsvsLevel, asvsLevels, standardNames } from "#domain/quality/completeness/decision.ts";
import { chooseLevelMutation } from "#web/queries/completeness.ts";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { cn } from "#web/ui/cn.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { ItemFilter } from "./shown-groups.ts";

type ToolsProps = {
  standard: Standard;
  counts: Counts;
  proposed: number;
  level: AsvsLevel;
  filter: ItemFilter;
  filterBy: (filter: ItemFilter) => void;
  query: string;
  search: (query: string) => void;
};

/** How far a standard is decided, and which of its items are looked for. */
export function ItemTools({ standard, counts, level, filter, filterBy, query, search }: ToolsProps) {
  const { name } = standardNames[standard];
  const field = useRef<HTMLInputElement>(null);
  useLoneKey("/", () => field.current?.focus());
  const filters: { key: ItemFilter; label: string; count: number }[] = [
    { key: "open", label: "Open", count: counts.open },
    { key: "applied", label: "Applied", count: counts.applied },
    { key: "waived", label: "Waived", count: counts.waived },
    { key: "all", label: "All", count: counts.all },
  ];
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-medium">{name}</p>
        {standard === "asvs" ? <LevelChoice level={level} /> : null}
        <div
          role="progressbar"
          aria-label={`Decided of ${name}`}
          aria-valuenow={counts.decided}
          aria-valuemin={0}
          aria-valuemax={counts.all}
          className="ml-auto flex basis-full items-center gap-2.5 sm:basis-72"
        >
          <div className="flex h-1.5 grow gap-px overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full bg-accent transition-[width] duration-150"
              style={{ width: `${share(counts.applied, counts)}%` }}
            />
            <div
              className="h-full bg-faint transition-[width] duration-150"
              style={{ width: `${share(counts.waived, counts)}%` }}
            />
          </div>
          <span className="text-xs text-muted tabular-nums">
            {inFigures(counts.decided)} of {inFigures(counts.all)}
          </span>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">Look for items</legend>
          {filters.map(({ key, label, count }) => (
            <button
              key={key}
              type="button"
              aria-pressed={filter === key}
              onClick={() => filterBy(key)}
              className={cn(
                "flex min-h-8 items-center gap-1.5 rounded-md border px-2.5 text-xs transition-colors hover:bg-sunken pointer-coarse:min-h-11",
                filter === key && "border-accent-line bg-accent-soft text-accent-ink",
              )}
            >
              {label}
              <span className="font-semibold tabular-nums">{inFigures(count)}</span>
            </button>
          ))}
        </fieldset>
        <search className="relative min-w-40 grow sm:ml-auto sm:max-w-64">
          <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-faint" />
          <Input
            ref={field}
            type="search"
            aria-label="Search items"
            aria-keyshortcuts="/"
            placeholder="Search items"
            className="h-8 pl-8"
            value={query}
            onChange={(event) => search(event.target.value)}
          />
        </search>
      </div>
    </div>
  );
}

const share = (count: number, { all }: Counts) => (100 * count) / Math.max(all, 1);

function LevelChoice({ level }: { level: AsvsLevel }) {
  const { project, canEdit } = useWorkspace();
  const { mutate } = useMutation(chooseLevelMutation(project.id));
  if (!canEdit) return <span className="text-muted">Level {level}</span>;
  return (
    <div className="w-28">
      <Select
        aria-label="Level of ASVS"
        size="sm"
        value={String(level)}
        onValueChange={(value) => {
          const chosen = asvsLevels.find((one) => String(one) === value);
          if (chosen) mutate(chosen);
        }}
        choices={asvsLevels.map((one) => ({ value: String(one), label: `Level ${one}` }))}
      />
    </div>
  );
}
