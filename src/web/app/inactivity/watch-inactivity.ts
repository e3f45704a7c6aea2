import { writeStored } from "#web/lib/storage.ts";
import { createInactivityClock, warningSpan } from "./inactivity-clock.ts";

const activities = ["mousemove", "mousedown", "keydown", "scroll", "touchstart", "click"] as const;
const activityKey = "pa:lastActivity";
const sharedEvery = 5_000;

/**
 * Tells every second how much time is left, from the warning on. Activity in any tab restarts the time;
 * once the warning stands, only `restart` does.
 */
export function watchInactivity(onLeft: (milliseconds: number) => void) {
  const clock = createInactivityClock(Date.now);
  const ends = new AbortController();
  const { signal } = ends;
  let sharedAt = 0;

  function note() {
    if (clock.left() <= warningSpan) return;
    clock.restart();
    if (Date.now() - sharedAt < sharedEvery) return;
    sharedAt = Date.now();
    writeStored(activityKey, String(sharedAt));
  }

  for (const activity of activities) addEventListener(activity, note, { passive: true, capture: true, signal });
  addEventListener("storage", (event) => event.key === activityKey && clock.restart(), { signal });
  document.addEventListener("visibilitychange", () => (document.hidden ? clock.pause() : clock.resume()), { signal });
  if (document.hidden) clock.pause();

  const ticking = setInterval(() => {
    if (!document.hidden) onLeft(clock.left());
  }, 1_000);

  return {
    restart() {
      clock.restart();
      onLeft(clock.left());
    },
    stop() {
      clearInterval(ticking);
      ends.abort();
    },
  };
}
