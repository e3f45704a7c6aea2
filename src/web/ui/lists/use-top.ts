import { type RefObject, useLayoutEffect, useState } from "react";

/** How far down the document the element begins, in pixels; what grows, shrinks, comes or goes above it is followed. */
export function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const look = () => {
      if (element.current) setTop(Math.round(element.current.getBoundingClientRect().top + scrollY));
    };
    // not the document itself: the element's own height would change that
    const sizes = new ResizeObserver(look);
    const watch = () => {
      sizes.disconnect();
      const above = [...standingAbove(element.current)];
      // whatever is observed anew is told once it is laid out, so that nobody waits for a layout
      for (const one of above) sizes.observe(one);
      if (above.length === 0) look();
    };
    const children = new MutationObserver(watch);
    watch();
    look();
    for (let parent = element.current?.parentElement; parent; parent = parent.parentElement) {
      children.observe(parent, { childList: true });
    }
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [element]);
  return top;
}

/** What comes before an element in the document, without what contains it. */
function* standingAbove(element: HTMLElement | null): Generator<Element> {
  for (let inner: Element | null = element; inner && inner !== document.body; inner = inner.parentElement) {
    for (let before = inner.previousElementSibling; before; before = before.previousElementSibling) yield before;
  }
}
