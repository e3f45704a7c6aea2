import type { PhrasingContent, RootContent, TableRow } from "mdast";
import { cleaned } from "#domain/document/clean.ts";
import { parseMarkdown } from "#domain/markdown/parse.ts";
import type { PaperBlock, Run, Words } from "./paper.ts";
import { tableOf } from "./paper-table.ts";
import { type Anchors, type Look, textRuns, wordsOf } from "./words.ts";

const ADDRESS = /^(?:https?:\/\/|mailto:)\S+$/i;
const LONGEST_ADDRESS = 2000;
/** Lists and quotations within each other; what lies deeper stands where its parent stands. */
const DEEPEST = 5;

/** A user's Markdown as blocks, its citations being links. */
export function paperProse(text: string, anchors: Anchors): PaperBlock[] {
  const clean = cleaned(text).trim();
  const tree = parseMarkdown(clean);
  return tree ? tree.children.flatMap((node) => blocksOf(node, anchors, 0)) : plainBlocks(clean, anchors);
}

/** Words as they were typed, an empty line being the end of a paragraph. */
function plainBlocks(text: string, anchors: Anchors): PaperBlock[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ kind: "words", words: wordsOf(textRuns(part, anchors)) }));
}

function blocksOf(node: RootContent, anchors: Anchors, depth: number): PaperBlock[] {
  const inside = (children: readonly RootContent[]) => children.flatMap((child) => blocksOf(child, anchors, depth + 1));
  switch (node.type) {
    case "heading":
      return [{ kind: "heading", words: phrased(node.children, anchors) }];
    case "paragraph":
      return [{ kind: "words", words: phrased(node.children, anchors) }];
    case "code":
      return [{ kind: "code", text: node.value }];
    case "thematicBreak":
      return [{ kind: "rule" }];
    case "table":
      return [tableOf(...(node.children.map((row) => cells(row, anchors)) as [Words[], ...Words[][]]))];
    case "blockquote":
      return depth >= DEEPEST ? inside(node.children) : [{ kind: "quote", blocks: inside(node.children) }];
    case "list": {
      const items = node.children.map(({ checked, children }) => marked(checked, inside(children)));
      return depth >= DEEPEST ? items.flat() : [{ kind: "list", start: node.ordered ? (node.start ?? 1) : null, items }];
    }
    default:
      return [];
  }
}

/** A task that is done or not says so. */
function marked(checked: boolean | null | undefined, blocks: PaperBlock[]): PaperBlock[] {
  const [first, ...rest] = blocks;
  if (typeof checked !== "boolean") return blocks;
  const mark: Run = { text: checked ? "[x] " : "[ ] " };
  if (first?.kind !== "words") return [{ kind: "words", words: wordsOf([mark]) }, ...blocks];
  return [{ ...first, words: { ...first.words, runs: [mark, ...first.words.runs] } }, ...rest];
}

function cells(row: TableRow, anchors: Anchors): Words[] {
  return row.children.map((cell) => phrased(cell.children, anchors));
}

function phrased(nodes: readonly PhrasingContent[], anchors: Anchors): Words {
  return wordsOf(nodes.flatMap((node) => runsOf(node, anchors, {})));
}

function runsOf(node: PhrasingContent, anchors: Anchors, look: Look): Run[] {
  const inside = (children: readonly PhrasingContent[], more: Look) =>
    children.flatMap((child) => runsOf(child, anchors, { ...look, ...more }));
  switch (node.type) {
    case "text":
      return textRuns(node.value, anchors, look);
    case "break":
      return [{ text: "\n" }];
    case "inlineCode":
      return node.value ? [{ ...look, text: node.value.replace(/\n/g, " "), code: true }] : [];
    case "strong":
      return inside(node.children, { strong: true });
    case "emphasis":
      return inside(node.children, { emphasis: true });
    case "delete":
      return inside(node.children, { deleted: true });
    case "link":
      return inside(node.children, addressed(node.url));
    case "image":
      return [{ ...look, text: node.alt || node.url || "image", ...addressed(node.url) }];
    default:
      return [];
  }
}

/** An address that leads nowhere from a file is words alone. */
function addressed(url: string): Look {
  return ADDRESS.test(url) && url.length <= LONGEST_ADDRESS ? { url } : {};
}
