import type { Nodes, PhrasingContent, Root, RootContent, Text } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { citationsIn } from "#domain/citations-in.ts";
import { cleaned } from "#domain/document/clean.ts";
import { parseMarkdown } from "#domain/markdown/parse.ts";
import { line } from "./markdown-text.ts";

/** Where the requirement with a citation is to be found in the document, if it is. */
export type AnchorOf = (citation: string) => string | undefined;

const PLAIN = /^(?:\p{L}[\p{L}\p{M}\p{N} ,;.'’"“”()/–—…?%€-]*(?:\n|$))+$/u;
const SITE = /www\.|https?|ftp/i;
const SAFE_LINK = /^(?:https?:|mailto:|[^:]*$)/i;

/**
 * A user's Markdown as blocks that end where they end: emphasis, lists, tables, code and links stay, headings become
 * bold lines, HTML and definitions become plain words, images become links, line ends are kept, and citations of what
 * stands in the document become links to it.
 */
export function prose(text: string, anchorOf: AnchorOf = () => undefined): string {
  const clean = cleaned(text).trim();
  if (PLAIN.test(clean) && !SITE.test(clean) && citationsIn(clean).length === 0) return clean.replace(/(?<! ) *\n/g, "\\\n");
  const tree = parseMarkdown(clean);
  if (!tree) return plainLines(clean);
  const contained: Root = { type: "root", children: tree.children.map((node) => containedBlock(node, anchorOf)) };
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

function containedBlock(node: RootContent, anchorOf: AnchorOf): RootContent {
  if (node.type === "heading") {
    return { type: "paragraph", children: [{ type: "strong", children: phrases(node.children, anchorOf) }] };
  }
  return contained(node, anchorOf);
}

/** Rebuilds a node with contained children; the tree's types cannot say that a node keeps its kind of children. */
function contained<Node extends Nodes>(node: Node, anchorOf: AnchorOf): Node {
  if (!("children" in node)) return node;
  if (node.type === "paragraph" || node.type === "tableCell") return { ...node, children: phrases(node.children, anchorOf) };
  return { ...node, children: node.children.map((child) => containedBlock(child as RootContent, anchorOf)) } as Node;
}

function phrases(nodes: readonly PhrasingContent[], anchorOf: AnchorOf): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === "text") return lines(node, anchorOf);
    if (node.type === "image") return link(node.url, [{ type: "text", value: node.alt || node.url }]);
    if (node.type === "link") return link(node.url, phrases(node.children, nowhere));
    if (node.type === "strong" || node.type === "emphasis" || node.type === "delete") {
      return [{ ...node, children: phrases(node.children, anchorOf) }];
    }
    return [node];
  });
}

function link(url: string, children: PhrasingContent[]): PhrasingContent[] {
  const words = children.filter((child) => child.type !== "link");
  return SAFE_LINK.test(url) ? [{ type: "link", url, children: words }] : words;
}

function lines({ value }: Text, anchorOf: AnchorOf): PhrasingContent[] {
  return value
    .split("\n")
    .flatMap((part, index): PhrasingContent[] => [...(index > 0 ? [{ type: "break" } as const] : []), ...linked(part, anchorOf)]);
}

/** A link cannot stand within another. */
const nowhere: AnchorOf = () => undefined;

function linked(text: string, anchorOf: AnchorOf): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  const add = (value: string) => value && parts.push({ type: "text", value });
  let at = 0;
  for (const { reference, start, end } of citationsIn(text)) {
    const anchor = anchorOf(reference);
    if (anchor === undefined) continue;
    add(text.slice(at, start));
    parts.push({ type: "link", url: `#${anchor}`, children: [{ type: "text", value: reference }] });
    at = end;
  }
  add(text.slice(at));
  return parts;
}
