import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { type DocPlace, docPlaces } from "#domain/docs/doc-places.ts";

/** The pages before and after this one in its guide. */
export function DocNeighbours({ place }: { place: DocPlace }) {
  const pages = docPlaces.filter(({ shelf }) => shelf === place.shelf);
  const at = pages.indexOf(place);
  const [before, after] = [pages[at - 1], pages[at + 1]];
  return (
    <nav aria-label="Neighbouring pages" className="grid gap-3 border-t pt-6 sm:grid-cols-2">
      {before ? (
        <Link to={before.address} rel="prev" className={classes}>
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <ArrowLeft aria-hidden className="size-3.5" />
            Previous
          </span>
          <span className="font-medium">{before.title}</span>
        </Link>
      ) : null}
      {after ? (
        <Link to={after.address} rel="next" className={`${classes} text-right sm:col-start-2`}>
          <span className="flex items-center justify-end gap-1.5 text-xs text-muted">
            Next
            <ArrowRight aria-hidden className="size-3.5" />
          </span>
          <span className="font-medium">{after.title}</span>
        </Link>
      ) : null}
    </nav>
  );
}

const classes =
  "grid content-start gap-1 rounded-lg border bg-surface px-4 py-3 transition-colors hover:border-accent-line hover:bg-hover";
