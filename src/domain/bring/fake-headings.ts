import { idIn } from "./identified.ts";
import { labelledIn } from "./labels.ts";
import { priorityOf } from "./priorities.ts";
import { sentencesOf } from "./sentences.ts";
import type { SourceBlock } from "./source.ts";
import { isStatement, roleIn } from "./statements.ts";
import { topicOf } from "./topics.ts";

const MOST_LETTERS = 80;
const MOST_WORDS = 3;

/** Whether a line that is no heading heads what follows it: in capitals, or a known topic above a list. */
export function headsWhatFollows(block: SourceBlock, next: SourceBlock | undefined): boolean {
  if (block.kind === "heading" || block.kind === "table") return false;
  const { text } = block;
  if (text.includes("\n")) return false;
  if (block.kind === "paragraph" && next?.kind === "item" && /[:：]\s*$/u.test(text)) return leadsItems(text);
  if (text.length > MOST_LETTERS) return false;
  if (/^[\p{Lu}][\p{Lu}\s&/-]{3,}$/u.test(text)) return true;
  if (block.kind !== "paragraph" || next?.kind !== "item") return false;
  return !/[.!;,]$/u.test(text) && !labelledIn(text)?.value && topicOf(text) !== undefined;
}

/** Whether the last sentence above a list says which rows it has, as `There are three screens:` does. */
function leadsItems(text: string): boolean {
  const last = sentencesOf(text).at(-1) ?? "";
  return last.length <= MOST_LETTERS && !labelledIn(last)?.value && isListOf(last.replace(/:\s*$/, ""));
}

function isListOf(title: string): boolean {
  const kind = topicOf(title)?.kind;
  return kind === "rows" || kind === "requirements" || priorityOf(title) !== undefined;
}

/** Whether an item only names the group of those that stand deeper below it. */
export function headsItems(blocks: readonly SourceBlock[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind !== "item" || next?.kind !== "item" || next.depth <= block.depth) return false;
  const { text } = block;
  const said = idIn(text)?.rest || text;
  if (/[.!?]$/u.test(text) || roleIn(said) || isStatement(said)) return false;
  if (headsRows(blocks, at)) return true;
  return text.split(/\s+/).length <= MOST_WORDS && !labelledIn(text);
}

/** Whether what stands right below an item are stories, or has numbers of its own: the item is an epic, or a chapter. */
function headsRows(blocks: readonly SourceBlock[], at: number): boolean {
  const depth = depthAt(blocks, at);
  const end = blocks.findIndex((_, index) => index > at && depthAt(blocks, index) <= depth);
  const inside = blocks.slice(at + 1, end < 0 ? blocks.length : end);
  const nearest = Math.min(...inside.map((_, index) => depthAt(inside, index)));
  const below = inside.flatMap((block) => (block.kind === "item" && block.depth === nearest ? [block.text] : []));
  const numbered = below.filter((text) => idIn(text)?.rest);
  return (
    below.filter((text) => roleIn(idIn(text)?.rest || text)).length >= Math.min(below.length, 2) ||
    (numbered.length > 1 && numbered.length === below.length)
  );
}

/** What is no item stands above all of them. */
function depthAt(blocks: readonly SourceBlock[], at: number): number {
  const block = blocks[at];
  return block?.kind === "item" ? block.depth : -1;
}
