type Run = {
  project_id: string;
  status: string;
  finished_at: string | null;
  /** The run over all sections it is a part of; none where it was drafted by itself. */
  drafting_parts: readonly { run_id: string }[];
};

/** Runs of one project that ended in the same way, of one press or each soon after the other; newest first. */
export type FoldedRuns<One> = readonly [One, ...One[]];

/** In milliseconds. */
const soon = 5 * 60_000;

/** So many of the latest runs are asked for. */
export const mostFinishedRuns = 60;

/**
 * What one press had drafted is one piece of news, not one for each section; `runs` come newest first. Where there may be more of them,
 * what the oldest belongs to is left out unless it is all there is: nobody knows how much of it is missing.
 */
export function foldRuns<One extends Run>(runs: readonly One[]): FoldedRuns<One>[] {
  const folded: [One, ...One[]][] = [];
  for (const run of runs) {
    const open = folded.find(([first]) => isAlike(first, run));
    const last = open?.at(-1);
    if (last && (pressOf(run) || endOf(last) - endOf(run) < soon)) open?.push(run);
    else folded.unshift([run]);
  }
  const oldest = runs.length < mostFinishedRuns || folded.length === 1 ? undefined : runs.at(-1);
  return folded.filter((open) => !oldest || !open.includes(oldest)).toSorted(([a], [b]) => endOf(b) - endOf(a));
}

const pressOf = ({ drafting_parts: [part] }: Run) => part?.run_id;

function isAlike(one: Run, other: Run): boolean {
  return one.project_id === other.project_id && one.status === other.status && pressOf(one) === pressOf(other);
}

function endOf({ finished_at }: Run): number {
  return finished_at ? Date.parse(finished_at) : 0;
}
