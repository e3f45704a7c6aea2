import { useSyncExternalStore } from "react";

// Tailwind's `md`
const wide = matchMedia("(width >= 48rem)");

function follow(onChange: () => void) {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
}

/** For what would be drawn twice, of which one half is hidden, in every row of a long list. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => wide.matches);
