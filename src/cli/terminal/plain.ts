import { stripVTControlCharacters } from "node:util";

// a terminal obeys these, and marks that turn the direction of what is read; nobody sees the last ones, and an agent reads them
export const controls = /(?![\n\t])\p{Cc}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\u{e0000}-\u{e01ef}]/gu;

/** A text of others as it may be shown: no character of it can move the cursor, change the title or hide another one. */
export function plain(text: string): string {
  return stripVTControlCharacters(text.replaceAll("\r\n", "\n")).replace(controls, "");
}

/** The same on one line. */
export function plainLine(text: string): string {
  return plain(text).replace(/\s+/g, " ").trim();
}
