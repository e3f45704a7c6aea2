import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";

const drawn: { root: Root; element: HTMLElement }[] = [];

/** Draws it as the app is drawn, in a place of its own, until `cleanup`; what it answers draws something else there. */
export function render(node: ReactNode): (next: ReactNode) => void {
  const element = document.body.appendChild(document.createElement("div"));
  const root = createRoot(element);
  drawn.push({ root, element });
  const draw = (next: ReactNode) => flushSync(() => root.render(next));
  draw(node);
  return draw;
}

export function cleanup() {
  for (const { root, element } of drawn.splice(0)) {
    flushSync(() => root.unmount());
    element.remove();
  }
}
