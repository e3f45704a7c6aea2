/** The words of a language by what they say of a hole; each is looked for in one clause. */
export type WordClasses = {
  /** What is wished for the product, or shown by it, is not how it is today. */
  wished: RegExp;
  /** What is to be built, or a machine, does it by itself. */
  byItself: RegExp;
  decides: RegExp;
  /** Choosing, and whom or which of several people or entries: who chooses a colour decides on nothing. */
  chooses: RegExp;
  whom: RegExp;
  /** Those in charge, and what only they do: who else sets a price or gives out places? */
  body: RegExp;
  rules: RegExp;
  /** "not before somebody has looked at it" */
  gate: RegExp;
  looked: RegExp;
  /** The end of something. Where it may be something else, a span of time tells it. */
  ends: RegExp;
  /** What whoever writes is busy with: its end is no end of anything that is kept. */
  project: RegExp;
  deletes: RegExp;
  lasts: RegExp;
  span: RegExp;
  date: RegExp;
  untilDate: RegExp;
  untilOver: RegExp;
  /** A span of time that needs no verb: "for six weeks", "after two years". */
  forSpan: RegExp;
  /** On what it ends or is deleted: "when the member leaves", "as long as". */
  whenOver: RegExp;
  /** What was so for a time until now: "has been running for ten years". */
  past: RegExp;
  banned: RegExp;
  denied: RegExp;
  /** What is denied and forbids nobody anything: "don't need", "can't remember". */
  harmless: RegExp;
  capped: RegExp;
  /** A number above one. */
  many: RegExp;
  /** A number of something, and what it is counted by: "two", "per household". */
  counted: RegExp;
  per: RegExp;
  /** "each member may": how many of something somebody gets is how many at most. */
  allowed: RegExp;
  /** For so many hours or minutes: nobody keeps anything that short. */
  brief: RegExp;
  /** Until when: with what lasts it is no deadline but its end. */
  until: RegExp;
  dueBy: RegExp;
  /** How big whoever writes is: "there are over 200 of us". */
  described: RegExp;
  now: RegExp;
  /** What goes wrong with it. */
  grief: RegExp;
  byHand: RegExp;
  perhapsByHand: RegExp;
  pays: RegExp;
  /** A sum of money: with a bound it is only where something begins. */
  sum: RegExp;
  /** What may be seen by whom, by itself. */
  restricted: RegExp;
  sees: RegExp;
  alone: RegExp;
  onlyThey: RegExp;
  told: RegExp;
  stays: RegExp;
};

/**
 * Any of these, as whole words. In them "*" stands for the rest of a word, " … " for up to six words between, and a space for any white
 * space.
 */
export function any(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source(alternatives)})(?!\\p{L})`, "iu");
}

/** The same at the beginning of a clause. */
export function first(...alternatives: readonly string[]): string {
  return `(?<=^\\P{L}*)(?:${alternatives.join("|")})`;
}

function source(alternatives: readonly string[]): string {
  return alternatives
    .join("|")
    .replace(/(?<=\p{L})\*/gu, "\\p{L}*")
    .replaceAll(" … ", "\\s+(?:[^\\s,;]+\\s+){0,6}?")
    .replaceAll(" ", "\\s+");
}
