import MiniSearch from "minisearch";
import { escapePattern } from "#domain/escape-pattern.ts";
import { docOf, plainWords } from "./doc.ts";
import { type DocPlace, longestDocsQuery } from "./doc-places.ts";
import type { FoundInDocs, Run } from "./found-in-docs.ts";

/** A part of a page as it is found: where it stands, and what it says. */
export type DocPart = { address: string; shelf: string; page: string; title: string; text: string };
export type FindInDocs = (query: string) => FoundInDocs[];

const MOST_FOUND = 20;
const MOST_TERMS = 8;
/** In characters: how much of a text is shown, and how much of it before the first word that is marked. */
const EXCERPT = 220;
const BEFORE = 60;

/** The parts of a page, one for each of its headings. */
export function docParts({ address, shelf, title: page }: DocPlace, markdown: string): DocPart[] {
  return docOf(markdown).sections.map(({ id, title, nodes }) => ({
    address: id === "" ? address : `${address}#${id}`,
    shelf: shelf.title,
    page,
    title,
    text: plainWords({ type: "section", children: nodes }),
  }));
}

/** The search over all parts: best first, each word or its beginning, with a slip of a letter in longer ones. */
export function createDocsSearch(parts: readonly DocPart[]): FindInDocs {
  const index = new MiniSearch<DocPart>({ idField: "address", fields: ["title", "page", "text"] });
  index.addAll(parts);
  const known = new Map(parts.map((part) => [part.address, part]));
  return (query) => {
    const asked = query.slice(0, longestDocsQuery).split(/\s+/).filter(Boolean).slice(0, MOST_TERMS).join(" ");
    const options = {
      boost: { title: 3, page: 2 },
      prefix: (term: string) => term.length > 2,
      fuzzy: (term: string) => (term.length > 5 ? 1 : false),
    };
    const all = index.search(asked, { ...options, combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(asked, options);
    return found.slice(0, MOST_FOUND).flatMap(({ id, terms }) => {
      const part = known.get(id);
      return part ? [shown(part, terms)] : [];
    });
  };
}

function shown({ address, shelf, page, title, text }: DocPart, terms: readonly string[]): FoundInDocs {
  const words = terms.map(escapePattern);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const first = text.search(pattern);
  const from = first > BEFORE ? text.lastIndexOf(" ", first - BEFORE) + 1 : 0;
  const to = from + EXCERPT >= text.length ? text.length : text.lastIndexOf(" ", from + EXCERPT);
  const cut = `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
  const name = title === page ? page : `${page}: ${title}`;
  return { address, shelf, title: runs(name, pattern), excerpt: runs(cut, pattern) };
}

function runs(text: string, pattern: RegExp): Run[] {
  const made: Run[] = [];
  let at = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    if (index > at) made.push({ text: text.slice(at, index), marked: false });
    made.push({ text: word, marked: true });
    at = index + word.length;
  }
  if (at < text.length) made.push({ text: text.slice(at), marked: false });
  return made;
}
