import { type BuildState, buildStates, type countBuild } from "#domain/build-state.ts";
import { cn } from "#web/ui/cn.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { stateMarks } from "#workspace/work/state-marks.tsx";

type PictureProps = {
  counts: ReturnType<typeof countBuild>;
  chosen: string | null;
  onChoose: (state: BuildState | null) => void;
};

/** The whole project in one bar; its parts say how many there are of each, and narrow the list to them. */
export function BuildPicture({ counts, chosen, onChoose }: PictureProps) {
  const { all, done, untested } = counts;
  const share = Math.floor((100 * done) / all);
  return (
    <Card className="grid gap-4 p-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-2xl font-semibold tabular-nums">{share}%</span>
        <span className="text-muted">
          {inFigures(done)} of {inFigures(all)} requirements done
          {untested > 0 ? `, ${inFigures(untested)} untested` : null}
        </span>
      </p>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {buildStates.map((state) =>
          counts[state] > 0 ? (
            <div
              key={state}
              className={cn("min-w-1", stateMarks[state].fill)}
              style={{ flexGrow: counts[state], flexBasis: 0 }}
            />
          ) : null,
        )}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Show one state</legend>
        {buildStates.map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={chosen === state}
            onClick={() => onChoose(chosen === state ? null : state)}
            className={cn(
              "flex min-h-8 items-center gap-2 rounded-md border px-2.5 text-xs transition-colors hover:bg-sunken pointer-coarse:min-h-11",
              chosen === state && "border-accent-line bg-accent-soft text-accent-ink",
            )}
          >
            <span aria-hidden className={cn("size-2 rounded-full", stateMarks[state].fill)} />
            {stateMarks[state].label}
            <span className="font-semibold tabular-nums">{inFigures(counts[state])}</span>
          </button>
        ))}
      </fieldset>
    </Card>
  );
}
