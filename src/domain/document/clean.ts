// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;
/** Letters of tags but in flags, and signs of variation but one behind what it varies: nobody sees them, and a model reads them. */
const HIDDEN =
  /[\u{e0000}-\u{e007f}](?<!\u{1f3f4}[\u{e0020}-\u{e007f}]{1,7})|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}](?<=[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2})/gu;
/** What turns the words behind it around, those of others included; a mark of direction does not. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** Text that says to whoever reads it what people see. */
export function seen(text: string): string {
  return text.toWellFormed().replace(HIDDEN, "").replace(TURNING, "");
}

/** Text as it can be written to a file: line ends of one kind, no control characters, nothing hidden, no broken characters. */
export function cleaned(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROL, "");
}
