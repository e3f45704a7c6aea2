import { Unreadable } from "./unreadable.ts";

const MOST_TAGS = 400_000;
const MOST_DEPTH = 200;
const [LESS, MORE, SLASH, BANG, ASKS, D] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x44];

/**
 * Refuses XML of more tags, or of tags deeper within each other, than is read; counted before anything is made of it, since a tag of
 * four bytes becomes hundreds in a tree.
 */
export function refuseHugeMarkup(xml: Uint8Array): void {
  let [tags, depth] = [0, 0];
  let opening = false;
  for (let at = 0; at < xml.length; at += 1) {
    const byte = xml[at];
    if (byte === MORE && opening) {
      opening = false;
      if (xml[at - 1] !== SLASH) depth += 1;
    }
    if (byte !== LESS) continue;
    const next = xml[at + 1];
    // a Word document has no definitions of its own, and those that have some are bombs
    if (next === BANG && xml[at + 2] === D) throw new Unreadable("broken");
    tags += 1;
    if (next === SLASH) depth -= 1;
    opening = next !== SLASH && next !== BANG && next !== ASKS;
    if (tags > MOST_TAGS || depth > MOST_DEPTH) throw new Unreadable("too_much");
  }
}
