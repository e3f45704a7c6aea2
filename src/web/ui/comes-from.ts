import { useRef } from "react";

/** Handlers of a dialog that may have no trigger: when it closes, what had the focus before has it again. */
export function useComesFrom(onOpen?: (event: Event) => void) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      onOpen?.(event);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isFree = document.activeElement === null || document.activeElement === document.body;
      if (isFree && before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
