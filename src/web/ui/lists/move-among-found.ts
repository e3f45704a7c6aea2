import type { KeyboardEvent } from "react";

/** The arrow keys walk from the field through what was found and back; Enter in the field goes to the first. */
export function moveAmongFound(event: KeyboardEvent, list: HTMLElement | null): void {
  const { key, target, nativeEvent } = event;
  const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[key];
  if (!list || !step || nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const isField = target instanceof HTMLInputElement;
  if (!isField && (key === "Enter" || !target.matches("[data-found]"))) return;
  const stops = [...list.querySelectorAll<HTMLElement>("input[type=search], [data-found]")];
  const next = stops[stops.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
