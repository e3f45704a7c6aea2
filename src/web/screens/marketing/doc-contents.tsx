import type { DocSection } from "#domain/docs/doc.ts";
import { cn } from "#web/ui/cn.ts";

/** What the page says, heading by heading; on narrow screens it opens where it stands. */
export function DocContents({
  headings,
  folds = false,
  className,
}: {
  headings: readonly DocSection[];
  folds?: boolean;
  className: string;
}) {
  const list = (
    <ul className="grid gap-1 border-l pl-4">
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-6 rounded-sm py-0.5 text-muted hover:text-ink">
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
  if (folds)
    return (
      <details className={cn("rounded-lg border bg-surface px-4 py-2", className)}>
        <summary className="min-h-6 cursor-pointer font-medium">On this page</summary>
        <nav aria-label="On this page" className="pt-2 pb-1">
          {list}
        </nav>
      </details>
    );
  return (
    <nav
      aria-label="On this page"
      className={cn("sticky top-14 max-h-[calc(100dvh-3.5rem)] self-start overflow-y-auto py-12", className)}
    >
      <p className="mb-2 font-medium">On this page</p>
      {list}
    </nav>
  );
}
