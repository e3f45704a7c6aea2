import { type RefObject, useEffect, useState } from "react";

/** In pixels below the top of the window: what has passed it is being read. */
const readingLine = 160;

/** The number of the chapter that is read, null on the cover. It follows the scrolling, a frame later. */
export function useReadingPlace(text: RefObject<HTMLElement | null>, count: number): string | null {
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    const headings = [...(text.current?.querySelectorAll<HTMLElement>("[data-chapter]") ?? [])];
    if (headings.length === 0 || count === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      setHere(lastAbove(headings)?.dataset.chapter ?? null);
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
  }, [text, count]);
  return here;
}

function lastAbove(headings: readonly HTMLElement[]): HTMLElement | undefined {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.getBoundingClientRect().top ?? 0) <= readingLine) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1];
}
