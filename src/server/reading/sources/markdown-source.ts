import type { BlockContent, DefinitionContent, ListItem, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { isOwnDocument } from "#domain/bring/own-document.ts";
import type { SourceBlock, SourceWords } from "#domain/bring/source.ts";
import { parseMarkdown } from "#domain/markdown/parse.ts";
import { underNotes } from "./html-blocks.ts";
import { type Picture, pictureBlocks } from "./pictures.ts";
import { plainCell } from "./plain-cells.ts";
import { storyMapIn } from "./story-map.ts";

/** Markdown as blocks, taken apart heading by heading, so that a long document costs no more than its parts. */
export function markdownBlocks(text: string): SourceBlock[] {
  const { front, rest } = withoutFront(text);
  const trees = partsOf(rest).map((part) => ({ part, tree: parseMarkdown(part) }));
  const blocks = [...front, ...trees.flatMap(({ part, tree }) => (tree ? tree.children.flatMap(blocksOf) : plainBlocks(part)))];
  // what people wrote into our own document comes back as it is
  const pictures = isOwnDocument(blocks) ? [] : trees.flatMap(({ tree }) => (tree ? picturesIn(tree) : []));
  return [...blocks, ...underNotes(pictureBlocks(pictures))];
}

/** Pictures within other words; one that stands alone is a paragraph of its own. */
function picturesIn(node: Nodes): Picture[] {
  if (node.type === "image") return [{ words: node.alt ?? "", address: node.url }];
  if (!("children" in node)) return [];
  const text = node.type === "paragraph" ? plain(node) : "";
  if (MARKUP.test(text))
    return (text.match(/<img\b[^>]*>/giu) ?? []).map((tag) => ({ words: attribute(tag, "alt"), address: attribute(tag, "src") }));
  const children = node.children as Nodes[];
  return node.type === "paragraph" && children.length === 1 && children[0]?.type === "image" ? [] : children.flatMap(picturesIn);
}

const attribute = (tag: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)`, "iu").exec(tag)?.[1];

/** What stands between two lines of dashes before the document says something of it. */
function withoutFront(text: string): { front: SourceBlock[]; rest: string } {
  const found = /^---[ \t]*\n([\s\S]{0,5000}?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (!found?.[1]?.split("\n").every((line) => /^\s*(?:[\w -]+:|-\s|#|$)/.test(line))) return { front: [], rest: text };
  return { front: [{ kind: "paragraph", text: found[1] }], rest: text.slice(found[0].length) };
}

function partsOf(text: string): string[] {
  const parts: string[][] = [[]];
  let fence: string | undefined;
  for (const line of text.split("\n")) {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark && (fence === undefined || line.trim().startsWith(fence))) fence = fence === undefined ? mark : undefined;
    if (fence === undefined && /^ {0,3}#{1,6}\s/.test(line)) parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n"));
}

/** Lines as they stand, where a text has more marks than are taken apart. */
function plainBlocks(text: string): SourceBlock[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): SourceBlock => {
      const [, marks = "", title = ""] = /^(#{1,6})\s+([^\n]+)$/.exec(part) ?? [];
      return title ? { kind: "heading", level: marks.length, text: title } : { kind: "paragraph", text: part };
    });
}

function blocksOf(node: RootContent): SourceBlock[] {
  switch (node.type) {
    case "heading":
      return said({ kind: "heading", level: node.depth, text: plain(node).replace(/\n/g, " ") });
    case "list":
      return node.children.flatMap((item) => itemBlocks(item, 0, node.ordered === true));
    case "table": {
      const [head, ...rows] = node.children.map((row) => row.children.map(plain));
      const map = storyMapIn([head ?? [], ...rows]);
      if (map) return [map.table];
      return [{ kind: "table", columns: head ?? [], rows }];
    }
    case "blockquote":
      return node.children.flatMap(blocksOf);
    case "code":
      return said({ kind: "paragraph", text: node.value, markdown: written(node) });
    case "thematicBreak":
      return [];
    case "paragraph": {
      const text = plain(node);
      return MARKUP.test(text) ? markupBlocks(text) : said({ kind: "paragraph", ...wordsOf(node) });
    }
    default:
      return said({ kind: "paragraph", ...wordsOf(node) });
  }
}

const MARKUP = /^\s*<(?:!--|\/?[a-z][a-z0-9]*\b[^>]*>)/iu;

/** Markup between paragraphs: what folds a part away heads it, and a comment stays one. */
function markupBlocks(markup: string): SourceBlock[] {
  const comments = markup.match(/<!--[\s\S]*?-->/g) ?? [];
  const rest = markup.replace(/<!--[\s\S]*?-->/g, "");
  const [, summary = ""] = /<summary\b[^>]*>([\s\S]*?)<\/summary>/iu.exec(rest) ?? [];
  const [heading, text] = [summary, rest.replace(/<summary\b[\s\S]*?<\/summary>/giu, "")].map(plainCell);
  return [
    ...comments.flatMap((comment) => said({ kind: "paragraph", text: comment })),
    ...said({ kind: "paragraph", text: heading ?? "", strong: true }),
    ...said({ kind: "paragraph", text: text ?? "" }),
  ];
}

function said(block: SourceWords): SourceBlock[] {
  return block.text.trim() === "" ? [] : [block];
}

function itemBlocks(item: ListItem, depth: number, ordered: boolean): SourceBlock[] {
  const own: (BlockContent | DefinitionContent)[] = [];
  const inside: SourceBlock[] = [];
  for (const child of item.children) {
    if (child.type === "list")
      inside.push(...child.children.flatMap((one) => itemBlocks(one, depth + 1, child.ordered === true)));
    else if (child.type === "table") inside.push(...blocksOf(child));
    else own.push(child);
  }
  const words = own.map(wordsOf);
  const text = words.map((part) => part.text).join("\n");
  const isFormatted = words.some(({ markdown }) => markdown !== undefined);
  const markdown = isFormatted ? words.map((part) => part.markdown ?? part.text).join("\n") : undefined;
  const strong = words.length > 0 && words.every((part) => part.strong);
  const block: SourceBlock = {
    kind: "item",
    depth,
    ordered,
    text,
    ...(markdown ? { markdown } : {}),
    ...(strong ? { strong } : {}),
  };
  return [...said(block), ...inside];
}

function wordsOf(node: Nodes): { text: string; markdown?: string; strong?: boolean } {
  const text = plain(node);
  const children = "children" in node ? node.children : [];
  const isPlain = children.every((child) => child.type === "text" || child.type === "break" || isCitation(child));
  const strong =
    children.length > 0 && children.every((child) => child.type === "strong" || (child.type === "text" && !child.value.trim()));
  return { text, ...(isPlain && node.type === "paragraph" ? {} : { markdown: written(node) }), ...(strong ? { strong } : {}) };
}

/** A link within the document is the number it leads to. */
const isCitation = (node: Nodes) => node.type === "link" && node.url.startsWith("#");

function written(node: Nodes): string {
  const root: Root = { type: "root", children: [withoutCitations(node) as RootContent] };
  return toMarkdown(root, {
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    bullet: "-",
    rule: "-",
    fences: true,
    listItemIndent: "one",
  })
    .trim()
    .replace(/\\\n/g, "\n");
}

function withoutCitations<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  const children = (node.children as PhrasingContent[]).map((child) =>
    isCitation(child) ? { type: "text" as const, value: plain(child) } : withoutCitations(child),
  );
  return { ...node, children } as Node;
}

/** The words without their marks, line by line. */
function plain(node: Nodes): string {
  if (node.type === "break") return "\n";
  if (node.type === "image") return node.alt || node.url;
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  const words = (node.children as Nodes[]).map(plain).join("");
  const isOutside = node.type === "link" && !node.url.startsWith("#") && !node.url.startsWith("mailto:");
  return isOutside && !words.includes(node.url) && !node.url.includes(words) ? `${words} (${node.url})` : words;
}
