import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Counts } from "#domain/quality/completeness/completeness.ts";
import { type Standard, standardNames, standards } from "#domain/quality/completeness/decision.ts";
import type { QualityFigures } from "#domain/what-is-open.ts";
import { paths } from "#web/lib/paths.ts";
import type { Project } from "#web/queries/projects.ts";
import { inFigures } from "#web/ui/text/counted.ts";

/** What contradicts itself, and how much of each standard is decided. */
export function Standing({ project: { id }, quality }: { project: Project; quality: QualityFigures }) {
  return (
    <ul
      aria-label="Contradictions and completeness"
      className="grid grid-cols-2 border-t [&>li]:-mb-px [&>li]:border-b [&>li]:odd:border-r"
    >
      <Tile to={paths.specification(id, "contradictions")} label="Contradictions">
        <Contradictions open={quality.contradictions} uncompared={quality.uncompared} />
      </Tile>
      {standards.map((standard) => (
        <Tile key={standard} to={paths.standard(id, standard)} label={standardNames[standard].name}>
          <Decided standard={standard} counts={quality.standards[standard]} />
        </Tile>
      ))}
    </ul>
  );
}

function Tile({ to, label, children }: { to: string; label: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="grid h-full content-start gap-2 px-5 py-3 -outline-offset-2 hover:bg-canvas">
        <span className="flex items-center justify-between gap-2 text-xs text-muted">
          {label}
          <ChevronRight aria-hidden className="size-3.5 text-faint" />
        </span>
        {children}
      </Link>
    </li>
  );
}

function Contradictions({ open, uncompared }: { open: number | null; uncompared: number }) {
  if (open === null) return <span className="text-muted">Works in English only</span>;
  return (
    <span>
      <span className={`text-base font-semibold tabular-nums ${open > 0 ? "text-warning-ink" : "text-success-ink"}`}>
        {inFigures(open)}
      </span>{" "}
      open
      {uncompared > 0 ? (
        <span className="block text-xs text-muted">{inFigures(uncompared)} rows not compared with all</span>
      ) : null}
    </span>
  );
}

/** Applied, waived and open beside each other. */
function Decided({ standard, counts: { applied, waived, open, all, decided } }: { standard: Standard; counts: Counts }) {
  const width = (count: number) => ({ width: `${(100 * count) / Math.max(all, 1)}%` });
  return (
    <>
      <span>
        <span className="text-base font-semibold tabular-nums">{inFigures(decided)}</span> of {inFigures(all)} decided
      </span>
      <span
        role="img"
        aria-label={`${standardNames[standard].name}: ${applied} applied, ${waived} waived, ${open} open`}
        className="flex h-1.5 gap-px overflow-hidden rounded-full bg-sunken"
      >
        <span className="bg-accent" style={width(applied)} />
        <span className="bg-accent-line" style={width(waived)} />
      </span>
    </>
  );
}
