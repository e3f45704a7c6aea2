import type { Nodes, Root, RootContent, TableRow } from "mdast";
import { citationsIn } from "#domain/citations-in.ts";
import { cleaned } from "#domain/document/clean.ts";
import type { Inline } from "#domain/document/document.ts";
import { escapeHtml } from "#domain/escape-html.ts";
import { parseMarkdown } from "#domain/markdown/parse.ts";

/** Whether what is cited stands in the document, and so can be linked to. */
export type IsThere = (citation: string) => boolean;

const SAFE_LINK = /^(?:https?:\/\/|mailto:)/i;

/** Words as text or as the value of an attribute, whatever is in them. */
export function escaped(text: string): string {
  return escapeHtml(cleaned(text));
}

/** Words, what they cite being links. */
export function words(parts: readonly Inline[], isThere: IsThere): string {
  return parts.map((part) => (typeof part === "string" ? linked(part, isThere) : cited(part.cite, isThere))).join("");
}

function cited(citation: string, isThere: IsThere): string {
  return isThere(citation) ? `<a href="#${escaped(citation)}">${escaped(citation)}</a>` : escaped(citation);
}

function linked(text: string, isThere: IsThere): string {
  const found = citationsIn(text);
  const before = found.map(({ reference, start }, at) => {
    return escaped(text.slice(found[at - 1]?.end ?? 0, start)) + cited(reference, isThere);
  });
  return before.join("") + escaped(text.slice(found.at(-1)?.end ?? 0));
}

/** A user's Markdown as elements that can do nothing but be read; plain words where there is too much of it. */
export function prose(markdown: string, isThere: IsThere): string {
  const tree = parseMarkdown(cleaned(markdown).trim());
  if (tree) return all(tree, isThere);
  const parts = cleaned(markdown)
    .trim()
    .split(/\n\s*\n/);
  return parts.map((part) => `<p dir="auto">${withBreaks(escaped(part))}</p>`).join("");
}

const withBreaks = (html: string) => html.replaceAll("\n", "<br>");

function all(node: Root | Extract<Nodes, { children: unknown[] }>, isThere: IsThere): string {
  return node.children.map((child) => element(child, isThere)).join("");
}

function element(node: RootContent, isThere: IsThere): string {
  switch (node.type) {
    case "text":
      return withBreaks(linked(node.value, isThere));
    case "paragraph":
      return `<p dir="auto">${all(node, isThere)}</p>`;
    case "heading":
      return `<p class="label" dir="auto">${all(node, isThere)}</p>`;
    case "strong":
      return `<strong>${all(node, isThere)}</strong>`;
    case "emphasis":
      return `<em>${all(node, isThere)}</em>`;
    case "delete":
      return `<del>${all(node, isThere)}</del>`;
    case "break":
      return "<br>";
    case "thematicBreak":
      return "<hr>";
    case "inlineCode":
      return `<code>${escaped(node.value)}</code>`;
    case "code":
      return `<pre><code>${escaped(node.value)}</code></pre>`;
    case "blockquote":
      return `<blockquote>${all(node, isThere)}</blockquote>`;
    case "list": {
      const start = node.ordered && node.start && node.start !== 1 ? ` start="${node.start}"` : "";
      return node.ordered ? `<ol${start}>${all(node, isThere)}</ol>` : `<ul>${all(node, isThere)}</ul>`;
    }
    case "listItem":
      return `<li dir="auto">${boxOf(node.checked)}${all(node, isThere)}</li>`;
    case "table":
      return tableOf(node.children, isThere);
    case "link":
      return outside(node.url, all(node, nowhere));
    case "image":
      return outside(node.url, escaped(node.alt || node.url));
    default:
      return "value" in node ? escaped(String(node.value)) : "children" in node ? all(node, isThere) : "";
  }
}

/** What stands before an item that is to be done, or has been. */
const boxOf = (checked: boolean | null | undefined) => (typeof checked === "boolean" ? (checked ? "☑ " : "☐ ") : "");

/** A link cannot stand within another. */
const nowhere: IsThere = () => false;

function outside(url: string, html: string): string {
  return SAFE_LINK.test(url) ? `<a href="${escaped(url)}" rel="noopener noreferrer">${html}</a>` : html;
}

function tableOf([head, ...rows]: readonly TableRow[], isThere: IsThere): string {
  const cells = (row: TableRow, tag: string) =>
    row.children.map((cell) => `<${tag} dir="auto">${all(cell, isThere)}</${tag}>`).join("");
  const top = head ? `<thead><tr>${cells(head, "th")}</tr></thead>` : "";
  return `<div class="wide"><table>${top}<tbody>${rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("")}</tbody></table></div>`;
}
