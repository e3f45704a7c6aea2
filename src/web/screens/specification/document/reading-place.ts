import { startTransition, useEffect, useState } from "react";
import type { Heading } from "#domain/document/reading.ts";

/** In pixels below the top of the window: what has passed it is being read. */
const readingLine = 160;

/** The number of the chapter that is read, null on the cover. It follows the scrolling, a frame later. */
export function useReadingPlace(headings: readonly Heading[]): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    if (headings.length === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const above = lastAbove(headings)?.number ?? null;
      startTransition(() => setHere(above));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    onScroll();
    addEventListener("scroll", onScroll, { passive: true });
    return () => {
      removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [headings]);
  return here;
}

function lastAbove(headings: readonly Heading[]): Heading | undefined {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (topOf(headings[middle]) <= readingLine) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1];
}

/** One that has no place yet is further down than all that have. What is out of sight is not laid out to be asked: its sheet is. */
function topOf(heading: Heading | undefined): number {
  const sheet = document.getElementById(heading?.number ?? "")?.parentElement;
  return sheet?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
