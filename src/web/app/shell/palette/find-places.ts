import { folded } from "#domain/search.ts";
import type { Place } from "./place.ts";

const most = 40;

/** What a place is found by. */
type Read = { place: Place; name: string; cited: string; text: string };

/** Reads the places once, so that each query only has to compare. */
export function readPlaces(places: readonly Place[]): readonly Read[] {
  return places.map((place) => {
    const { label, hint = "", reference = "" } = place;
    const name = plain(label);
    return { place, name, cited: compact(reference), text: `${name} ${plain(hint)} ${plain(reference)}` };
  });
}

/** The places a query names, best first, in groups. */
export function findPlaces(places: readonly Read[], query: string): Map<string, Place[]> {
  const asked = plain(query);
  const ranked = places
    .map((read) => ({ place: read.place, rank: rankOf(read, asked) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank);
  return Map.groupBy(
    ranked.slice(0, most).map(({ place }) => place),
    groupOf,
  );
}

export const isAsked = (query: string) => plain(query) !== "";

/** Those that are offered before anything is typed: what has a number is looked for. */
export function offeredPlaces(places: readonly Place[]): Map<string, Place[]> {
  return Map.groupBy(places.filter(({ reference }) => reference === undefined).slice(0, most), groupOf);
}

const groupOf = ({ group }: Place) => group;

function rankOf({ name, cited, text }: Read, asked: string): number {
  if (cited !== "" && cited === compact(asked)) return 6;
  if (name === asked) return 5;
  if (name.startsWith(asked)) return 4;
  if (cited !== "" && cited.startsWith(compact(asked))) return 3;
  const words = asked.split(/\s+/);
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2;
  return words.every((word) => text.includes(word)) ? 1 : 0;
}

const plain = (text: string) => folded(text).trim();

/** "US-14", "us 14" and "us14" are one number. */
const compact = (text: string) => plain(text).replace(/[\s-]+/g, "");
