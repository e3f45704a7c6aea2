import * as z from "zod";
import { source } from "#domain/bring/source.ts";
import { foundEvidence } from "#domain/evidence/evidence.ts";
import { whys } from "./unreadable.ts";

/** What a reader may answer, which whoever asked it looks at before it is believed. */
const page = z.object({
  address: z.string(),
  title: z.string(),
  site_name: z.string(),
  description: z.string(),
  blocks: z.array(z.object({ level: z.int(), text: z.string() })).readonly(),
});

const link = z.object({ address: z.string(), text: z.string(), region: z.enum(["main", "header", "nav", "footer", "aside"]) });
const sight = z.object({
  page,
  links: z.array(link),
  /** Whether there is next to nothing to read, but scripts that may make it. */
  needs_scripts: z.boolean(),
  evidence: z.array(foundEvidence),
});
export type SeenPage = z.output<typeof sight>;
const sitemap = z.object({ pages: z.array(z.string()), sitemaps: z.array(z.string()) });

export const documentAnswer = z.union([z.object({ value: z.string() }), z.object({ why: z.enum(whys) })]);
export const pageAnswer = z.union([z.object({ value: page }), z.object({ why: z.enum(whys) })]);
export const sourceAnswer = z.union([z.object({ value: source }), z.object({ why: z.enum(whys) })]);
export const sightAnswer = z.union([z.object({ value: sight }), z.object({ why: z.enum(whys) })]);
export const sitemapAnswer = z.union([z.object({ value: sitemap }), z.object({ why: z.enum(whys) })]);
