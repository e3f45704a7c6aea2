/** What words say of a thing: a weight, and the words. */
export type Sign<Thing extends string> = readonly [thing: Thing, weight: number, words: RegExp];

/** Beginnings of words, in whatever letters' case; `within` are those that may stand inside one, as in German. */
export function stems(words: string, within?: string): RegExp {
  return new RegExp([`(?<!\\p{L})(?:${words})`, ...(within ? [`(?:${within})`] : [])].join("|"), "iu");
}

export type Weights<Thing extends string> = Partial<Record<Thing, number>>;

/** In characters: what a text is about it says by then, and words that look for others behind them look no further. */
const MOST_WEIGHED = 2_000;
export const weighed = (words: string) => words.slice(0, MOST_WEIGHED);

/** All that is said of each thing, added up; `before` is what is known without the words. */
export function weigh<Thing extends string>(
  signs: readonly Sign<Thing>[],
  words: string,
  before: Weights<Thing> = {},
): Weights<Thing> {
  const weights: Weights<Thing> = { ...before };
  const beginning = weighed(words);
  for (const [thing, weight, says] of signs) if (says.test(beginning)) weights[thing] = (weights[thing] ?? 0) + weight;
  return weights;
}

/** What weighs most, the first of those that weigh the same; nothing where it weighs less than `least`. */
export function heaviest<Thing extends string>(weights: Weights<Thing>, least: number): Thing | undefined {
  const [best] = (Object.entries(weights) as [Thing, number][]).toSorted(([, one], [, other]) => other - one);
  return best && best[1] >= least ? best[0] : undefined;
}
