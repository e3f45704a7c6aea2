import type { Passage } from "#domain/document/reading.ts";
import { noteHeight, partHeight } from "./estimated-height.ts";

/**
 * Lays out a passage that was drawn out of sight, which otherwise happens in the frame that brings it into sight, and keeps the room it
 * needs, and its sheet with it, so that nothing moves then.
 */
export function rememberHeight(place: HTMLElement, passage: Passage, isWide: boolean) {
  const bottom = place.lastElementChild?.getBoundingClientRect().bottom;
  if (bottom === undefined) return;
  const height = Math.round(bottom - place.getBoundingClientRect().top);
  const more = height - partHeight(passage, isWide);
  noteHeight(passage, isWide, height);
  reserve(place, height);
  const sheet = place.parentElement;
  if (sheet && more !== 0) reserve(sheet, reserved(sheet) + more);
}

function reserve(place: HTMLElement, height: number) {
  place.style.containIntrinsicBlockSize = `auto ${height}px`;
}

function reserved(place: HTMLElement): number {
  return Number.parseFloat(place.style.containIntrinsicBlockSize.replace("auto", ""));
}
