import { type ReactNode, useId } from "react";
import { cn } from "#web/ui/cn.ts";

/** One stretch of a public page, with its heading. */
export function Band({
  id,
  title,
  text,
  raised = false,
  className,
  children,
}: {
  id?: string;
  title: string;
  text?: ReactNode;
  raised?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={cn("scroll-mt-14", raised && "border-y bg-surface")}>
      <div className={cn("mx-auto grid max-w-6xl gap-10 px-4 py-16 sm:px-6 lg:py-20", className)}>
        <div className="grid max-w-2xl content-start gap-3">
          <h2 id={titleId} className="text-3xl font-semibold tracking-tight">
            {title}
          </h2>
          {text ? <p className="leading-7 text-pretty text-muted sm:text-base">{text}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
