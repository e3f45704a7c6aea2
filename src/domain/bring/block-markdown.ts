import type { SourceBlock } from "./source.ts";

/** Blocks as the Markdown they stood in. */
export function markdownOf(blocks: readonly SourceBlock[]): string {
  return blocks.reduce((text, block, at) => {
    const before = blocks[at - 1];
    const gap = at === 0 ? "" : block.kind === "item" && before?.kind === "item" ? "\n" : "\n\n";
    return `${text}${gap}${blockMarkdown(block)}`;
  }, "");
}

function blockMarkdown(block: SourceBlock): string {
  if (block.kind === "heading") return `**${block.text}**`;
  if (block.kind !== "table") return asMarkdown(block);
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\n/g, " ").replaceAll("|", "\\|")).join(" | ")} |`;
  return [row(block.columns), row(block.columns.map(() => "---")), ...block.rows.map(row)].join("\n");
}

export function asMarkdown({
  text,
  markdown,
  depth,
  label,
}: {
  text: string;
  markdown?: string | undefined;
  depth?: number | undefined;
  label?: boolean | undefined;
}): string {
  if (label) return `**${text}**`;
  return depth === undefined ? (markdown ?? text) : `${"  ".repeat(depth)}- ${(markdown ?? text).replace(/\n/g, "\n  ")}`;
}
