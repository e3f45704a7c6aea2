import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

/** Names and what they come to, one a line. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className="grid divide-y">{children}</dl>;
}

export function Figure({
  name,
  note,
  isBad,
  children,
}: {
  name: string;
  note?: ReactNode;
  isBad?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5 first:pt-0 last:pb-0">
      <dt className="min-w-0 text-muted wrap-anywhere">{name}</dt>
      <dd className={cn("max-w-2/3 shrink-0 text-right wrap-anywhere font-medium tabular-nums", isBad && "text-danger")}>
        {children}
        {note ? <span className="block text-xs font-normal text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}
