import { citationsIn } from "#domain/citations-in.ts";
import type { Block, Chapter, Inline, Requirement, SpecificationDocument } from "#domain/document/document.ts";
import type { PageMap } from "#domain/pictures/page-map.ts";
import type { Exported } from "./exported.ts";
import { plainLines, prose } from "./markdown-prose.ts";
import { createAnchors, heading, inline, line } from "./markdown-text.ts";

/** Where each heading of the document can be linked to, by the heading's object and by citation. */
type Anchors = { of: Map<object, string>; cited: Map<string, string>; plain: boolean };

const withoutFormatting = "*The texts have more formatting than can be taken apart. Here they are as they were written.*";

export const writeMarkdown = ({ document }: Exported): string => toMarkdown(document);

/** The document as GitHub-flavoured Markdown; equal documents give equal text. Where it is `plain`, texts are words without formatting. */
export function toMarkdown(document: SpecificationDocument, { plain = false } = {}): string {
  const anchors = { ...anchorsOf(document), plain };
  const parts = [
    `# ${heading(document.title)}`,
    `**${inline(document.subtitle)}**`,
    line(document.front.map(({ label, text }) => `${label}: ${text}`).join(" · ")),
    plain ? withoutFormatting : "",
    "## Contents",
    document.chapters.map((chapter) => contents(chapter, anchors, "")).join("\n"),
    ...document.chapters.flatMap((chapter) => chapterParts(chapter, anchors, 2)),
  ];
  return `${parts
    .filter(Boolean)
    .join("\n\n")
    .replace(/(?<![ \t])[ \t]+$/gm, "")}\n`;
}

function chapterHeading({ number, cite, title }: Chapter): string {
  return [number, cite, title].filter(Boolean).join(" ");
}

function requirementHeading({ citation, title }: Requirement): string {
  return [citation, title].filter(Boolean).join(" ") || "Untitled";
}

function anchorsOf(document: SpecificationDocument): Omit<Anchors, "plain"> {
  const anchor = createAnchors();
  const anchors: Omit<Anchors, "plain"> = { of: new Map(), cited: new Map() };
  anchor(document.title);
  anchor("Contents");
  function visit(chapter: Chapter) {
    anchors.of.set(chapter, anchor(chapterHeading(chapter)));
    for (const block of chapter.blocks) {
      if (block.kind !== "requirement") continue;
      const target = anchor(requirementHeading(block));
      if (block.citation) anchors.cited.set(block.citation, target);
    }
    chapter.chapters.forEach(visit);
  }
  document.chapters.forEach(visit);
  return anchors;
}

function contents(chapter: Chapter, anchors: Anchors, indent: string): string {
  const entry = `${indent}* [${inline(chapterHeading(chapter))}](#${anchors.of.get(chapter) ?? ""})`;
  return [entry, ...chapter.chapters.map((child) => contents(child, anchors, `${indent}  `))].join("\n");
}

function chapterParts(chapter: Chapter, anchors: Anchors, depth: number): string[] {
  return [
    `${marks(depth)} ${heading(chapterHeading(chapter))}`,
    ...chapter.blocks.flatMap((block) => blockParts(block, anchors, depth + 1)),
    ...chapter.chapters.flatMap((child) => chapterParts(child, anchors, depth + 1)),
  ];
}

function marks(depth: number): string {
  return "#".repeat(Math.min(depth, 6));
}

function blockParts(block: Block, anchors: Anchors, depth: number): string[] {
  switch (block.kind) {
    case "paragraph":
      return [words(block.text, anchors)];
    case "prose":
      return [written(block.markdown, anchors)];
    case "missing":
      return [`*${inline(block.text)}*`];
    case "list":
      return [block.items.map((item) => `* ${words(item, anchors)}`).join("\n")];
    case "table":
      return [table(block.columns, block.rows, anchors)];
    case "page_map":
      return [pageMap(block.map, anchors)];
    case "requirement":
      return requirementParts(block, anchors, depth);
  }
}

function requirementParts(block: Requirement, anchors: Anchors, depth: number): string[] {
  return [
    `${marks(depth)} ${heading(requirementHeading(block))}`,
    about(block, anchors),
    statementOf(block, anchors),
    ...block.details.flatMap(({ label, lines }) => [
      `**${inline(label)}**`,
      lines.map((text) => `* ${words([text], anchors)}`).join("\n"),
    ]),
    ...criteriaParts(block.noun, block.criteria, anchors),
  ];
}

function written(text: string, { cited, plain }: Anchors): string {
  return plain ? plainLines(text) : prose(text, (citation) => cited.get(citation));
}

/** A test case says all in its steps. */
function statementOf({ noun, statement }: Requirement, anchors: Anchors): string {
  if (statement) return written(statement, anchors);
  return noun === "test_cases" ? "" : "*No description yet.*";
}

/** Number and revision, source and links of a requirement on one line. */
function about({ citation, revision, source, links }: Requirement, anchors: Anchors): string {
  const facts = [
    citation ? `**${inline(`${citation}@${revision}`)}**` : "No number until the specification is saved",
    ...(source ? [source] : []),
    ...links.map(({ label, to }) => `${inline(label)}: ${words(to, anchors)}`),
  ];
  return facts.join(" · ");
}

function criteriaParts(noun: Requirement["noun"], criteria: string[][], anchors: Anchors): string[] {
  if (criteria.length === 0) return noun === "user_stories" ? ["*No acceptance criteria yet.*"] : [];
  const scenarios = criteria.map((scenario, index) => {
    const mark = `${index + 1}. `;
    return (
      mark +
      scenario
        .map((text) => words([text], anchors))
        .filter(Boolean)
        .join(`\\\n${" ".repeat(mark.length)}`)
    );
  });
  return [noun === "test_cases" ? "**Steps**" : "**Acceptance criteria**", scenarios.join("\n")];
}

function words(text: readonly Inline[], anchors: Anchors): string {
  return text
    .flatMap(cited)
    .map((part, index) => {
      if (typeof part !== "string") return reference(part.cite, anchors);
      const [before, after] = [/^\s/.test(part) && index > 0 ? " " : "", /\s$/.test(part) ? " " : ""];
      return `${before}${index === 0 ? line(part) : inline(part)}${after}`;
    })
    .join("")
    .trim();
}

/** A plain text, its citations being references like those of the document's own. */
function cited(part: Inline): Inline[] {
  if (typeof part !== "string") return [part];
  const found = citationsIn(part);
  const between = found.flatMap(({ reference, start }, index) => [
    part.slice(found[index - 1]?.end ?? 0, start),
    { cite: reference },
  ]);
  return [...between, part.slice(found.at(-1)?.end ?? 0)].filter((piece) => piece !== "");
}

function reference(citation: string, { cited }: Anchors): string {
  const target = cited.get(citation);
  return target === undefined ? inline(citation) : `[${inline(citation)}](#${target})`;
}

/** A row for each page, and a column for each class. */
function pageMap({ classes, pages, uses }: PageMap, anchors: Anchors): string {
  const used = new Set(uses.map((use) => use.join()));
  const rows = pages.map(({ reference, name }, page): Inline[][] => [
    [{ cite: reference }, ` ${name}`],
    ...classes.map((_, user) => [used.has([user, page].join()) ? "uses" : "–"]),
  ]);
  return table(["Page", ...classes.map(({ name }) => name)], rows, anchors);
}

function table(columns: readonly string[], rows: readonly Inline[][][], anchors: Anchors): string {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    row(columns.map(inline)),
    row(columns.map(() => "---")),
    ...rows.map((cells) => row(cells.map((cell) => words(cell, anchors) || "–"))),
  ].join("\n");
}
