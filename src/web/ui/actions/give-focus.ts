/** Whoever works with the keys goes on at `to`, or at the beginning of the screen where that is gone. */
export function giveFocus(to: Element | null | undefined): void {
  const next = to?.isConnected ? to : document.getElementById("main");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

export function hasNobodyFocus(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
