import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

export function EmptyState({
  icon,
  title,
  text,
  example,
  action,
  className,
}: {
  icon?: ReactNode;
  title: string;
  text?: ReactNode;
  /** What stands here once somebody has written well. */
  example?: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cn("grid justify-items-center rounded-xl border border-dashed px-6 py-12 text-center", className)}>
      {icon ? (
        <div
          aria-hidden
          className="mb-4 grid size-11 place-items-center rounded-lg border bg-surface text-muted shadow-card [&_svg]:size-5"
        >
          {icon}
        </div>
      ) : null}
      <p className="text-base font-semibold">{title}</p>
      {text ? <p className="mt-1 max-w-prose text-pretty text-muted">{text}</p> : null}
      {example ? (
        <figure className="mt-5 w-full max-w-xl rounded-lg border bg-surface px-4 py-3 text-left">
          <figcaption className="mb-1 text-xs text-muted">For example</figcaption>
          {example}
        </figure>
      ) : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
