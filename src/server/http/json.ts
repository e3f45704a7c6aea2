const MOST_LEVELS = 100;
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

type Reviver = (key: string, value: unknown) => unknown;

/** The value of a JSON text from outside; throws where it is none, is nested too deeply, or has a key that would change every object. */
export function jsonFrom(text: string, reviver?: Reviver): unknown {
  if (isDeep(text)) throw new SyntaxError(`JSON from outside may be nested ${MOST_LEVELS} levels deep.`);
  const value: unknown = JSON.parse(text, reviver);
  if (POISONOUS.test(text) && hasPoison(value))
    throw new SyntaxError("JSON from outside may not have a key __proto__, constructor or prototype.");
  return value;
}

/** Seen before anything walks down into it, which could exhaust the stack. What stands in quotes is leapt over. */
function isDeep(text: string): boolean {
  let level = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) {
      at = endOfText(text, at);
      if (at === -1) return false;
    } else if (sign === LIST || sign === OBJECT) {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (sign === LIST_END || sign === OBJECT_END) level -= 1;
  }
  return false;
}

/** Where the text that begins with the quote at `start` ends: at the next quote behind an even number of backslashes. */
function endOfText(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let before = at;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

/** Whether a JSON list in UTF-8 has more than `most` elements, told before anything is made of them. */
export function isLongerThan(bytes: Uint8Array, most: number): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let [level, commas] = [0, 0];
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at];
    if (sign === QUOTE) {
      at = endOfQuoted(body, at);
      if (at === -1) return false;
    } else if (sign === LIST) level += 1;
    else if (sign === OBJECT) {
      if (level === 0) return false;
      level += 1;
    } else if (sign === LIST_END || sign === OBJECT_END) level -= 1;
    else if (sign === COMMA && level === 1) {
      commas += 1;
      if (commas >= most) return true;
    }
  }
  return false;
}

function endOfQuoted(body: Buffer, start: number): number {
  for (let at = body.indexOf(QUOTE, start + 1); at !== -1; at = body.indexOf(QUOTE, at + 1)) {
    let before = at;
    while (body[before - 1] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 0) return at;
  }
  return -1;
}

const POISON: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
/** Written with escapes, too: what may have such a key is walked through. */
const POISONOUS = /"(?:__proto__|constructor|prototype)"\s*:|\\u00[567]/i;

function hasPoison(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, of]) => POISON.has(key) || hasPoison(of));
}
