import type { SourceBlock } from "#domain/bring/source.ts";

const BOLD = /^(?:\*\*|__)(?!\s)([^*_]+)(?:\*\*|__)\s*\\?$/u;

/** A paragraph that begins with a line in bold is headed by it, and so are those of its lines that follow another such line. */
export function titledBlocks(block: SourceBlock): SourceBlock[] {
  if (block.kind !== "paragraph" || !block.markdown) return [block];
  const [lines, marked] = [block.text.split("\n"), block.markdown.split("\n")];
  const isTitle = (at: number) =>
    BOLD.test(marked[at]?.trim() ?? "") && at + 1 < lines.length && !BOLD.test(marked[at + 1]?.trim() ?? "");
  if (lines.length !== marked.length || !isTitle(0)) return [block];
  const starts = lines.flatMap((_, at) => (isTitle(at) ? [at] : []));
  return starts.flatMap((at, index): SourceBlock[] => {
    const end = starts[index + 1] ?? lines.length;
    const [text, markdown] = [lines, marked].map((all) =>
      all
        .slice(at + 1, end)
        .join("\n")
        .replace(/\\$/, ""),
    );
    return [
      { kind: "paragraph", text: lines[at] ?? "", strong: true },
      { kind: "paragraph", text: text ?? "", ...(markdown === text ? {} : { markdown }) },
    ];
  });
}
