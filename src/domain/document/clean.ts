// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/**
 * Letters of tags but in flags, signs of variation but one behind what it varies, and those that join or fill, but the Mongolian one
 * within its words: nobody sees them, and a model reads them.
 */
const HIDDEN =
  /[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{1,7})|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}](?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2})|[\u2060-\u2064\u3164\uffa0]|\u180e(?<![\u1820-\u18aa][\u180b-\u180d\u180f]?\u180e)/gu;
/** One tells where a word of Thai or Khmer may break. */
const BREAKS = /\u200b{2,}/g;
/** What turns the words behind it around, those of others included; a mark of direction does not. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const LINE = /[^\n\v\f\r\u0085\u2028\u2029]+/g;
const [ISOLATED, EMBEDDED] = [/[\u2066-\u2068]/, /[\u202a\u202b]/];
const [END_OF_ISOLATE, END_OF_EMBEDDING] = ["\u2069", "\u202c"];

/** Text that says to whoever reads it what people see. */
export function seen(text: string): string {
  const whole = text.toWellFormed().replace(HIDDEN, "");
  const still = whole.search(TURNING) < 0 ? whole : whole.replace(LINE, closed);
  return still.replace(BREAKS, "\u200b");
}

/** A line that turns nothing beyond what it closes again, as Arabic and Hebrew do around words of others, and overrides no letter. */
function closed(line: string): string {
  const kept = new Set<number>();
  const isolates: { start: number; embeddings: { start: number; sign: string }[] }[] = [{ start: -1, embeddings: [] }];
  for (const { 0: sign, index: at } of line.matchAll(TURNING)) {
    const embeddings = isolates.at(-1)?.embeddings ?? [];
    if (ISOLATED.test(sign)) isolates.push({ start: at, embeddings: [] });
    else if (sign === END_OF_ISOLATE) {
      const ended = isolates.length > 1 && isolates.pop();
      if (ended) kept.add(ended.start).add(at);
    } else if (sign === END_OF_EMBEDDING) {
      const ended = embeddings.pop();
      if (ended && EMBEDDED.test(ended.sign)) kept.add(ended.start).add(at);
    } else embeddings.push({ start: at, sign });
  }
  return line.replace(TURNING, (sign, at: number) => (kept.has(at) ? sign : ""));
}

/** Text as it can be written to a file: line ends of one kind, no control characters, nothing hidden, no broken characters. */
export function cleaned(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROL, "");
}
