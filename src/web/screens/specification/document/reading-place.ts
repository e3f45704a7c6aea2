import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Heading } from "#domain/document/reading.ts";

/** In pixels below the top of the window: what has passed it is being read. */
const readingLine = 160;
/** What somebody who scrolls does first. */
const uses = ["wheel", "pointerdown", "keydown"];

/** The number of the chapter that is read, null on the cover. It follows the scrolling, a frame later. */
export function useReadingPlace(headings: readonly Heading[]): string | null {
  const { hash, key } = useLocation();
  const [here, setHere] = useState<string | null>(null);
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (headings.length === 0) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const sought = left.current === key ? null : placeInSight(hash);
      const read = sought ? lastThat(headings, begins(sought)) : lastThat(headings, isPassed);
      startTransition(() => setHere(read?.number ?? null));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const onFocus = () => {
      if (left.current !== key) soon();
    };
    const onUse = () => {
      left.current = key;
    };
    soon();
    addEventListener("scroll", soon, { passive: true });
    // a row that was in sight already is not scrolled to
    addEventListener("focusin", onFocus);
    for (const use of uses) addEventListener(use, onUse, { passive: true });
    return () => {
      removeEventListener("scroll", soon);
      removeEventListener("focusin", onFocus);
      for (const use of uses) removeEventListener(use, onUse);
      cancelAnimationFrame(frame);
    };
  }, [headings, hash, key]);
  return here;
}

/** What an address leads to may be further down than what has passed the line, and is read all the same. */
function placeInSight(hash: string): Element | null {
  const name = CSS.escape(decodeURIComponent(hash.slice(1)));
  const place = name ? document.querySelector(`[data-document-text] :is(#${name}, [data-reference=${name}])`) : null;
  if (!place) return null;
  const { top, bottom } = place.getBoundingClientRect();
  return top < innerHeight && bottom > 0 ? place : null;
}

/** Of headings of which the first ones are so and the others are not. One that has no place yet is further down than all that have. */
function lastThat(headings: readonly Heading[], isSo: (heading: Element) => boolean): Heading | undefined {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const heading = document.getElementById(headings[middle]?.number ?? "");
    if (heading && isSo(heading)) low = middle + 1;
    else high = middle;
  }
  return headings[low - 1];
}

const begins = (place: Element) => (heading: Element) =>
  heading === place || (heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** What is out of sight is not laid out to be asked: its sheet is. */
const isPassed = ({ parentElement }: Element) => (parentElement?.getBoundingClientRect().top ?? 0) <= readingLine;
