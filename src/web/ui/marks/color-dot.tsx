import { cn } from "#web/ui/cn.ts";

/** A small square in a colour people chose; a hairline keeps pale ones visible. */
export function ColorDot({ color, className }: { color: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn("inline-block size-3 shrink-0 rounded-sm ring-1 ring-control/60 ring-inset", className)}
      style={{ backgroundColor: color }}
    />
  );
}
