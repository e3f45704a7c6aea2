import * as z from "zod";

/** What a reader is told beside the bytes. */
export const job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("document"), name: z.string() }),
  z.object({ kind: z.literal("source"), name: z.string() }),
  z.object({ kind: z.literal("page"), address: z.string(), content_type: z.string() }),
  z.object({ kind: z.literal("sight"), address: z.string(), content_type: z.string() }),
  z.object({ kind: z.literal("sitemap") }),
]);
export type Job = z.output<typeof job>;
