export const inactivityLimit = 30 * 60_000;
export const warningSpan = 5 * 60_000;

/** Milliseconds of visible time left before the sign-out; `now` is the clock it goes by. */
export function createInactivityClock(now: () => number, limit = inactivityLimit) {
  let leftAtStart = limit;
  let startedAt: number | null = now();
  // a clock that is set back gives nobody more time than there was
  const passed = () => (startedAt === null ? 0 : Math.max(0, now() - startedAt));
  const left = () => Math.max(0, leftAtStart - passed());
  return {
    left,
    restart() {
      leftAtStart = limit;
      if (startedAt !== null) startedAt = now();
    },
    pause() {
      leftAtStart = left();
      startedAt = null;
    },
    resume() {
      startedAt ??= now();
    },
  };
}

/** Minutes and two-digit seconds. */
export function asCountdown(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
