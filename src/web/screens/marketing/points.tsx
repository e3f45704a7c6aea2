import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#web/ui/cn.ts";

export type Point = { icon?: LucideIcon; title: string; text: ReactNode };

const layouts = {
  plain: "gap-x-10 gap-y-10",
  cards: "gap-4 [&>li]:rounded-xl [&>li]:border [&>li]:bg-surface [&>li]:p-5 [&>li]:shadow-card",
};

/** Short statements side by side. */
export function Points({
  points,
  layout = "plain",
  columns = "sm:grid-cols-2 lg:grid-cols-3",
}: {
  points: readonly Point[];
  layout?: keyof typeof layouts;
  columns?: string;
}) {
  return (
    <ul className={cn("grid", layouts[layout], columns)}>
      {points.map(({ icon: Icon, title, text }) => (
        <li key={title} className="grid content-start gap-2">
          {Icon ? <Icon aria-hidden className="mb-1 size-5 text-accent-ink" /> : null}
          <h3 className="text-base font-semibold">{title}</h3>
          <p className="leading-6 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
