const MOST_LEVELS = 100;
const [QUOTE, BACKSLASH] = ['"', "\\"].map((sign) => sign.charCodeAt(0));
const OPENING = new Set(["[", "{"].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set(["]", "}"].map((sign) => sign.charCodeAt(0)));

type Reviver = (key: string, value: unknown) => unknown;

/** The value of a JSON text from outside; throws where it is none, is nested too deeply, or has a key that would change every object. */
export function jsonFrom(text: string, reviver?: Reviver): unknown {
  if (isDeep(text)) throw new SyntaxError(`JSON from outside may be nested ${MOST_LEVELS} levels deep.`);
  const value: unknown = JSON.parse(text, reviver);
  if (POISONOUS.test(text) && hasPoison(value)) throw new SyntaxError("JSON from outside may not name __proto__.");
  return value;
}

/** Seen before anything walks down into it, which could exhaust the stack. */
function isDeep(text: string): boolean {
  let level = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) inText = false;
    } else if (sign === QUOTE) inText = true;
    else if (OPENING.has(sign)) level += 1;
    else if (CLOSING.has(sign)) level -= 1;
    if (level > MOST_LEVELS) return true;
  }
  return false;
}

/** Written with escapes, too. */
const POISONOUS = /__proto__|\\u005f/i;

function hasPoison(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, of]) => key === "__proto__" || hasPoison(of));
}
