import type { Nodes, RootContent } from "mdast";
import { takeApart } from "#domain/markdown/parse.ts";

/** What stands below a heading, up to the next one; `id` is what an address ends in to lead there, empty for the beginning. */
export type DocSection = { id: string; title: string; depth: number; nodes: RootContent[] };
export type Doc = { title: string; summary: string; sections: DocSection[] };

/** In characters. */
const LONGEST_SUMMARY = 160;
/** Deeper headings are part of their section. */
const DEEPEST = 3;

/** A file of the documentation, taken apart at its headings; the first is the title. */
export function docOf(markdown: string): Doc {
  const sections: DocSection[] = [];
  const taken = new Map<string, number>();
  for (const node of takeApart(markdown).children) {
    if (node.type === "heading" && node.depth <= DEEPEST) {
      const title = plainWords(node);
      const id = sections.length === 0 ? "" : free(anchorOf(title), taken);
      sections.push({ id, title, depth: node.depth, nodes: [] });
    } else sections.at(-1)?.nodes.push(node);
  }
  const lead = sections.flatMap(({ nodes }) => nodes).find(({ type }) => type === "paragraph");
  return { title: sections[0]?.title ?? "", summary: lead ? shortened(plainWords(lead)) : "", sections };
}

/** As code hosts make them, so that a link leads to the same place there and here. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}

function free(anchor: string, taken: Map<string, number>): string {
  const times = taken.get(anchor) ?? 0;
  taken.set(anchor, times + 1);
  return times === 0 ? anchor : `${anchor}-${times}`;
}

const APART: ReadonlySet<string> = new Set(["paragraph", "listItem", "tableRow", "tableCell", "code", "heading"]);

/** What is read of a text, on one line. */
export function plainWords(node: Nodes | { type: "section"; children: RootContent[] }): string {
  return read(node).replace(/\s+/g, " ").trim();
}

function read(node: Nodes | { type: "section"; children: RootContent[] }): string {
  if (node.type === "image") return ` ${node.alt ?? ""} `;
  if ("value" in node) return node.type === "code" ? ` ${node.value} ` : node.value;
  if (!("children" in node)) return " ";
  const words = node.children.map(read).join("");
  return APART.has(node.type) ? ` ${words} ` : words;
}

/** Whole sentences as long as they fit, else whole words. */
function shortened(text: string): string {
  if (text.length <= LONGEST_SUMMARY) return text;
  const within = text.slice(0, LONGEST_SUMMARY);
  const end = within.lastIndexOf(". ");
  return end > LONGEST_SUMMARY / 3 ? within.slice(0, end + 1) : `${within.slice(0, within.lastIndexOf(" "))} …`;
}
