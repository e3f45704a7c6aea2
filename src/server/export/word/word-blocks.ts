import { BorderStyle, HeadingLevel, type IParagraphOptions, Paragraph, type Table, TextRun } from "docx";
import type { PaperBlock, PaperList, PaperRequirement } from "#domain/export/paper/paper.ts";
import { BULLETS, grey, INDENT, MOST_LEVELS, numberingFrom } from "./word-styles.ts";
import { wordTable } from "./word-table.ts";
import { anchored, paragraphOf } from "./word-words.ts";

const { HEADING_1, HEADING_2, HEADING_3, HEADING_4 } = HeadingLevel;

/** What lists of this document begin with, and how many there were. */
export type Numbering = { starts: Set<number>; lists: number };

type Nesting = { numbering: Numbering; depth: number; options: IParagraphOptions };

export function wordBlocks(blocks: readonly PaperBlock[], numbering: Numbering): (Paragraph | Table)[] {
  return blocks.flatMap((block) => blockOf(block, { numbering, depth: 0, options: {} }));
}

function blockOf(block: PaperBlock, place: Nesting): (Paragraph | Table)[] {
  const { options } = place;
  switch (block.kind) {
    case "chapter":
      return [
        new Paragraph({
          heading: [HEADING_1, HEADING_2, HEADING_3][block.level - 1] ?? HEADING_4,
          text: `${block.number} ${block.title}`,
          pageBreakBefore: block.level === 1,
        }),
      ];
    case "words":
      return [paragraphOf(block.words, options)];
    case "heading":
      return [
        paragraphOf(
          { ...block.words, runs: block.words.runs.map((run) => ({ ...run, strong: true })) },
          { ...options, keepNext: true },
        ),
      ];
    case "missing":
      return [missing(block.text)];
    case "quote":
      return block.blocks.flatMap((one) => blockOf(one, { ...place, options: { ...options, style: "Quote" } }));
    case "code":
      return code(block.text);
    case "rule":
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "D0D0D0", space: 1 } } })];
    case "list":
      return list(block, place);
    case "table":
      return [wordTable(block), new Paragraph({ spacing: { after: 60 } })];
    case "page_map":
      return [wordTable(block.table), new Paragraph({ spacing: { after: 60 } })];
    case "requirement":
      return requirement(block, place);
  }
}

function missing(text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, italics: true, color: grey })] });
}

function code(text: string): Paragraph[] {
  const lines = text.split("\n").map((line) => new Paragraph({ style: "Code", text: line.replaceAll("\t", "  ") }));
  return [...lines, new Paragraph({ spacing: { after: 60 } })];
}

function list({ start, items }: PaperList, { numbering, depth, options }: Nesting): (Paragraph | Table)[] {
  const level = Math.min(depth, MOST_LEVELS - 1);
  const reference = start === null ? BULLETS : numberingFrom(start);
  if (start !== null) numbering.starts.add(start);
  numbering.lists += 1;
  const numbered = { numbering: { reference, level, instance: numbering.lists }, spacing: { after: 60 } };
  // an item stands where its level says, what follows in it below its words
  const { indent: _above, ...look } = options;
  const below = { ...look, indent: { left: INDENT * (level + 1) } };
  return items.flatMap((item) => {
    const [first, ...rest] = item;
    const begins = first?.kind === "words" || first?.kind === "heading";
    const head = begins ? blockOf(first, { numbering, depth, options: { ...look, ...numbered } }) : [new Paragraph(numbered)];
    const others = begins ? rest : item;
    return [...head, ...others.flatMap((block) => blockOf(block, { numbering, depth: depth + 1, options: below }))];
  });
}

function requirement(block: PaperRequirement, place: Nesting): (Paragraph | Table)[] {
  const { number, title, anchor, statement, details, criteria, about } = block;
  const label = (text: string) => new Paragraph({ style: "RequirementLabel", text });
  const items = (lines: PaperList["items"], start: number | null) => list({ kind: "list", start, items: lines }, place);
  const said = details.flatMap(({ label: name, lines }) => [
    label(name),
    ...(lines.length === 1
      ? lines.map((line) => paragraphOf(line))
      : items(
          lines.map((words) => [{ kind: "words", words }]),
          null,
        )),
  ]);
  const scenarios = criteria?.scenarios.map((lines): PaperBlock[] => [
    { kind: "words", words: { ...lines[0], runs: lines.flatMap(({ runs }, at) => (at > 0 ? [{ text: "\n" }, ...runs] : runs)) } },
  ]);
  return [
    new Paragraph({
      style: "Requirement",
      children: anchored(anchor, [new TextRun({ text: number, style: "CodeText" }), new TextRun(`  ${title}`)]),
    }),
    ...statement.flatMap((one) => blockOf(one, place)),
    ...said,
    ...(criteria && scenarios ? [label(criteria.label), ...items(scenarios, 1)] : []),
    ...(about.runs.length > 0 ? [paragraphOf(about, { style: "RequirementAbout" })] : []),
  ];
}
