import { CircleCheck, CircleDashed, CircleDot, type LucideIcon, OctagonX, RefreshCw } from "lucide-react";
import type { BuildState } from "#domain/build-state.ts";
import { cn } from "#web/ui/cn.ts";

type Mark = { label: string; icon: LucideIcon; ink: string; fill: string };

export const stateMarks: Readonly<Record<BuildState, Mark>> = {
  done: { label: "Done", icon: CircleCheck, ink: "text-success-ink", fill: "bg-success-ink" },
  stale: { label: "Stale", icon: RefreshCw, ink: "text-warning-ink", fill: "bg-warning-ink" },
  in_progress: { label: "In progress", icon: CircleDot, ink: "text-accent-ink", fill: "bg-accent" },
  blocked: { label: "Blocked", icon: OctagonX, ink: "text-danger-ink", fill: "bg-danger" },
  uncovered: { label: "Not covered", icon: CircleDashed, ink: "text-muted", fill: "bg-line" },
};

/** How far something is built, by a sign and a word. */
export function StateMark({ state, className }: { state: BuildState; className?: string }) {
  const { label, icon: Icon, ink } = stateMarks[state];
  return (
    <span className={cn("inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap", ink, className)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </span>
  );
}
