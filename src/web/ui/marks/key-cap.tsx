import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

export function KeyCap({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      className={cn(
        "inline-grid h-6 min-w-6 place-items-center rounded-sm border bg-surface px-1.5 font-sans text-xs text-muted",
        className,
      )}
    >
      {children}
    </kbd>
  );
}
