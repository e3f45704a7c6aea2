import { useRef } from "react";
import { giveFocus, hasNobodyFocus } from "#web/ui/actions/give-focus.ts";

const reachable = "a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled)";

/** Handlers of a dialog that may have no trigger: when it closes, what had the focus before has it again, or what stands nearest to it. */
export function useComesFrom(onOpen?: (event: Event) => void) {
  const before = useRef<readonly Element[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = withAncestors(document.activeElement);
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!hasNobodyFocus()) return;
      const [came, ...around] = before.current;
      if (came instanceof HTMLElement && came.isConnected) came.focus();
      if (hasNobodyFocus()) afterLists(() => giveFocus(nearest(around)));
    },
  };
}

/** A list that lost the row the dialog was about knows better where to go on; it acts one frame after the dialog. */
function afterLists(then: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => hasNobodyFocus() && then()));
}

export function nearest(around: readonly Element[]): Element | undefined {
  const left = around.find((element) => element.isConnected && element.querySelector(reachable) !== null);
  return left?.querySelector(reachable) ?? undefined;
}

export function withAncestors(focused: Element | null): Element[] {
  const path: Element[] = [];
  for (let at = focused; at && at !== document.body && at.id !== "root"; at = at.parentElement) path.push(at);
  return path;
}
