import { useEffect, useState } from "react";
import { giveFocus, hasNobodyFocus } from "#web/ui/actions/give-focus.ts";
import { nearest, withAncestors } from "./comes-from.ts";

/** When a form that stands in the page goes, what opened it has the focus again, or what stands nearest to that. */
export function useComesBack() {
  const [before] = useState(() => withAncestors(document.activeElement));
  useEffect(
    () => () => {
      // a list that lost the row with the form has a better place
      requestAnimationFrame(() => {
        if (!hasNobodyFocus()) return;
        const [came, ...around] = before;
        if (came instanceof HTMLElement && came.isConnected) came.focus();
        if (hasNobodyFocus()) giveFocus(nearest(around));
      });
    },
    [before],
  );
}
