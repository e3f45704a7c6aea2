import { Fragment } from "react";
import type { TraceBand, TracePicture } from "#domain/pictures/trace-picture.ts";
import { BandAround } from "./band-around.tsx";
import { BandBetween } from "./band-between.tsx";
import { TraceColumnCard } from "./trace-column-card.tsx";

type ColumnsProps = { project_id: string; picture: TracePicture };

/** Five columns and the bands between them; beneath each other where there is no room beside. */
export function TraceColumns({ project_id, picture: { columns, bands } }: ColumnsProps) {
  const between = (from: string | undefined, to: string | undefined) =>
    bands.find((band): band is TraceBand => band.from === from && band.to === to);
  const counts = new Map(columns.map(({ noun, count }) => [noun, count]));
  const around = between("user_stories", "test_cases");
  return (
    <div className="@container">
      <div className="grid @4xl:grid-cols-[9.5rem_1fr_9.5rem_1fr_9.5rem_1fr_9.5rem_1fr_9.5rem]">
        {columns.map((column, at) => {
          const band = between(columns[at - 1]?.noun, column.noun);
          return (
            <Fragment key={column.noun}>
              {band ? <BandBetween project_id={project_id} band={band} bands={bands} counts={counts} /> : null}
              <TraceColumnCard project_id={project_id} column={column} />
            </Fragment>
          );
        })}
        {around ? <BandAround project_id={project_id} band={around} bands={bands} /> : null}
      </div>
    </div>
  );
}
