import { useSyncExternalStore } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";

export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** Followed only where somebody asks: each watcher looks at every change of the page. */
export function useIsDialogOpen(isAsked: boolean): boolean {
  return useSyncExternalStore(isAsked ? watch : unwatched, isDialogOpen);
}

const unwatched = () => () => {};

function watch(look: () => void): () => void {
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true });
  return () => watching.disconnect();
}

/** Calls once no dialog is open and the last one has given the focus back. Gives a way to stop waiting. */
export function afterDialogs(then: () => void): () => void {
  let frame = 0;
  const stop = watch(look);
  function look() {
    if (isDialogOpen()) return;
    stop();
    frame = requestAnimationFrame(then);
  }
  look();
  return () => {
    stop();
    cancelAnimationFrame(frame);
  };
}
