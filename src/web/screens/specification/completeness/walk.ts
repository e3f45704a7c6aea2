import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From item to item; the one that is reached comes to hand. */
export function walk(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const all = [...document.querySelectorAll<HTMLElement>("[data-item]")];
  const at = all.indexOf(event.currentTarget);
  const next = all[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
  if (next.getAttribute("aria-pressed") === "false") next.click();
}
