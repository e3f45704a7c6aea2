import type { ReactNode } from "react";
import { Link } from "react-router";
import { nouns } from "#domain/nouns/all.ts";
import { ribbonPath } from "#domain/pictures/ribbon.ts";
import { bandShare, type TraceBand, type TracePicture } from "#domain/pictures/trace-picture.ts";
import { tracedRows } from "#web/lib/traced-rows.ts";
import { cn } from "#web/ui/cn.ts";
import { linksInWords } from "./trace-words.ts";

type BandProps = { project_id: string; band: TraceBand; bands: TracePicture["bands"]; counts: ReadonlyMap<string, number> };

/** The links between two neighbours, which leads to the rows that have one. */
export function BandBetween({ project_id, band, bands, counts }: BandProps) {
  if (band.links === 0) return <NoBand />;
  const ribbon = {
    from: band.fromRows / (counts.get(band.from) ?? 1),
    to: band.toRows / (counts.get(band.to) ?? 1),
    middle: bandShare(band, bands) * 0.6,
  };
  return (
    <BandLink
      project_id={project_id}
      band={band}
      className="group relative -mx-px grid min-h-16 place-items-center @max-4xl:mx-3 @max-4xl:-my-px"
    >
      {(["across", "down"] as const).map((direction) => (
        <svg
          key={direction}
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={cn(
            "absolute inset-0 size-full fill-accent-soft stroke-accent-line group-hover:fill-accent-line",
            direction === "across" ? "@max-4xl:hidden" : "@4xl:hidden",
          )}
        >
          <path d={ribbonPath(ribbon, direction)} vectorEffect="non-scaling-stroke" />
        </svg>
      ))}
    </BandLink>
  );
}

/** Names the band, and leads to the rows of its first column that have a link. */
export function BandLink({
  project_id,
  band: { from, to, links },
  className,
  children,
}: Pick<BandProps, "project_id" | "band"> & { className: string; children?: ReactNode }) {
  return (
    <Link to={tracedRows(project_id, from, { has: true, other: to })} className={cn("rounded-sm", className)}>
      {children}
      <span className="relative rounded-full border border-accent-line bg-surface px-2 py-0.5 text-xs font-medium whitespace-nowrap text-accent-ink tabular-nums group-hover:border-current">
        {linksInWords(links)}
        <span className="sr-only">{` between ${nouns[from].many} and ${nouns[to].many}`}</span>
      </span>
    </Link>
  );
}

function NoBand() {
  return (
    <p className="relative grid min-h-12 place-items-center text-xs text-faint">
      <span
        aria-hidden
        className="absolute border-control border-dashed @4xl:w-full @4xl:border-t @max-4xl:h-full @max-4xl:border-l"
      />
      <span className="relative bg-surface px-1.5">No links</span>
    </p>
  );
}
