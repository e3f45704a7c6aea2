import type { Nodes, PhrasingContent, Root, RootContent, Text } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import { cleaned } from "#domain/document/clean.ts";
import { line } from "./markdown-text.ts";

const PLAIN = /^(?:\p{L}[\p{L}\p{M}\p{N} ,;.'’"“”()/–—…?%€-]*(?:\n|$))+$/u;
const SITE = /www\.|https?|ftp/i;
/** Nesting no person writes, and parsers need long for. */
const DEEP = /(?:[>*_[\]!`~#+-]\s?|\d+[.)]\s){40}/;
const SAFE_LINK = /^(?:https?:|mailto:|[^:]*$)/i;
const REFUSED = ["definition", "htmlFlow", "htmlText", "codeIndented", "gfmFootnoteDefinition", "gfmFootnoteCall"];

/**
 * A user's Markdown as blocks that end where they end: emphasis, lists, tables, code and links stay, headings become
 * bold lines, HTML and definitions become plain words, images become links, and line ends are kept.
 */
export function prose(text: string): string {
  const clean = cleaned(text).trim();
  if (PLAIN.test(clean) && !SITE.test(clean)) return clean.replace(/ *\n/g, "\\\n");
  if (DEEP.test(clean)) return plainLines(clean);
  const tree = fromMarkdown(clean, {
    extensions: [gfm(), { disable: { null: REFUSED } }],
    mdastExtensions: [gfmFromMarkdown()],
  });
  const contained: Root = { type: "root", children: tree.children.map(containedBlock) };
  return toMarkdown(contained, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    bulletOther: "+",
    rule: "-",
    fences: true,
    listItemIndent: "one",
  }).trim();
}

/** Each line as plain words, an empty line as the end of a paragraph. */
export function plainLines(text: string): string {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => part.split("\n").map(line).filter(Boolean).join("\\\n"))
    .filter(Boolean)
    .join("\n\n");
}

function containedBlock(node: RootContent): RootContent {
  if (node.type === "heading") return { type: "paragraph", children: [{ type: "strong", children: phrases(node.children) }] };
  return contained(node);
}

/** Rebuilds a node with contained children; the tree's types cannot say that a node keeps its kind of children. */
function contained<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  if (node.type === "paragraph" || node.type === "tableCell") return { ...node, children: phrases(node.children) };
  return { ...node, children: node.children.map((child) => containedBlock(child as RootContent)) } as Node;
}

function phrases(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "text") return lines(node);
    if (node.type === "image") return link(node.url, [{ type: "text", value: node.alt || node.url }]);
    if (node.type === "link") return link(node.url, phrases(node.children));
    if (node.type === "strong" || node.type === "emphasis" || node.type === "delete") {
      return [{ ...node, children: phrases(node.children) }];
    }
    return [node];
  });
}

function link(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const words = children.filter((child) => child.type !== "link");
  return SAFE_LINK.test(url) ? [{ type: "link", url, children: words }] : words;
}

function lines({ value }: Text): PhrasingContent[] {
  return value
    .split("\n")
    .flatMap((part, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: "break" } as const] : []),
      ...(part ? [{ type: "text", value: part } as const] : []),
    ]);
}
