/** What somebody must not do or what must not happen. */
const FORBIDS =
  /\b(?:never|must not|may not|shall not|can ?not|can't|nobody|no one|nothing|is forbidden|are forbidden|not allowed to)\b/i;
export function isForbidden(sentence: string): boolean {
  return FORBIDS.test(sentence);
}

/** How it is done so far tells nothing of what the product does. */
const SO_FAR =
  /\b(?:at the moment|at present|today|currently|right now|so far|until now|till now|up to now|these days|nowadays|it replaces|(?:are|is) still|still (?:use|keep|write|fax|have|do)|used to)\b/i;

/** Whether a sentence says how it is done until the product is there. */
export function tellsSoFar(sentence: string): boolean {
  return SO_FAR.test(sentence);
}
