import { folded } from "#domain/search.ts";
import type { Place } from "./place.ts";

const most = 40;

/** The places a query names, best first, in groups; without a query those that have no number of their own. */
export function findPlaces(places: readonly Place[], query: string): Map<string, Place[]> {
  const asked = plain(query);
  if (asked === "") return Map.groupBy(places.filter(({ reference }) => reference === undefined).slice(0, most), groupOf);
  const ranked = places
    .map((place) => ({ place, rank: rankOf(place, asked) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  return Map.groupBy(
    ranked.slice(0, most).map(({ place }) => place),
    groupOf,
  );
}

const groupOf = ({ group }: Place) => group;

function rankOf({ label, hint = "", reference = "" }: Place, asked: string): number {
  const cited = compact(reference);
  const name = plain(label);
  if (cited !== "" && cited === compact(asked)) return 6;
  if (name === asked) return 5;
  if (name.startsWith(asked)) return 4;
  if (cited !== "" && cited.startsWith(compact(asked))) return 3;
  const words = asked.split(/\s+/);
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  const text = `${name} ${plain(hint)} ${plain(reference)}`;
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

const plain = (text: string) => folded(text).trim();

/** "US-14", "us 14" and "us14" are one number. */
const compact = (text: string) => plain(text).replace(/[\s-]+/g, "");
