import { productName } from "#web/lib/page-title.ts";

/** What the product looks like in the pictures that previews of links show, by the names of `public/pictures`. */
const shown = {
  workspace: "the specification workspace",
  document: "a specification as one document",
  trace: "how requirements are linked",
  share: "sharing a document by a link",
  "guide/start": "the start of a specification",
  "guide/drafted": "a drafted specification",
  "guide/coverage": "what is said and what is assumed",
  "guide/wording": "findings on wording",
  "guide/completeness": "the items of a standard",
  "guide/palette": "finding a requirement",
  "guide/export": "the formats of an export",
  "guide/import": "what becomes of a file",
  "guide/compare": "two versions compared",
} as const;

export type Preview = { words: string; shows: keyof typeof shown };

const start: Preview = { words: "From an idea to a specification you can build from", shows: "workspace" };

/** Of each public page, by its address: the words over the picture, and what of the product it shows. `scripts/site-icons.ts` makes them. */
export const previews: Readonly<Record<string, Preview>> = {
  "/": start,
  "/features": { words: "From who wants it to what could go wrong", shows: "trace" },
  "/how-it-works": { words: "Answer, read, correct, hand over", shows: "document" },
  "/enterprise": { words: "On your own servers, with your own model", shows: "guide/completeness" },
  "/pricing": { words: "Begin free, pay when it is a team’s work", shows: "guide/export" },
  "/rules": { words: "What a requirement is held to, and why", shows: "guide/wording" },
  "/docs": { words: "How it works, page by page", shows: "guide/palette" },
  "/blog": { words: "News from the workshop", shows: "guide/drafted" },
  "/about": { words: "About us", shows: "guide/coverage" },
  "/careers": { words: "Help people say what they mean", shows: "guide/compare" },
  "/contact": { words: "Write to us", shows: "share" },
  "/privacy": { words: "Privacy", shows: "guide/import" },
  "/terms": { words: "Terms", shows: "guide/start" },
  "/cookies": { words: "Cookies", shows: "document" },
};

/** The picture of a page, with what stands for it; the pages of the documentation have one together. */
export function previewOf(path: string): { file: string; alt: string } {
  const address = path.startsWith("/docs/") ? "/docs" : path;
  const { words, shows } = previews[address] ?? start;
  return { file: `/pictures/previews/${address.slice(1) || "start"}.jpg`, alt: `${words}: ${shown[shows]}, in ${productName}` };
}
