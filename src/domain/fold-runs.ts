type Run = { project_id: string; status: string; finished_at: string | null };

/** Runs of one project that ended in the same way, each soon after the other; newest first. */
export type FoldedRuns<One> = readonly [One, ...One[]];

/** In milliseconds. */
const soon = 5 * 60_000;

/** What one press had drafted is one piece of news, not one for each section; `runs` come newest first. */
export function foldRuns<One extends Run>(runs: readonly One[]): FoldedRuns<One>[] {
  const folded: [One, ...One[]][] = [];
  for (const run of runs) {
    const open = folded.find(([first]) => first.project_id === run.project_id && first.status === run.status);
    const last = open?.at(-1);
    if (last && endOf(last) - endOf(run) < soon) open?.push(run);
    else folded.unshift([run]);
  }
  return folded.toSorted(([a], [b]) => endOf(b) - endOf(a));
}

function endOf({ finished_at }: Run): number {
  return finished_at ? Date.parse(finished_at) : 0;
}
