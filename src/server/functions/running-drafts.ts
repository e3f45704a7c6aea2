/** How long a stop that was pressed at another process may take to reach this one, in milliseconds. */
const LOOK_MS = 2_000;

/** The runs of this process that can still be stopped, by their id. */
export type RunningDrafts = {
  /** Until `end` is called, `stop` aborts the signal, and so does a look at the run that shows that it is over. */
  begin(id: string, isOver: () => Promise<boolean>): { signal: AbortSignal; end(): void };
  stop(id: string): void;
};

export function createRunningDrafts(): RunningDrafts {
  const stops = new Map<string, AbortController>();
  return {
    begin(id, isOver) {
      const stop = new AbortController();
      stops.set(id, stop);
      const look = () => isOver().then((over) => over && stop.abort());
      // a database that is away has not said that it is over
      const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
      const end = () => {
        clearInterval(timer);
        stops.delete(id);
      };
      return { signal: stop.signal, end };
    },
    stop: (id) => stops.get(id)?.abort(),
  };
}
