import { oneAtATime } from "#server/one-at-a-time.ts";

/** How often whoever drafts says that it lives, which is how long a stop pressed at another process takes to reach it, in milliseconds. */
const BEAT_MS = 2_000;

/** Says that a draft lives until that is ended, and calls `stop` where nobody shall go on with it. */
export type Beats = (id: string, stop: () => void) => () => void;

/** Of a draft by itself; `beat` answers whether it goes on. */
export const beatsOfOne =
  (beat: (id: string) => Promise<boolean>): Beats =>
  (id, stop) =>
    beating(async () => {
      if (!(await beat(id))) stop();
    });

/** Of a run with all its drafts at once; `beat` answers which of them go on. */
export function beatsOfRun(beat: () => Promise<readonly string[] | null>): { beats: Beats; end(): void } {
  const stops = new Map<string, () => void>();
  const end = beating(async () => {
    const begun = [...stops.keys()];
    const written = (await beat()) ?? [];
    for (const id of begun) if (!written.includes(id)) stops.get(id)?.();
  });
  const beats: Beats = (id, stop) => {
    stops.set(id, stop);
    return () => void stops.delete(id);
  };
  return { beats, end };
}

function beating(beat: () => Promise<void>): () => void {
  // a database that is away has not said that it is over
  const { stop } = oneAtATime(() => beat().catch(() => {}), BEAT_MS);
  return () => void stop();
}
