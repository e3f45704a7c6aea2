import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;

function subscribe(listener: () => void) {
  const turn = (printing: boolean) => () => {
    isPrinting = printing;
    // the paper is drawn as soon as this event is over
    flushSync(listener);
  };
  const begin = turn(true);
  const end = turn(false);
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** Whether what is drawn goes on paper, which holds all of it. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
