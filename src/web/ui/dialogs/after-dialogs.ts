const dialogs = "[role=dialog], [role=alertdialog]";

export function isDialogOpen(): boolean {
  return document.querySelector(dialogs) !== null;
}

/** Calls once no dialog is open and the last one has given the focus back. Gives a way to stop waiting. */
export function afterDialogs(then: () => void): () => void {
  let frame = 0;
  const watching = new MutationObserver(look);
  function look() {
    if (isDialogOpen()) return;
    watching.disconnect();
    frame = requestAnimationFrame(then);
  }
  watching.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    watching.disconnect();
    cancelAnimationFrame(frame);
  };
}
