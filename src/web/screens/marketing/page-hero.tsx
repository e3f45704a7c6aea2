import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

/** How every public page begins: one heading, what it is about, and what to do next; a figure may stand beside it. */
export function PageHero({
  eyebrow,
  title,
  text,
  figure,
  children,
}: {
  eyebrow?: string;
  title: string;
  text: ReactNode;
  figure?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="blueprint border-b">
      <div
        className={cn(
          "mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-4 py-16 sm:px-6 lg:py-24",
          figure && "lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center",
        )}
      >
        <div className="grid max-w-3xl content-start gap-6">
          {eyebrow ? <p className="text-sm font-medium text-accent-ink">{eyebrow}</p> : null}
          <h1 className="text-4xl leading-11 font-semibold tracking-tighter text-balance sm:text-5xl sm:leading-14">{title}</h1>
          <p className="max-w-2xl text-base leading-7 text-pretty text-muted sm:text-lg sm:leading-8">{text}</p>
          {children}
        </div>
        {figure}
      </div>
    </section>
  );
}
