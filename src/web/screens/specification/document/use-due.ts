import { startTransition, useEffect, useState } from "react";

const first = 8;
const step = 6;

/** How many parts are drawn: what begins the document at once, the rest whenever there is time. */
export function useDue(count: number): number {
  const [due, setDue] = useState(first);
  useEffect(() => {
    if (due >= count) return;
    return whenIdle(() => startTransition(() => setDue((before) => before + step)));
  }, [due, count]);
  return due >= count ? Number.POSITIVE_INFINITY : due;
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const waiting = setTimeout(run, 16);
    return () => clearTimeout(waiting);
  }
  const waiting = requestIdleCallback(run, { timeout: 500 });
  return () => cancelIdleCallback(waiting);
}
