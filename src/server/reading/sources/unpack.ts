import { unzipSync } from "fflate";
import { refuseHugeMarkup } from "#server/reading/huge-markup.ts";
import { Unreadable } from "#server/reading/unreadable.ts";

/** Bytes unpacked, and files in it. */
const MOST_UNPACKED = 20_000_000;
const MOST_ENTRIES = 5_000;

/** The words of an archive, part by part, such as an Office file; a picture or a bomb stays packed. */
export function unpackWords(bytes: Uint8Array, parts = /\.(?:xml|rels)$/): Record<string, Uint8Array> {
  let [left, entries] = [MOST_UNPACKED, 0];
  const words = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries += 1;
      if (entries > MOST_ENTRIES) throw new Unreadable("too_much");
      if (!parts.test(name)) return false;
      left -= originalSize;
      if (left < 0) throw new Unreadable("too_much");
      return true;
    },
  });
  for (const part of Object.values(words)) refuseHugeMarkup(part);
  return words;
}
