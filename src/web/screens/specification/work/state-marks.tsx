import { CircleCheck, CircleDashed, CircleDot, type LucideIcon, OctagonX, RefreshCw } from "lucide-react";
import { type BuildState, buildStateLabels, buildStates } from "#domain/build-state.ts";
import { cn } from "#web/ui/cn.ts";

type Mark = { icon: LucideIcon; ink: string; fill: string };

const marks: Readonly<Record<BuildState, Mark>> = {
  done: { icon: CircleCheck, ink: "text-success-ink", fill: "bg-success-ink" },
  stale: { icon: RefreshCw, ink: "text-warning-ink", fill: "bg-warning-ink" },
  in_progress: { icon: CircleDot, ink: "text-accent-ink", fill: "bg-accent" },
  blocked: { icon: OctagonX, ink: "text-danger-ink", fill: "bg-danger" },
  uncovered: { icon: CircleDashed, ink: "text-muted", fill: "bg-line" },
};
export const stateMarks = Object.fromEntries(
  buildStates.map((state) => [state, { ...marks[state], label: buildStateLabels[state] }]),
) as Readonly<Record<BuildState, Mark & { label: string }>>;

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
