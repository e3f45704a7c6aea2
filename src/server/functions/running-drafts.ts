/** How often a draft says that it lives, which is how long a stop pressed at another process takes to reach it, in milliseconds. */
const BEAT_MS = 2_000;

/** The runs of this process that can still be stopped, by their id. */
export type RunningDrafts = {
  /** Until `end` is called, `stop` aborts the signal, and so does a beat that learns that the draft does not go on. */
  begin(id: string, beat: () => Promise<boolean>): { signal: AbortSignal; end(): void };
  stop(id: string): void;
};

export function createRunningDrafts(): RunningDrafts {
  const stops = new Map<string, AbortController>();
  return {
    begin(id, beat) {
      const stop = new AbortController();
      stops.set(id, stop);
      // a database that is away has not said that it is over
      const timer = setInterval(
        () =>
          void beat().then(
            (goesOn) => goesOn || stop.abort(),
            () => {},
          ),
        BEAT_MS,
      ).unref();
      const end = () => {
        clearInterval(timer);
        stops.delete(id);
      };
      return { signal: stop.signal, end };
    },
    stop: (id) => stops.get(id)?.abort(),
  };
}
