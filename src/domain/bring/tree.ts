import { headsItems, headsWhatFollows } from "./fake-headings.ts";
import { labelledIn, meaningsOf } from "./labels.ts";
import { nounOfTitle } from "./row-title.ts";
import { sentencesOf } from "./sentences.ts";
import type { SourceBlock, SourceTable } from "./source.ts";
import { leadIn, stepIn } from "./statements.ts";

/** A block within its section; `at` is its place in the file. */
export type Part =
  | {
      kind: "words";
      at: number;
      text: string;
      markdown?: string | undefined;
      depth?: number;
      ordered?: boolean;
      label?: boolean;
      alone?: boolean;
    }
  | { kind: "table"; at: number; table: SourceTable };
export type Section = { title: string; level: number; at: number | null; parts: Part[]; children: Section[] };

/** Deeper than any heading: a line in bold that heads what follows. */
const BOLD = 10;
/** Deeper still: an item that names those below it; one more for each step it is deep. */
const GROUP = 11;
const MOST_TITLE = 90;

/** A file's blocks as sections within each other. */
export function sectionsOf(blocks: readonly SourceBlock[]): Section {
  const root: Section = { title: "", level: 0, at: null, parts: [], children: [] };
  const open: Section[] = [root];
  const top = () => open.at(-1) ?? root;
  const begin = (title: string, level: number, at: number) => {
    while (open.length > 1 && top().level >= level) open.pop();
    const section: Section = { title, level, at, parts: [], children: [] };
    top().children.push(section);
    open.push(section);
  };
  for (const [at, block] of blocks.entries()) {
    const level = GROUP + (block.kind === "item" ? block.depth : 0);
    while (block.kind !== "heading" && open.length > 1 && top().level >= level) open.pop();
    if (block.kind === "heading") begin(block.text, block.level, at);
    else if (headsWhatFollows(block, blocks[at + 1])) begin(block.kind === "table" ? "" : lastSentence(block.text), BOLD, at);
    else if (block.kind === "item" && headsItems(blocks, at)) begin(block.text, level, at);
    else if (block.kind === "table") top().parts.push({ kind: "table", at, table: block });
    else if (block.kind === "item") {
      const { text, markdown, depth, ordered } = block;
      const above = top().level >= GROUP ? top().level - GROUP + 1 : 0;
      top().parts.push({ kind: "words", at, text, markdown, depth: Math.max(depth - above, 0), ordered });
    } else if (isLabel(block.text)) top().parts.push({ kind: "words", at, text: block.text.replace(/:\s*$/, ""), label: true });
    else if (block.strong && isField(block.text, top())) top().parts.push({ kind: "words", at, text: block.text, label: true });
    else if (block.strong && isTitle(block.text)) begin(block.text, BOLD, at);
    else for (const part of ownLines(block) ?? [wordsIn(block)]) top().parts.push({ kind: "words", at, ...part });
  }
  return root;
}

/** A heading is one sentence; what stands before it in its paragraph stays source text. */
const lastSentence = (text: string) => (text.endsWith(":") ? (sentencesOf(text).at(-1) ?? text) : text);

const TYPED = /^(?:([•●○▪◦‣·]|[–—-](?=\s))|\(?([a-z])\)|(\d{1,3}(?:\.\d{1,3}){1,4})\.?(?=\s)|\(?\d{1,3}[.)](?=\s))\s*(\S.*)$/su;

/** A paragraph that somebody made an item by typing its mark. */
function typedItem(text: string): { text: string; depth: number; ordered: boolean } | undefined {
  const [, mark, letter, , words] = TYPED.exec(text) ?? [];
  return words ? { text: words, depth: letter ? 1 : 0, ordered: !mark } : undefined;
}

const wordsIn = ({ text, markdown }: { text: string; markdown?: string | undefined }) => typedItem(text) ?? { text, markdown };
const NUMBERED = /^(?:\d{1,3}(?:\.\d{1,3}){1,4}\.?|\[?[\p{Lu}]{1,8}(?:[-_][\p{Lu}]{1,8}){0,2}[-_]\d{1,5}\]?[:.)]?)\s+\S/u;

const BOLD_NAME = /^\*\*([^*]{2,50}?):?\*\*:?\s+(?=\p{Ll})(\S.*?)\\?$/u;

type Line = { text: string; markdown?: string | undefined; depth?: number; ordered?: boolean; alone?: boolean };

/** A paragraph in which every line begins with a number or a name of its own is as many as it has lines. */
function ownLines({ text, markdown = "" }: Parameters<typeof wordsIn>[0]): Line[] | undefined {
  const bold = markdown.split("\n").map((line) => BOLD_NAME.exec(line.trim()));
  if (bold.length > 1 && bold.every(Boolean))
    return bold.map((found) => ({ text: `${found?.[1]}: ${found?.[2]?.replace(/[*_`]/g, "")}`, markdown: found?.[0] }));
  const lines = text.split("\n");
  if (lines.length > 1 && lines.every((line) => NUMBERED.test(line))) return lines.map((line) => wordsIn({ text: line }));
  if (lines.length > 1 && lines.every(isNamed)) return lines.map((line) => ({ text: line, alone: true }));
  return undefined;
}

const MOST_NAME = 5;
/** `Name – what is said of it`, where the name is no label, step or number. */
function isNamed(line: string): boolean {
  const name = leadIn(line)?.name;
  return (
    name !== undefined && name.split(/\s+/).length <= MOST_NAME && /^\p{Lu}/u.test(name) && !labelledIn(line) && !stepIn(line)
  );
}

/** Whether a line in bold names a part of the row that another such line names. */
const isField = (text: string, { level, title }: Section) =>
  level === BOLD && nounOfTitle(title) !== undefined && meaningsOf(text).length > 0;

function isTitle(text: string): boolean {
  return text.length <= MOST_TITLE && !text.includes("\n") && !/[.!;,]$/.test(text) && !labelledIn(text)?.value;
}

/** A line that only names what stands below it. */
function isLabel(text: string): boolean {
  const bare = text.trim();
  return bare.length <= 50 && !bare.includes("\n") && bare.endsWith(":") && meaningsOf(bare).length > 0;
}
