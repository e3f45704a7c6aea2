import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

const REFUSED = ["definition", "htmlFlow", "htmlText", "codeIndented", "gfmFootnoteDefinition", "gfmFootnoteCall"];

/** More than a person writes into one text, and parsers need long for: they compare what may begin with what may end. */
const LONGEST = 100_000;
const MOST_MARKS = 6_000;
const MOST_LINES = 3_000;
const MOST_IN_BLOCK = 600;
const MOST_UNDERLINES = 100;
const MARK = /[*_~`]+|[[\]|<&\\@]|:\/\/|www\./g;
const MARKERS = /^(?:[ \t]*(?:[-+*>]|\d{1,9}[.)]))*/;
const UNDERLINE = /^[ >]*(?:=+|-+)[ \t]*$/;
const DEEP = /(?:[>*_[\]!`~#+-]\s?|\d{1,9}[.)]\s){40}/;

/** What somebody wrote as Markdown, taken apart; HTML in it is plain words. Nothing where it is more than is taken apart. */
export function parseMarkdown(text: string): Root | undefined {
  return isTooMuch(text) ? undefined : takeApart(text);
}

/** The same of a text of ours, however long. */
export function takeApart(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm(), { disable: { null: REFUSED } }], mdastExtensions: [gfmFromMarkdown()] });
}

/** Whether taking a text apart could take longer than anybody waits. */
export function isTooMuch(text: string): boolean {
  if (text.length > LONGEST || DEEP.test(text)) return true;
  const lines = text.split(/\r\n|\r|\n/);
  let [marks, inBlock, underlines] = [0, 0, 0];
  for (const line of lines) {
    if (line.trim() === "") inBlock = 0;
    if (UNDERLINE.test(line)) underlines += 1;
    const found = line.match(MARK)?.length ?? 0;
    marks += found + (MARKERS.exec(line)?.[0].length ?? 0);
    inBlock += found;
    if (marks > MOST_MARKS || inBlock > MOST_IN_BLOCK || underlines > MOST_UNDERLINES) return true;
  }
  return lines.length > MOST_LINES;
}
