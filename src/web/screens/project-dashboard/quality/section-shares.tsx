import { Link } from "react-router";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import type { Shares } from "#domain/quality/score.ts";
import { paths } from "#web/lib/paths.ts";

/** The clean share of each list, leading to its findings. */
export function SectionShares({ project_id, shares }: { project_id: string; shares: Shares }) {
  const listed = allNouns.flatMap((noun) => (shares[noun] ? [{ noun, ...shares[noun] }] : []));
  return (
    <ul aria-label="Clean rows by section" className="grid gap-x-6 sm:col-span-2 sm:grid-cols-2">
      {listed.map(({ noun, rows, clean }) => (
        <li key={noun}>
          <Link
            to={paths.wording(project_id, noun)}
            className="-mx-2 grid min-h-9 content-center gap-1 rounded-md px-2 py-1 hover:bg-canvas"
          >
            <span className="flex items-baseline justify-between gap-2 text-xs">
              <span className="truncate">{nouns[noun].title}</span>
              <span className="text-muted tabular-nums">
                {clean === rows ? rows : `${clean} of ${rows}`}
                <span className="sr-only">{clean === rows ? ` of ${rows} rows are clean` : " rows are clean"}</span>
              </span>
            </span>
            <span aria-hidden className="h-1 overflow-hidden rounded-full bg-warning-line">
              <span className="block h-full bg-accent" style={{ width: `${(100 * clean) / rows}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
