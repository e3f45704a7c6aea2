import { Link } from "react-router";
import { type DocPlace, docPlaces, shelves } from "#domain/docs/doc-places.ts";
import { paths } from "#web/lib/paths.ts";
import { cn } from "#web/ui/cn.ts";
import { DocsSearchForm } from "./docs-search-form.tsx";

/** Beside a page: the search, the pages of its guide, and the other guides. */
export function DocShelf({ place }: { place: DocPlace }) {
  return (
    <>
      <div className="grid gap-3 pt-6 lg:hidden">
        <DocsSearchForm />
        <details className="rounded-lg border bg-surface px-4 py-2">
          <summary className="min-h-6 cursor-pointer font-medium">All pages of the {place.shelf.title.toLowerCase()}</summary>
          <Pages place={place} className="pt-2" />
        </details>
      </div>
      <div className="sticky top-14 grid max-h-[calc(100dvh-3.5rem)] content-start gap-5 -mx-2 self-start overflow-y-auto px-2 py-12 max-lg:hidden">
        <DocsSearchForm />
        <Pages place={place} />
      </div>
    </>
  );
}

function Pages({ place, className }: { place: DocPlace; className?: string }) {
  return (
    <nav aria-label="Documentation" className={cn("grid gap-4", className)}>
      <ul className="grid gap-0.5">
        {docPlaces
          .filter(({ shelf }) => shelf === place.shelf)
          .map(({ address, title }) => (
            <li key={address}>
              <Link
                to={address}
                aria-current={address === place.address ? "page" : undefined}
                className="-mx-2 flex min-h-7 items-center rounded-md px-2 py-1 text-muted hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
              >
                {title}
              </Link>
            </li>
          ))}
      </ul>
      <ul className="grid gap-0.5 border-t pt-3">
        {shelves
          .filter((shelf) => shelf !== place.shelf)
          .map(({ folder, title }) => (
            <li key={folder}>
              <Link to={`${paths.docs()}#${folder}`} className="-mx-2 flex min-h-7 items-center rounded-md px-2 hover:bg-hover">
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
