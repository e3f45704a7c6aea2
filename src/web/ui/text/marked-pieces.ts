import type { FoundCited } from "./citations.ts";

/** A part of a text that is marked or not as a whole. */
export type MarkedPiece = { from: number; to: number; marked: boolean };
/** A number that marks cut through, with the parts they cut it into. */
export type CutCitation = { from: number; reference: string; pieces: readonly MarkedPiece[] };

/** The runs of a text one after the other; a number that reaches from one into the next stays in one piece. */
export function markedPieces(
  runs: readonly { text: string; marked: boolean }[],
  found: readonly FoundCited[],
): readonly (MarkedPiece | CutCitation)[] {
  const places = placesOf(runs);
  const length = places.at(-1)?.to ?? 0;
  let run = 0;
  let at = 0;
  const upTo = (to: number): MarkedPiece[] => {
    const pieces: MarkedPiece[] = [];
    for (let place = places[run]; place && at < to; place = places[run]) {
      const end = Math.min(place.to, to);
      pieces.push({ from: at, to: end, marked: place.marked });
      if (end === place.to) run += 1;
      at = end;
    }
    return pieces;
  };
  const all = cutAmong(places, found).flatMap(({ reference, start, end }) => [
    ...upTo(start),
    { from: start, reference, pieces: upTo(end) },
  ]);
  return [...all, ...upTo(length)];
}

function placesOf(runs: readonly { text: string; marked: boolean }[]): readonly MarkedPiece[] {
  let to = 0;
  return runs.flatMap(({ text, marked }) => {
    const from = to;
    to += text.length;
    return text === "" ? [] : [{ from, to, marked }];
  });
}

function cutAmong(places: readonly MarkedPiece[], found: readonly FoundCited[]): readonly FoundCited[] {
  let at = 0;
  return found.filter(({ start, end }) => {
    for (let place = places[at]; place && place.from <= start; place = places[at]) at += 1;
    return (places[at]?.from ?? end) < end;
  });
}
