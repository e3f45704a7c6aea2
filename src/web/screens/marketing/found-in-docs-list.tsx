import { Link } from "react-router";
import type { FoundInDocs } from "#domain/docs/found-in-docs.ts";
import { MarkedRuns } from "#web/ui/text/marked-runs.tsx";

/** What the documentation says of some words, each leading to where it stands. */
export function FoundInDocsList({ sentence, found }: { sentence: string; found: readonly FoundInDocs[] }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="text-muted wrap-anywhere">
        {sentence}
      </p>
      {found.length > 0 ? (
        <ul aria-label="Found" className="divide-y overflow-hidden rounded-xl border bg-surface shadow-card">
          {found.map(({ address, shelf, title, excerpt }) => (
            <li key={address}>
              <Link
                to={address}
                data-found
                className="grid gap-1 px-4 py-3 -outline-offset-2 transition-colors hover:bg-hover focus-visible:bg-hover"
              >
                <span className="text-xs text-muted">{shelf}</span>
                <span className="font-medium wrap-anywhere">
                  <MarkedRuns runs={title} />
                </span>
                <span className="leading-6 text-muted wrap-anywhere">
                  <MarkedRuns runs={excerpt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
