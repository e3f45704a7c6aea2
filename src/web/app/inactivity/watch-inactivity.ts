import { writeStored } from "#web/lib/storage.ts";
import { createInactivityClock, warningSpan } from "./inactivity-clock.ts";

const activities = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;
const activityKey = "pa:lastActivity";
const sharedEvery = 1_000;

/**
 * Tells every second how much time is left, by the clock on the wall: the hours a machine slept have passed as well.
 * Activity in any tab restarts the time in all; once the warning stands, only `restart` does.
 */
export function watchInactivity(onLeft: (milliseconds: number) => void) {
  const clock = createInactivityClock(Date.now);
  const ends = new AbortController();
  const { signal } = ends;
  let sharedAt = 0;

  function note() {
    if (clock.left() <= warningSpan) return;
    clock.restart();
    if (Math.abs(Date.now() - sharedAt) >= sharedEvery) share();
  }

  function share() {
    sharedAt = Date.now();
    writeStored(activityKey, String(sharedAt));
  }

  function restart() {
    clock.restart();
    onLeft(clock.left());
  }

  for (const activity of activities) addEventListener(activity, note, { passive: true, capture: true, signal });
  addEventListener("storage", (event) => event.key === activityKey && restart(), { signal });
  document.addEventListener("visibilitychange", () => (document.hidden ? clock.pause() : clock.resume()), { signal });
  if (document.hidden) clock.pause();

  const ticking = setInterval(() => {
    if (!document.hidden) onLeft(clock.left());
  }, 1_000);

  return {
    left: clock.left,
    restart() {
      restart();
      share();
    },
    stop() {
      clearInterval(ticking);
      ends.abort();
    },
  };
}
