import { type TraceLinks, type TraceNoun, type TraceRows, traceNouns } from "./trace-links.ts";

/** How many rows of a column lack what they should have to do with. */
export type Hole = { lacks: TraceNoun; count: number };
export type TraceColumn = { noun: TraceNoun; count: number; holes: readonly Hole[] };
/** How many links there are between two columns, and how many rows of each have one. */
export type TraceBand = { from: TraceNoun; to: TraceNoun; links: number; fromRows: number; toRows: number };
export type TracePicture = { columns: readonly TraceColumn[]; bands: readonly TraceBand[] };

/** What a row has to do with in a specification without holes. */
const expected: Record<TraceNoun, readonly TraceNoun[]> = {
  user_classes: ["user_stories", "pages"],
  user_stories: ["features", "pages", "test_cases"],
  features: ["user_stories", "pages"],
  pages: ["user_stories", "features"],
  test_cases: ["user_stories"],
};

/** Neighbours, and the stories that test cases test. */
const drawn = [
  ["user_classes", "user_stories"],
  ["user_stories", "features"],
  ["features", "pages"],
  ["pages", "test_cases"],
  ["user_stories", "test_cases"],
] as const;

export function tracePicture(rows: TraceRows, { between }: TraceLinks): TracePicture {
  const columns = traceNouns.map((noun): TraceColumn => {
    const holes = expected[noun].map((lacks) => {
      const links = between(noun, lacks);
      return { lacks, count: rows[noun].filter(({ id }) => !links.has(id)).length };
    });
    return { noun, count: rows[noun].length, holes: holes.filter(({ count }) => count > 0) };
  });
  const bands = drawn.map(([from, to]): TraceBand => {
    const links = [...between(from, to).values()].reduce((sum, others) => sum + others.size, 0);
    return { from, to, links, fromRows: between(from, to).size, toRows: between(to, from).size };
  });
  return { columns, bands };
}

/** How thick a band is among others, from 0 to 1: their shares, but one link stays to be seen. */
export function bandShare({ links }: TraceBand, bands: readonly TraceBand[]): number {
  const most = Math.max(1, ...bands.map((band) => band.links));
  return links === 0 ? 0 : Math.max(0.02, links / most);
}
