/** Does the work every so often until stopped, and at once if asked to, never twice at a time; `work` answers for its own failures. */
export function oneAtATime(work: () => Promise<void>, everyMs: number, { atOnce = false } = {}): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const begin = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  if (atOnce) begin();
  const timer = setInterval(begin, everyMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
