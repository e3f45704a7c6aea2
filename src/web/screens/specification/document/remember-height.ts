import type { Passage } from "#domain/document/reading.ts";
import { noteHeight, partHeight } from "./estimated-height.ts";

/**
 * Lays out a passage that was drawn out of sight, which otherwise happens in the frame that brings it into sight, and keeps the room it
 * needs, and its sheet with it, so that nothing moves then. What is in sight is left alone: there the browser holds the reading place,
 * unless a style on the way to it changes.
 */
export function rememberHeight(place: HTMLElement, passage: Passage, isWide: boolean) {
  const last = place.lastElementChild;
  if (!last || isInSight(last)) return;
  const height = Math.round(last.getBoundingClientRect().bottom - place.getBoundingClientRect().top);
  const more = height - partHeight(passage, isWide);
  noteHeight(passage, isWide, height);
  reserve(place, height);
  const sheet = place.parentElement;
  if (sheet && more !== 0 && !isInSight(place)) reserve(sheet, reserved(sheet) + more);
}

function isInSight(element: Element): boolean {
  return element.checkVisibility({ contentVisibilityAuto: true });
}

function reserve(place: HTMLElement, height: number) {
  place.style.containIntrinsicBlockSize = `auto ${height}px`;
}

function reserved(place: HTMLElement): number {
  return Number.parseFloat(place.style.containIntrinsicBlockSize.replace("auto", ""));
}
