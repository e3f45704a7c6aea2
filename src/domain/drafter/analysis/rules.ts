/** What somebody must not do or what must not happen. */
const FORBIDS =
  /\b(?:never|must not|may not|shall not|can ?not|can't|nobody may|no one may|is forbidden|are forbidden|not allowed to)\b/i;
const UNIT =
  "(?:%|percent|per cent|years?|months?|weeks?|(?:working |business )?days?|hours?|minutes?|seconds?|euros?|eur|usd|dollars?|pounds?|francs?|chf|gbp|people|persons?|items?|times|km|kg|metres?|meters?|mb|gb)";
const COUNT =
  "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|half)";
const AMOUNT = new RegExp(`\\b${COUNT}[ -]?${UNIT}(?![\\p{L}])|[€$£]\\s?\\d`, "iu");
const LIMITS =
  /\b(?:at most|at least|no more than|not more than|no later than|up to|within|until|before|after|above|below|over|under|for|every|each|only|always|must|needs?|kept|ends?|expires?|lasts?|becomes?|deleted|due|commission|free|less|cancel\w*)\b/i;

/** Where a clause that allows ends and one that forbids may begin. */
const CLAUSE = /,?\s+(?:but|and then)\s+/i;

export function isForbidden(sentence: string): boolean {
  return FORBIDS.test(sentence);
}

/** Whether a sentence sets a limit to what the product does: something forbidden, or an amount that counts. */
export function isRule(sentence: string): boolean {
  return isForbidden(sentence) || (AMOUNT.test(sentence) && LIMITS.test(sentence));
}

/** How it is done so far tells nothing of what the product does. */
const SO_FAR = /^(?:today|currently|so far|until now|at the moment|right now)\b|\bit replaces\b/i;

/** Whether a sentence says how it is done until the product is there. */
export function tellsSoFar(sentence: string): boolean {
  return SO_FAR.test(sentence);
}

/** The part of a sentence that says what people will do, without what they must not do and what they do so far. */
export function deedsIn(sentence: string): string {
  if (SO_FAR.test(sentence)) return "";
  if (!isForbidden(sentence)) return sentence;
  return sentence
    .split(CLAUSE)
    .filter((clause) => !isForbidden(clause))
    .join(" and ");
}
