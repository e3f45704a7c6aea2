import { seen } from "#domain/document/clean.ts";

/** Words of the project's people: each line begins with a bar, so that none of them can pass for a line of ours. */
export function fenced(text: string, most: number): string {
  return shortened(seen(text), most)
    .trim()
    .split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/)
    .map((line) => `| ${line}`.trimEnd())
    .join("\n");
}

/** On one line, as a list shows it. */
export function fencedLine(text: string, most: number): string {
  return fenced(text.replace(/[\s\u0085]+/g, " "), most);
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()} … (shortened)` : text;
}
