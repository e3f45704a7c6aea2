import type { Nodes } from "mdast";
import { cleaned } from "#domain/document/clean.ts";
import type { Inline } from "#domain/document/document.ts";
import { parseMarkdown } from "#domain/markdown/parse.ts";
import { textOfXhtml } from "./xhtml-text.ts";
import { type Xml, xml } from "./xml.ts";

type Node = Xml | string;
const tag = (name: string, ...children: readonly Node[]) => xml(`xhtml:${name}`, {}, ...children);
const SAFE_LINK = /^(?:https?:|mailto:)/i;

/** What may be formatting; all other text need not be taken apart. */
const MARKED = /[*_~`[\\<|&]|:\/\/|www\.|@|^[^\S\n]*(?:[-+>#=]|\d+[.)])/m;

/** A text as XHTML that reads back as exactly what was typed: formatted where it can be, else its lines, else letter by letter. */
export function xhtmlOf(text: string): Xml {
  const said = cleaned(text);
  const isWhole = (block: Xml) => textOfXhtml([block]) === said;
  const ways = MARKED.test(said) ? [formatted, inLines] : [inLines];
  for (const write of ways) {
    const block = write(said);
    if (isWhole(block)) return block;
  }
  return tag("div", tag("pre", said));
}

function inLines(text: string): Xml {
  return tag("div", ...text.split("\n\n").map((part) => tag("p", ...broken(part))));
}

/** The cells of a table of the document; what they cite is its number. */
export function xhtmlTable(columns: readonly string[], rows: readonly (readonly Inline[][])[]): Xml {
  const cells = (name: string, texts: readonly string[]) => tag("tr", ...texts.map((text) => tag(name, text)));
  const table = tag("table", cells("th", columns), ...rows.map((row) => cells("td", row.map(plain))));
  return tag("div", table);
}

export function xhtmlList(items: readonly Inline[][]): Xml {
  return tag("div", tag("ul", ...items.map((item) => tag("li", plain(item)))));
}

export function plain(words: readonly Inline[]): string {
  return words.map((part) => (typeof part === "string" ? part : part.cite)).join("");
}

const broken = (text: string): Node[] => text.split("\n").flatMap((line, at) => (at > 0 ? [tag("br"), line] : [line]));

function formatted(text: string): Xml {
  return tag("div", ...(parseMarkdown(text)?.children ?? []).flatMap(node));
}

function node(given: Nodes): Node[] {
  const inside = () => ("children" in given ? given.children.flatMap(node) : []);
  switch (given.type) {
    case "text":
      return broken(given.value);
    case "break":
      return [tag("br")];
    case "paragraph":
      return [tag("p", ...inside())];
    case "heading":
      return [tag(`h${given.depth}`, ...inside())];
    case "strong":
      return [tag("strong", ...inside())];
    case "emphasis":
      return [tag("em", ...inside())];
    case "delete":
      return [tag("del", ...inside())];
    case "inlineCode":
      return [tag("code", given.value)];
    case "code":
      return [tag("pre", tag("code", given.value))];
    case "link":
      return SAFE_LINK.test(given.url) ? [xml("xhtml:a", { href: given.url }, ...inside())] : inside();
    case "list":
      return [tag(given.ordered ? "ol" : "ul", ...inside())];
    case "listItem":
      return [tag("li", ...given.children.flatMap(itemPart))];
    case "table":
      return [tag("table", ...given.children.map((row, at) => tag("tr", ...row.children.map((cell) => cellOf(cell, at)))))];
    case "blockquote":
      return [tag("blockquote", ...inside())];
    case "thematicBreak":
      return [tag("hr")];
    default:
      return "value" in given ? [given.value] : inside();
  }
}

/** An item of one line has no paragraph of its own. */
const itemPart = (child: Nodes): Node[] => (child.type === "paragraph" ? child.children.flatMap(node) : node(child));
const cellOf = (cell: Nodes & { children: readonly Nodes[] }, row: number) =>
  tag(row === 0 ? "th" : "td", ...cell.children.flatMap(node));
