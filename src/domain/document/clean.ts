// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out here.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g;

/** Text as it can be written to a file: line ends of one kind, no control characters, no broken characters. */
export function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(CONTROL, "");
}
