/** The runs of this process that can still be stopped, by their id. */
export type RunningDrafts = {
  /** Until `end` is called, `stop` aborts the signal. */
  begin(id: string): { signal: AbortSignal; end(): void };
  stop(id: string): void;
};

export function createRunningDrafts(): RunningDrafts {
  const stops = new Map<string, AbortController>();
  return {
    begin(id) {
      const stop = new AbortController();
      stops.set(id, stop);
      return { signal: stop.signal, end: () => stops.delete(id) };
    },
    stop: (id) => stops.get(id)?.abort(),
  };
}
