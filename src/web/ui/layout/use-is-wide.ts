import { useSyncExternalStore } from "react";

// Tailwind's `md` and `xl`
const widths = { md: matchMedia("(width >= 48rem)"), xl: matchMedia("(width >= 80rem)") };

const follow = (wide: MediaQueryList) => (onChange: () => void) => {
  wide.addEventListener("change", onChange);
  return () => wide.removeEventListener("change", onChange);
};
const following = { md: follow(widths.md), xl: follow(widths.xl) };

/** For what would be drawn twice, of which one half is hidden, in every row of a long list. */
export const useIsWide = (from: keyof typeof widths = "md"): boolean =>
  useSyncExternalStore(following[from], () => widths[from].matches);
