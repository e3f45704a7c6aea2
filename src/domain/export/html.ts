import type { Block, Chapter, Requirement, SpecificationDocument } from "#domain/document/document.ts";
import { type Logo, logoAddress, logoWithin, logoWords } from "#domain/logo.ts";
import type { PageMap } from "#domain/pictures/page-map.ts";
import type { Exported } from "./exported.ts";
import { htmlStyle } from "./html-style.ts";
import { escaped, type IsThere, prose, words } from "./html-text.ts";

/** Nothing in the file may be fetched or run, whatever people wrote. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** In pixels of a screen. */
const LOGO_BOX = { width: 240, height: 80 };

/** The document as one web page that needs nothing beside itself; equal documents give equal text. */
export function writeHtml({ document, beside }: Pick<Exported, "document" | "beside">): string {
  const cited = new Set(citedIn(document.chapters));
  const isThere: IsThere = (citation) => cited.has(citation);
  const title = escaped(document.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="generator" content="Product Architect">
<title>${title} – ${escaped(document.subtitle)}</title>
<style>${htmlStyle}
</style>
</head>
<body>
<a class="skip" href="#document">Skip to the document</a>
<div class="sheet">
<header>
${beside?.logo ? `${picture(beside.logo, document.title)}\n` : ""}<h1 dir="auto">${title}</h1>
<p>${escaped(document.subtitle)}</p>
<dl class="front">${document.front.map(({ label, text }) => `<div><dt>${escaped(label)}</dt><dd dir="auto">${escaped(text)}</dd></div>`).join("")}</dl>
</header>
<div class="columns">
<nav class="contents" aria-label="Contents">
<h2>Contents</h2>
${contents(document.chapters)}
</nav>
<main id="document">
${document.chapters.map((chapter) => chapterOf(chapter, 2, isThere)).join("\n")}
</main>
</div>
<footer>Version ${escaped(document.version)}, ${escaped(document.generated_at.slice(0, 10))}</footer>
</div>
</body>
</html>
`;
}

function picture(logo: Logo, title: string): string {
  const { width, height } = logoWithin(logo, LOGO_BOX);
  const size = `width="${Math.round(width)}" height="${Math.round(height)}"`;
  return `<img class="logo" src="${logoAddress(logo)}" alt="${escaped(logoWords(title))}" ${size}>`;
}

function citedIn(chapters: SpecificationDocument["chapters"]): string[] {
  return chapters.flatMap(({ blocks, chapters: inner }) => [
    ...blocks.flatMap((block) => (block.kind === "requirement" && block.citation ? [block.citation] : [])),
    ...citedIn(inner),
  ]);
}

const anchorOf = ({ number }: Chapter) => `chapter-${number}`;
const titleOf = ({ cite, title }: Chapter) => [cite, title].filter(Boolean).join(" ");

function contents(chapters: readonly Chapter[]): string {
  if (chapters.length === 0) return "";
  const entries = chapters.map((chapter) => {
    const link = `<a href="#${anchorOf(chapter)}" dir="auto"><span class="number">${chapter.number}</span>${escaped(titleOf(chapter))}</a>`;
    return `<li>${link}${contents(chapter.chapters)}</li>`;
  });
  return `<ul>${entries.join("\n")}</ul>`;
}

function chapterOf(chapter: Chapter, level: number, isThere: IsThere): string {
  const tag = headingTag(level);
  return [
    `<section aria-labelledby="${anchorOf(chapter)}">`,
    `<${tag} id="${anchorOf(chapter)}" dir="auto">${chapter.number} ${escaped(titleOf(chapter))}</${tag}>`,
    ...chapter.blocks.map((block) => blockOf(block, level + 1, isThere)),
    ...chapter.chapters.map((inner) => chapterOf(inner, level + 1, isThere)),
    "</section>",
  ].join("\n");
}

const headingTag = (level: number) => `h${Math.min(level, 6)}`;

function blockOf(block: Block, level: number, isThere: IsThere): string {
  switch (block.kind) {
    case "paragraph":
      return `<p dir="auto">${words(block.text, isThere)}</p>`;
    case "prose":
      return prose(block.markdown, isThere);
    case "missing":
      return `<p class="missing">${escaped(block.text)}</p>`;
    case "list":
      return `<ul>${block.items.map((item) => `<li dir="auto">${words(item, isThere)}</li>`).join("")}</ul>`;
    case "table":
      return table(
        block.columns,
        block.rows.map((row) => row.map((cell) => words(cell, isThere))),
      );
    case "page_map":
      return pageMap(block.map, isThere);
    case "requirement":
      return requirementOf(block, level, isThere);
  }
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th scope="col" dir="auto">${escaped(column)}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td dir="auto">${cell || "–"}</td>`).join("")}</tr>`).join("\n");
  return `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function pageMap({ classes, pages, uses }: PageMap, isThere: IsThere): string {
  const used = new Set(uses.map((use) => use.join()));
  const rows = pages.map(({ reference, name }, page) => [
    words([{ cite: reference }, ` ${name}`], isThere),
    ...classes.map((_, user) => (used.has([user, page].join()) ? "uses" : "–")),
  ]);
  return table(["Page", ...classes.map(({ name }) => name)], rows);
}

function requirementOf(block: Requirement, level: number, isThere: IsThere): string {
  const { noun, citation, revision, title, statement, details, criteria, source, links } = block;
  const tag = headingTag(level);
  const number = citation
    ? `<a class="cite" href="#${escaped(citation)}">${escaped(`${citation}@${revision}`)}</a>`
    : '<span class="cite">not saved yet</span>';
  const about = [...(source ? [source] : []), ...links.map(({ label, to }) => `${escaped(label)}: ${words(to, isThere)}`)];
  const list = (label: string, tag: "ul" | "ol", items: readonly string[]) =>
    `<p class="label">${escaped(label)}</p><${tag}>${items.map((item) => `<li dir="auto">${item}</li>`).join("")}</${tag}>`;
  const said = statement ? prose(statement, isThere) : noun === "test_cases" ? "" : '<p class="missing">No description yet.</p>';
  const scenarios = criteria.map((lines) => lines.map((text) => words([text], isThere)).join("<br>"));
  const missing = noun === "user_stories" ? '<p class="missing">No acceptance criteria yet.</p>' : "";
  return [
    `<article class="requirement"${citation ? ` id="${escaped(citation)}"` : ""}>`,
    `<${tag} dir="auto">${number} ${escaped(title || "Untitled")}</${tag}>`,
    about.length > 0 ? `<p class="about" dir="auto">${about.join(" · ")}</p>` : "",
    said,
    ...details.map(({ label, lines }) =>
      list(
        label,
        "ul",
        lines.map((text) => words([text], isThere)),
      ),
    ),
    scenarios.length > 0 ? list(noun === "test_cases" ? "Steps" : "Acceptance criteria", "ol", scenarios) : missing,
    "</article>",
  ]
    .filter(Boolean)
    .join("\n");
}
