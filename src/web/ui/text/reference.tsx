import { cn } from "#web/ui/cn.ts";

/** The quiet mark a row is cited by, such as US-14. */
export function Reference({ className, children }: { className?: string; children: string }) {
  return (
    <span
      data-reference={children}
      className={cn("shrink-0 font-mono text-2xs font-normal tracking-tight text-faint tabular-nums", className)}
    >
      {children}
    </span>
  );
}
