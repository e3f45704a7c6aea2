import { labelledIn } from "./entry.ts";
import { sentencesOf } from "./sentences.ts";
import type { SourceBlock } from "./source.ts";
import { roleIn } from "./statements.ts";
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
  return last.length <= MOST_LETTERS && !labelledIn(last)?.value && topicOf(last.replace(/:\s*$/, ""))?.kind === "rows";
}

/** Whether an item only names the group of those that stand deeper below it. */
export function headsItems(blocks: readonly SourceBlock[], at: number): boolean {
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block?.kind !== "item" || next?.kind !== "item" || next.depth <= block.depth) return false;
  const { text } = block;
  return text.split(/\s+/).length <= MOST_WORDS && !/[.!?]$/u.test(text) && !labelledIn(text) && !roleIn(text);
}
