import { type ReadingPart, spread } from "./reading.ts";

/** Parts that stand below each other and are laid out together; its first part's key is its own. */
export type Sheet = { key: string; parts: readonly ReadingPart[] };

/** One of so many passages begins a sheet. */
const BEGINS = 8;
const MOST_PARTS = 24;

/** A heading begins a sheet; which of the passages below it do is said by their keys, so that rows that come and go leave the others where they are. */
export function sheetsOf(parts: readonly ReadingPart[]): readonly Sheet[] {
  const sheets: ReadingPart[][] = [];
  for (const part of parts) {
    const last = sheets.at(-1);
    const begins =
      part.kind === "heading" ||
      (last && (last.length >= MOST_PARTS || (last.length > 1 && spread(`/${part.key}`) % BEGINS === 0)));
    if (last && !begins) last.push(part);
    else sheets.push([part]);
  }
  return sheets.map((own) => ({ key: own[0]?.key ?? "", parts: own }));
}
