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

/** What one press had drafted is one piece of news, not one for each section; `runs` come newest first. */
export function foldRuns<One extends Run>(runs: readonly One[]): FoldedRuns<One>[] {
  const folded: [One, ...One[]][] = [];
  for (const run of runs) {
    const open = folded.find(([first]) => isAlike(first, run));
    const last = open?.at(-1);
    if (last && (pressOf(run) || endOf(last) - endOf(run) < soon)) open?.push(run);
    else folded.unshift([run]);
  }
  return folded.toSorted(([a], [b]) => endOf(b) - endOf(a));
}

const pressOf = ({ drafting_parts: [part] }: Run) => part?.run_id;

function isAlike(one: Run, other: Run): boolean {
  return one.project_id === other.project_id && one.status === other.status && pressOf(one) === pressOf(other);
}

function endOf({ finished_at }: Run): number {
  return finished_at ? Date.parse(finished_at) : 0;
}
