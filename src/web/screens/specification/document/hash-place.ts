import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

const chapter = /^\d+(\.\d+)*$/;

/** What the address asks for, and for chapters the way there; rows are shown by whoever shows rows everywhere. */
export function useHashPlace(text: RefObject<HTMLElement | null>, isDrawn: boolean): string | null {
  const { hash, key } = useLocation();
  const sought = hash ? decodeURIComponent(hash.slice(1)) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same place again leads there again
  useEffect(() => {
    if (!isDrawn || sought === null || !chapter.test(sought)) return;
    const heading = text.current?.querySelector<HTMLElement>(`[data-chapter="${sought}"]`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }, [text, isDrawn, sought, key]);
  return sought;
}
