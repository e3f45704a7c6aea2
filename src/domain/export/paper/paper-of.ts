import { cleaned } from "#domain/document/clean.ts";
import type { Block, Chapter, Inline, Requirement, SpecificationDocument } from "#domain/document/document.ts";
import { type Logo, logoWords } from "#domain/logo.ts";
import type { Paper, PaperBlock, PaperRequirement, Words } from "./paper.ts";
import { paperProse } from "./paper-prose.ts";
import { pageMapTable, tableOf } from "./paper-table.ts";
import { type Anchors, linkedLine, wordsOf } from "./words.ts";

const STEP = /^(?:given|when|then|and|but)\b/i;

type Look = { colors: Paper["colors"]; logo?: Logo | null | undefined };

/** A document as it is set on pages. */
export function paperOf(document: SpecificationDocument, { colors, logo }: Look): Paper {
  const anchors = new Set(document.chapters.flatMap(citations));
  const { title, subtitle, version, generated_at, front } = document;
  return {
    ...{ title: oneLine(title), subtitle, version: oneLine(version), generated_at, colors },
    logo: logo ? { ...logo, words: logoWords(oneLine(title)) } : null,
    front: front.map(({ label, text }) => ({ label, text: oneLine(text) })),
    blocks: document.chapters.flatMap((chapter) => chapterBlocks(chapter, { anchors, taken: new Set() }, 1)),
  };
}

/** What can be linked to, and what of it has its place already. */
type Context = { anchors: Anchors; taken: Set<string> };

const oneLine = (text: string) => cleaned(text).replace(/\s+/g, " ").trim();

function citations({ blocks, chapters }: Chapter): string[] {
  const own = blocks.flatMap((block) => (block.kind === "requirement" && block.citation ? [block.citation] : []));
  return [...own, ...chapters.flatMap(citations)];
}

function chapterBlocks({ number, cite, title, blocks, chapters }: Chapter, context: Context, level: number): PaperBlock[] {
  return [
    { kind: "chapter", level, number, title: [cite, oneLine(title)].filter(Boolean).join(" ") },
    ...blocks.flatMap((block) => blocksOf(block, context, level)),
    ...chapters.flatMap((child) => chapterBlocks(child, context, level + 1)),
  ];
}

function blocksOf(block: Block, context: Context, level: number): PaperBlock[] {
  const line = (parts: readonly Inline[]) => linkedLine(parts, context.anchors);
  switch (block.kind) {
    case "paragraph":
      return [{ kind: "words", words: line(block.text) }];
    case "prose":
      return paperProse(block.markdown, context.anchors);
    case "missing":
      return [{ kind: "missing", text: block.text }];
    case "list":
      return [{ kind: "list", start: null, items: block.items.map((item) => [{ kind: "words", words: line(item) }]) }];
    case "table":
      return [
        tableOf(
          block.columns.map((column) => line([column])),
          ...block.rows.map((row) => row.map(line)),
        ),
      ];
    case "page_map":
      return [{ kind: "page_map", map: block.map, table: pageMapTable(block.map, context.anchors) }];
    case "requirement":
      return [requirementOf(block, context, level + 1)];
  }
}

function requirementOf(block: Requirement, { anchors, taken }: Context, level: number): PaperRequirement {
  const { noun, citation, revision, title, statement, details, criteria } = block;
  const anchor = citation && !taken.has(citation) ? citation : null;
  if (anchor) taken.add(anchor);
  return {
    ...{ kind: "requirement", level, anchor },
    number: citation ? `${citation}@${revision}` : "No number yet",
    title: oneLine(title) || "Untitled",
    statement: [
      // a test case says all in its steps
      ...(statement || noun === "test_cases" ? paperProse(statement, anchors) : [missing("No description yet.")]),
      ...(noun === "user_stories" && criteria.length === 0 ? [missing("No acceptance criteria yet.")] : []),
    ],
    details: details.map(({ label, lines }) => ({ label, lines: lines.map((text) => linkedLine([text], anchors)) })),
    criteria:
      criteria.length > 0
        ? {
            label: noun === "test_cases" ? "Steps" : "Acceptance criteria",
            scenarios: criteria.map((lines) => lines.map((text) => step(text, anchors))),
          }
        : null,
    about: aboutOf(block, anchors),
  };
}

const missing = (text: string): PaperBlock => ({ kind: "missing", text });

/** A line of a scenario, its first word standing out where it says what the line is for. */
function step(text: string, anchors: Anchors): Words {
  const word = STEP.exec(text)?.[0] ?? "";
  const rest = linkedLine([text.slice(word.length)], anchors);
  return word ? wordsOf([{ text: word, strong: true }, ...rest.runs]) : rest;
}

function aboutOf({ source, links }: Requirement, anchors: Anchors): Words {
  const facts: Inline[][] = [
    ...links.map(({ label, to }): Inline[] => [`${label}: `, ...to]),
    ...(source ? [[`${source[0]?.toUpperCase()}${source.slice(1)}`]] : []),
  ];
  return linkedLine(
    facts.flatMap((fact, index): Inline[] => (index > 0 ? ["  ·  ", ...fact] : fact)),
    anchors,
  );
}
