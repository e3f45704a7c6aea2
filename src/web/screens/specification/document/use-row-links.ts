import { type MouseEvent, useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

/** Follows the plain anchors of the text, of which there are too many to be links of the router each. */
export function useRowLinks() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback(
    (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest("a[data-row-link]") : null;
      const to = link?.getAttribute("href");
      if (!to || !isPlain || event.defaultPrevented) return;
      event.preventDefault();
      const place = to.startsWith("#") ? { search, hash: to } : to;
      void navigate(place, { preventScrollReset: true });
    },
    [navigate, search],
  );
}
