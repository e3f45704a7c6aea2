import { Link } from "react-router";
import type { FoundGroup } from "#web/queries/found-groups.ts";
import type { FoundPlace } from "#web/queries/found-place.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { MarkedRuns } from "#web/ui/text/marked-runs.tsx";
import { Reference } from "#web/ui/text/reference.tsx";

/** What was found in one list, each leading to where it stands. */
export function FoundList({ group, onShowAll }: { group: FoundGroup; onShowAll: () => void }) {
  const { table, title, count, places } = group;
  return (
    <section aria-labelledby={`found-${table}`} className="grid gap-2">
      <h2 id={`found-${table}`} className="flex items-center gap-2 text-base font-semibold">
        {title} <Badge>{inFigures(count)}</Badge>
      </h2>
      <ul className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card">
        {places.map((place) => (
          <li key={place.id}>
            <FoundLink place={place} />
          </li>
        ))}
      </ul>
      {count > places.length ? (
        <Button variant="link" size="sm" className="justify-self-start" onClick={onShowAll}>
          {`Show all ${inFigures(count)} in ${title}`}
        </Button>
      ) : null}
    </section>
  );
}

function FoundLink({ place: { to, title, reference, excerpts } }: { place: FoundPlace }) {
  return (
    <Link
      to={to}
      data-found
      className="grid gap-1 px-4 py-3 -outline-offset-2 transition-colors hover:bg-hover focus-visible:bg-hover"
    >
      <span className="flex items-baseline gap-2.5">
        <span dir="auto" className="font-medium wrap-anywhere">
          <MarkedRuns runs={title} />
        </span>
        {reference ? <Reference className="ml-auto">{reference}</Reference> : null}
      </span>
      {excerpts.slice(0, 3).map(({ label, runs }) => (
        <span key={label} dir="auto" className="text-muted wrap-anywhere">
          {label ? <span className="text-xs text-faint">{label}: </span> : null}
          <MarkedRuns runs={runs} />
        </span>
      ))}
    </Link>
  );
}
