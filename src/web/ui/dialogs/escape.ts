import type { KeyboardEvent as KeyPress } from "react";

const passedOn = new WeakSet<Event>();

/** Escape pressed inside a dialog is for the dialog, not for the toast or tooltip above it. */
export function passEscapeOn(event: KeyboardEvent) {
  if (!(event.target instanceof Element) || !event.target.closest("[data-takes-escape]")) return;
  event.preventDefault();
  passedOn.add(event);
}

/** For the content of a dialog: takes the Escape that a toast or tooltip has passed on. */
export function takesEscape(close: () => void) {
  return {
    "data-takes-escape": "",
    onKeyDown: (event: KeyPress<HTMLElement>) => {
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      if (isInside && passedOn.delete(event.nativeEvent)) close();
    },
  };
}
