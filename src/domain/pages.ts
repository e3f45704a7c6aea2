import * as z from "zod";
import { defineContract } from "./contract.ts";
import { optionalText, requiredText } from "./text.ts";

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

export const pageNameInput = z.object({ name: requiredText("Name the page", 200).describe("What the page is called") });
export type PageNameInput = z.output<typeof pageNameInput>;

export const pageInput = pageNameInput.extend({
  description: optionalText(8000).describe("What the page is for"),
  features: optionalText(8000).describe("What can be done on it, one per line"),
  designs_link: optionalText(8000).describe("Links to its designs"),
});
export type PageInput = z.output<typeof pageInput>;

export const generatePages = defineContract({
  name: "generate-pages",
  input: z.object({ projectId: z.uuid() }),
  output: z.object({ count: z.int().nonnegative(), generationId: z.uuid() }),
});
