/** A stretch of a text, in UTF-16 code units. */
export type Span = { start: number; end: number };

const ABBREVIATED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|mr|mrs|ms|dr|st|no|nr|art|fig|sec|z\.\s?b|d\.\s?h|u\.\s?a|bzw|ca|usw|evtl|ggf|inkl|max|min|p\.\s?ex|ej|pág|sr|sra|\p{L})\.$/iu;
const ENDS = /[.!?…]+["'”’»)\]]*(?=\s|$)/gu;
const MARKERS = /^(?:\s*(?:[-–—•·‣*+>]|\d{1,3}[.)]|[a-z]\)|\[[ x]?\])\s+)+/i;

/** The sentences, list items and lines of a text, without the marks before them. */
export function sentencesIn(text: string): Span[] {
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ 0: line, index }) => {
    const opening = MARKERS.exec(line)?.[0].length ?? 0;
    return endsIn(line.slice(opening))
      .map((end, at, ends) => trimmed(text, { start: index + opening + (ends[at - 1] ?? 0), end: index + opening + end }))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)));
  });
}

function endsIn(line: string): number[] {
  const stops = [...line.matchAll(ENDS)].map(({ 0: stop, index }) => ({ stop, end: index + stop.length }));
  const ends = stops.filter(({ stop, end }) => {
    const next = line.slice(end).trimStart();
    return stop !== "." || next === "" || !(ABBREVIATED.test(line.slice(0, end)) || /^\p{Ll}/u.test(next));
  });
  return [...new Set([...ends.map(({ end }) => end), line.length])];
}

/** Without the white space at both ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const said = text.slice(start, end);
  return { start: start + said.length - said.trimStart().length, end: end - (said.length - said.trimEnd().length) };
}
