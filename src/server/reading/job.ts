import * as z from "zod";
import { source } from "#domain/bring/source.ts";
import { whys } from "./unreadable.ts";

/** What a reader is told beside the bytes. */
export const job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("document"), name: z.string() }),
  z.object({ kind: z.literal("source"), name: z.string() }),
  z.object({ kind: z.literal("page"), address: z.string(), content_type: z.string() }),
]);
export type Job = z.output<typeof job>;

const page = z.object({
  address: z.string(),
  title: z.string(),
  site_name: z.string(),
  description: z.string(),
  blocks: z.array(z.object({ level: z.int(), text: z.string() })),
});

export const documentAnswer = z.union([z.object({ value: z.string() }), z.object({ why: z.enum(whys) })]);
export const pageAnswer = z.union([z.object({ value: page }), z.object({ why: z.enum(whys) })]);
export const sourceAnswer = z.union([z.object({ value: source }), z.object({ why: z.enum(whys) })]);
