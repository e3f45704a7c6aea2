import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { findIn } from "./find-in.ts";

const found = "document-found";
const foundHere = "document-found-here";
/** In milliseconds without another letter. */
const rest = 120;

type Found = { words: string; places: readonly StaticRange[]; at: number };
const nothing: Found = { words: "", places: [], at: -1 };

/**
 * Where words stand in the text, which of these places one is at, and the way to the others. `whole` is what is
 * drawn there, null before all of it is; another one is looked through anew.
 */
export function useFind(text: RefObject<HTMLElement | null>, whole: object | null) {
  const [words, setWords] = useState("");
  const [state, setState] = useState(nothing);
  const sought = words.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked through anew
  useEffect(() => {
    const element = text.current;
    if (!element || sought === "") {
      setState(nothing);
      return;
    }
    const stop = new AbortController();
    const waiting = setTimeout(async () => {
      const places = await findIn(element, sought, stop.signal);
      if (places) setState((before) => ({ words: sought, places, at: placeToBegin(before, sought, places) }));
    }, rest);
    return () => {
      clearTimeout(waiting);
      stop.abort();
    };
  }, [text, sought, whole]);
  const { places, at } = state;
  // with the count that is said of them
  useLayoutEffect(() => {
    mark(places, at);
    return () => mark([], -1);
  }, [places, at]);
  // it leads there once, not whenever the text changes
  const isNew = state.words;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => show(places[at]), [isNew, at]);
  const step = (by: number) =>
    setState((before) => ({
      ...before,
      at: before.places.length === 0 ? -1 : (before.at + by + before.places.length) % before.places.length,
    }));
  return {
    words,
    setWords,
    count: places.length,
    at,
    isDone: state.words === sought,
    isWhole: whole !== null,
    next: () => step(1),
    previous: () => step(-1),
  };
}
export type Find = ReturnType<typeof useFind>;

/** The place one was at, else the first that stands where one reads or below. */
function placeToBegin(before: Found, words: string, places: readonly StaticRange[]): number {
  if (before.words === words && before.at >= 0) return Math.min(before.at, places.length - 1);
  const below = places.findIndex(({ startContainer }) => (startContainer.parentElement?.getBoundingClientRect().top ?? 0) > 100);
  return below >= 0 ? below : places.length - 1;
}

function show(place: StaticRange | undefined) {
  place?.startContainer.parentElement?.scrollIntoView({ block: "center" });
}

function mark(places: readonly StaticRange[], at: number) {
  if (typeof Highlight === "undefined") return;
  const here = places[at];
  const marks = new Highlight(...places);
  const own = new Highlight(...(here ? [here] : []));
  own.priority = 1;
  CSS.highlights.set(found, marks);
  CSS.highlights.set(foundHere, own);
}
