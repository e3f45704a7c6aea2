import { type Change, compareParts, compareWords } from "#domain/compare/words.ts";
import type { Block, Inline, Requirement } from "./document.ts";
import { type Pair, paired } from "./paired.ts";

/** A text of a block, its words said to be the same, removed or added; `label` is empty where the text stands for itself. */
export type ChangedLine = { label: string; changes: readonly Change[] };
export type BlockChange = { kind: "added" } | { kind: "removed" } | { kind: "changed"; lines: readonly ChangedLine[] };

/** `parts` are there where the text is made of references. */
type Line = { label: string; text: string; parts?: readonly string[] };

/** What became of a block; undefined where it says the same, whatever its revision. */
export function comparedBlock(before: Block | undefined, after: Block | undefined): BlockChange | undefined {
  if (!before) return { kind: "added" };
  if (!after) return { kind: "removed" };
  const [old, now] = [linesOf(before), linesOf(after)];
  if (JSON.stringify(old) === JSON.stringify(now)) return undefined;
  const isTable = after.kind === "table";
  const lines = paired({ before: old, after: now }, isTable ? firstCell : ({ label }) => label).flatMap((pair) => {
    const [was, is] = [pair.before?.text ?? "", pair.after?.text ?? ""];
    // of a table that may be long, only the rows that changed are read
    if (isTable && was === is) return [];
    return [{ label: (pair.after ?? pair.before)?.label ?? "", changes: changesOf(pair) }];
  });
  return { kind: "changed", lines };
}

function changesOf({ before, after }: Pair<Line>): readonly Change[] {
  if (before?.parts && after?.parts) return compareParts(before.parts, after.parts);
  return compareWords(before?.text ?? "", after?.text ?? "");
}

const CELLS = " · ";

function firstCell({ text }: Line): string {
  return text.split(CELLS)[0] ?? "";
}

function linesOf(block: Block): Line[] {
  switch (block.kind) {
    case "paragraph":
      return [{ label: "", text: plain(block.text) }];
    case "prose":
      return [{ label: "", text: block.markdown }];
    case "missing":
      return [{ label: "", text: block.text }];
    case "list":
      return [{ label: "", text: block.items.map(plain).join("\n") }];
    case "table":
      return block.rows.map((cells) => ({ label: "", text: cells.map(plain).join(CELLS) }));
    case "page_map": {
      const { classes, pages, uses } = block.map;
      return [{ label: "", text: uses.map(([user, page]) => `${classes[user]?.name}: ${pages[page]?.name}`).join("\n") }];
    }
    case "requirement":
      return requirementLines(block);
  }
}

function requirementLines({ noun, title, statement, details, criteria, links }: Requirement): Line[] {
  const scenarios = criteria.map((lines) => lines.join("\n")).join("\n\n");
  return [
    { label: "", text: title },
    { label: "", text: statement },
    ...details.map(({ label, lines }) => ({ label, text: lines.join("\n") })),
    { label: noun === "test_cases" ? "Steps" : "Acceptance criteria", text: scenarios },
    ...links.map(({ label, to }) => ({ label, text: plain(to), parts: to.map((part) => plain([part])) })),
  ].filter(({ text }, at) => at < 2 || text !== "");
}

function plain(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : part.cite)).join("");
}
