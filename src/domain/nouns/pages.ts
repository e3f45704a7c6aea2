import * as z from "zod";
import { defineNoun, drafts, optional, required, stored } from "./noun.ts";

export const pages = defineNoun({
  table: "pages",
  one: "page",
  many: "pages",
  title: "Pages",
  prefix: "PAGE",
  section: "pages",
  fields: {
    name: required({
      label: "Name",
      missing: "Name the page",
      most: 200,
      asked: "What the page is called, at most 6 words",
      example: "Checkout",
    }),
    description: optional({
      label: "Description",
      most: 8000,
      asked: "What the page is for, in 1 or 2 sentences",
      example: "Shows what is in the basket, and takes the address and the payment.",
    }),
    features: optional({
      label: "Features",
      most: 8000,
      asked: "What can be done on it, one per line",
      example: "Change how many of a thing are in the basket",
    }),
    designs_link: optional({ label: "Links to designs", most: 8000 }),
  },
  stored: {
    forms: stored(z.string().nullable(), { label: "Forms" }),
    sections: stored(z.string().nullable()),
    designs_file: stored(z.unknown()),
  },
  generate: drafts("generate-pages"),
});
export type PageInput = z.output<typeof pages.input>;

export const designFile = z.object({
  name: z.string().max(300),
  url: z.string().max(2000),
  path: z.string().max(1024),
  size: z.number().int().nonnegative().describe("In bytes"),
  uploadedAt: z.string().describe("ISO 8601 time"),
});
export type DesignFile = z.output<typeof designFile>;

/** Stored design files as a list: null is none, and a lone record counts as a list of one. */
export function readDesignFiles(stored: unknown): DesignFile[] {
  const list = Array.isArray(stored) ? stored : stored ? [stored] : [];
  return list.flatMap((item) => designFile.safeParse(item).data ?? []);
}
