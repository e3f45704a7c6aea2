import type { Plan } from "./plan.ts";

const MARKET = /\b(?:market ?place|connects?|match(?:es|ing)? \S+ with|brings? together|platform (?:where|for))\b/;
const TRADES = new Set("sell buy rent lend offer bid hire book order supply donate swap trade".split(" "));

/** Whether two sides meet here who need each other: only then is one lost without the other. */
export function isMarket({ analysis, type }: Plan): boolean {
  if (type.key === "e-commerce") return true;
  const trading = analysis.activities.some(
    ({ verb, towards, actor }) =>
      TRADES.has(verb) && actor !== undefined && towards.some((noun) => noun.singular !== actor.singular),
  );
  return MARKET.test(analysis.text) || (trading && analysis.actors.length <= MOST_SIDES);
}

/** With more people than this it is an organisation at work. */
const MOST_SIDES = 3;
