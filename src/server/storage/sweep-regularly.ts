const HOUR = 3_600_000;

/** Sweeps at once and then every hour, one sweep at a time, until stopped. */
export function sweepRegularly(sweep: () => Promise<unknown>, onError: (error: unknown) => void) {
  const once = () => sweep().then(() => {}, onError);
  let sweeping = once();
  const timer = setInterval(() => {
    sweeping = sweeping.then(once);
  }, HOUR).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await sweeping;
    },
  };
}
