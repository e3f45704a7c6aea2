import * as z from "zod";
import { defineContract } from "#domain/contract.ts";
import { projectFile } from "#domain/export/json.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";

/** What can be brought, by the end of its name. */
export const bringableEndings = [
  "md",
  "markdown",
  "txt",
  "docx",
  "pdf",
  "csv",
  "tsv",
  "xlsx",
  "json",
  "reqif",
  "reqifz",
] as const;
/** In bytes. */
export const bringableBytes = 5_000_000;

const text = z.string();
/** `markdown` is the text as it is formatted, where it is; `strong` says that all of it is set in bold. */
const words = { text, markdown: text.optional(), strong: z.boolean().optional() };

export const sourceBlock = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("heading"), level: z.int().min(1).max(9), text }),
  z.object({ kind: z.literal("paragraph"), ...words }),
  z.object({ kind: z.literal("item"), depth: z.int().nonnegative(), ordered: z.boolean(), ...words }),
  z.object({ kind: z.literal("table"), columns: z.array(text), rows: z.array(z.array(text)) }),
]);
export type SourceBlock = z.output<typeof sourceBlock>;
export type SourceWords = Exclude<SourceBlock, { kind: "table" }>;
export type SourceTable = Extract<SourceBlock, { kind: "table" }>;

/** A row of one of our own tables: its fields by name, and what stands in columns of others, each with its label. */
const ownRow = z.object({
  noun: z.enum(allNouns as [Noun, ...Noun[]]),
  number: z.int().positive().optional(),
  words: z.record(text, text),
  other: z.array(z.tuple([text, text])),
});
export type OwnRow = z.output<typeof ownRow>;

/** A file as what it consists of, whatever its format; or what our own export says of a project, with what was added to it elsewhere, or of its rows. */
export const source = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("blocks"), blocks: z.array(sourceBlock) }),
  z.object({ kind: z.literal("project"), file: projectFile, blocks: z.array(sourceBlock).optional() }),
  z.object({ kind: z.literal("rows"), rows: z.array(ownRow) }),
]);
export type Source = z.output<typeof source>;

/** Takes a file apart on the server, where a hostile one can hurt nobody; stores nothing. */
export const readSource = defineContract({
  name: "read-source",
  input: z.object({
    name: z.string().min(1).max(300),
    content: z.base64("Send the file's bytes in base64").max(Math.ceil(bringableBytes / 3) * 4 + 4),
  }),
  output: source,
});

/** One part of a file that has to be accounted for: a heading, a paragraph, an item, the head of a table or a row of it. */
export type Unit = { block: number; row: number | null; text: string };

export function unitsOf(blocks: readonly SourceBlock[]): Unit[] {
  return blocks.flatMap((block, at): Unit[] => {
    if (block.kind !== "table") return [{ block: at, row: null, text: block.text }];
    return [
      { block: at, row: null, text: cells(block.columns) },
      ...block.rows.map((row, index) => ({ block: at, row: index, text: cells(row) })),
    ];
  });
}

export function cells(row: readonly string[]): string {
  return row.filter((cell) => cell.trim() !== "").join(" · ");
}

/** The cells of a row, a line each, beside what their columns are called. */
export function namedCells({ columns }: SourceTable, row: readonly string[]): string {
  return row.flatMap((cell, at) => (cell.trim() ? [columns[at]?.trim() ? `${columns[at]}: ${cell}` : cell] : [])).join("\n");
}

/** Of each block the headings it stands under, such as `Plan › Notes`; a heading does not stand under itself. */
export function headingsAbove(blocks: readonly SourceBlock[]): string[] {
  const path: { level: number; text: string }[] = [];
  return blocks.map((block) => {
    while (block.kind === "heading" && (path.at(-1)?.level ?? 0) >= block.level) path.pop();
    const above = path.map(({ text }) => text).join(" › ");
    if (block.kind === "heading") path.push(block);
    return above;
  });
}

/** How a unit is named within a reading: `4` is the fifth block, `4.0` the first row of it. */
export type UnitKey = string;
export const unitKey = (block: number, row?: number | null): UnitKey =>
  row === undefined || row === null ? String(block) : `${block}.${row}`;
