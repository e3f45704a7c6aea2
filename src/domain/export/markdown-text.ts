import { cleaned } from "#domain/document/clean.ts";

const ADDRESS = /((?:https?:\/\/|www\.)\S+)/i;
const INTRAWORD = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Words on one line. */
export function oneLine(text: string): string {
  return cleaned(text).replace(/\s+/g, " ").trim();
}

/** Plain words as one line of Markdown that renders to exactly them, wherever in a line they stand, pipes of tables included. */
export function inline(text: string): string {
  return oneLine(text)
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 && escaped(part) === part ? part : unlinked(escaped(part))))
    .join("");
}

function escaped(text: string): string {
  return text
    .replace(/[\\`*[\]|~]/g, "\\$&")
    .replace(INTRAWORD, "\\_")
    .replace(/&(?=#|\p{L})/gu, "&amp;")
    .replaceAll("<", "&lt;");
}

/** Addresses would become links that swallow the escapes after them. */
function unlinked(text: string): string {
  return text.replace(/:\/\//g, "\\://").replace(/www\./gi, (found) => found.replace(".", "\\."));
}

/** As `inline`, and safe as the first words of a block. */
export function line(text: string): string {
  return inline(text)
    .replace(/^[#+\-=:>]/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2");
}

/** As `inline`, and safe as the end of a heading. */
export function heading(text: string): string {
  return unlinked(escaped(oneLine(text))).replace(/(?<!#)#+$/, (marks) => "\\#".repeat(marks.length));
}

/** The anchors GitHub gives to headings, in their order: unique in the document. */
export function createAnchors(): (text: string) => string {
  const taken = new Map<string, number>();
  return (text) => {
    const slug = oneLine(text)
      .toLowerCase()
      .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, "")
      .replaceAll(" ", "-");
    let anchor = slug;
    while (taken.has(anchor)) {
      const next = (taken.get(slug) ?? 0) + 1;
      taken.set(slug, next);
      anchor = `${slug}-${next}`;
    }
    taken.set(anchor, 0);
    return anchor;
  };
}
