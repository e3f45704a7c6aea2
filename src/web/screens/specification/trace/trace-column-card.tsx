import { Link } from "react-router";
import { nouns } from "#domain/nouns/all.ts";
import type { Hole, TraceColumn } from "#domain/pictures/trace-picture.ts";
import { paths } from "#web/lib/paths.ts";
import { tracedRows, withoutOne } from "#web/lib/traced-rows.ts";
import { counted, inFigures } from "#web/ui/text/counted.ts";

type CardProps = { project_id: string; column: TraceColumn };

/** One kind of row: how many there are, and how many of them lack what they should have to do with. */
export function TraceColumnCard({ project_id, column: { noun, count, holes } }: CardProps) {
  return (
    <section
      aria-label={nouns[noun].title}
      className="relative grid content-start gap-3 rounded-xl border border-accent-line bg-surface p-3"
    >
      <Link
        to={paths.specification(project_id, nouns[noun].section)}
        className="grid rounded-sm underline-offset-4 hover:underline"
      >
        <span className="text-xl font-semibold tracking-tight tabular-nums">{inFigures(count)}</span>
        <span className="text-muted">{count === 1 ? nouns[noun].one : nouns[noun].many}</span>
      </Link>
      {holes.length > 0 ? (
        <ul className="grid gap-1.5">
          {holes.map((hole) => (
            <li key={hole.lacks}>
              <HoleLink project_id={project_id} noun={noun} count={count} hole={hole} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-xs text-faint">{count > 0 ? "No gaps" : "None yet"}</p>
      )}
    </section>
  );
}

/** As much of it is filled as rows of the column are in the hole. */
function HoleLink({ project_id, noun, count, hole }: Pick<TraceColumn, "noun" | "count"> & { project_id: string; hole: Hole }) {
  return (
    <Link
      to={tracedRows(project_id, noun, { has: false, other: hole.lacks })}
      title={`${inFigures(hole.count)} of ${counted(count, nouns[noun])}`}
      className="relative block overflow-hidden rounded-md border border-dashed border-warning-line px-2 py-1.5 text-xs text-warning-ink hover:border-solid hover:border-current pointer-coarse:py-2.5"
    >
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 bg-warning-soft"
        style={{ width: `${(100 * hole.count) / count}%` }}
      />
      <span className="relative">
        <span className="font-semibold tabular-nums">{inFigures(hole.count)}</span>
        <span className="sr-only"> {hole.count === 1 ? nouns[noun].one : nouns[noun].many}</span> {withoutOne(hole.lacks)}
      </span>
    </Link>
  );
}
