import type { Beats } from "./beats.ts";

/** The runs of this process that can still be stopped, by their id. */
export type RunningDrafts = {
  /** Until `end` is called, `stop` aborts the signal, and so does a beat that learns that the draft does not go on. */
  begin(id: string, beats: Beats): { signal: AbortSignal; end(): void };
  stop(id: string): void;
};

export function createRunningDrafts(): RunningDrafts {
  const stops = new Map<string, AbortController>();
  return {
    begin(id, beats) {
      const stop = new AbortController();
      stops.set(id, stop);
      const endBeats = beats(id, () => stop.abort());
      const end = () => {
        endBeats();
        stops.delete(id);
      };
      return { signal: stop.signal, end };
    },
    stop: (id) => stops.get(id)?.abort(),
  };
}
