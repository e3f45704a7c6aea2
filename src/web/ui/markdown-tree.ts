import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";

/** Nesting no person writes, and parsers need long for. */
const deep = /(?:[>*_[\]!`~#+-]\s?|\d+[.)]\s){40}/;
const refused = ["definition", "htmlFlow", "htmlText", "codeIndented", "gfmFootnoteDefinition", "gfmFootnoteCall"];

/** What somebody wrote as Markdown, taken apart; HTML in it is plain words. */
export function markdownTree(text: string): Root {
  if (deep.test(text)) {
    return { type: "root", children: [{ type: "paragraph", children: [{ type: "text", value: text }] }] };
  }
  return fromMarkdown(text, { extensions: [gfm(), { disable: { null: refused } }], mdastExtensions: [gfmFromMarkdown()] });
}

/** An address a link may lead to; null for those that would run something. */
export function safeAddress(url: string): string | null {
  return /^(?:https?:|mailto:)/i.test(url) ? url : null;
}
