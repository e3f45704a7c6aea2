import type { UnitState } from "#domain/source-units/coverage.ts";
import { cn } from "#web/ui/cn.ts";
import { stateSigns } from "./state-signs.ts";

/** What became of a clause, by a sign and a word. */
export function StateSign({ state }: { state: UnitState }) {
  const { label, icon: Icon, ink } = stateSigns[state];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap", ink)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  );
}
