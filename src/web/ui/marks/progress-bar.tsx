import { cn } from "#web/ui/cn.ts";

/** How far something is, from 0 to 1. */
export function ProgressBar({ label, value, className }: { label: string; value: number; className?: string }) {
  const percent = Math.round(Math.min(Math.max(value, 0), 1) * 100);
  return (
    <div className={cn("flex items-center gap-2", className)}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 min-w-24 grow overflow-hidden rounded-full bg-sunken"
      >
        <div className="h-full rounded-full bg-accent transition-[width] duration-150" style={{ width: `${percent}%` }} />
      </div>
      <span className="w-9 text-right text-xs text-muted tabular-nums">{percent}%</span>
    </div>
  );
}
