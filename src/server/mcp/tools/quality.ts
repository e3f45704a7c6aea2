import * as z from "zod";
import { readQualityWithKey } from "#data/quality.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { toldQuality } from "#domain/quality/told-findings.ts";
import { defineTool } from "#server/mcp/tool.ts";

const MOST = 500;

export const quality = defineTool({
  name: "quality",
  title: "What the wording lacks",
  description:
    "Findings of the rules on wording, by kind: which words, why, and a fix where the meaning stays. What people keep on purpose is counted only; `informing` adds what does not count. Answers `next` where there are more.",
  input: z.object({
    kind: z.enum(allNouns as [Noun, ...Noun[]]).optional(),
    informing: z.boolean().default(false),
    from: z.int().min(0).default(0),
    most: z.int().min(1).max(MOST).default(100),
  }),
  output: {
    rows: z.number(),
    clean: z.number(),
    kept: z.number(),
    findings: z.array(
      z.object({
        cite: z.string(),
        field: z.string(),
        rule: z.string(),
        counts: z.boolean(),
        quote: z.string(),
        why: z.string(),
        fix: z.string().optional(),
      }),
    ),
    total: z.number(),
    next: z.number().optional(),
  },
  run: async ({ kind, informing, from, most }, { db, by, opened }) => {
    const told = toldQuality(opened.content, await readQualityWithKey(db, by));
    const asked = told.findings.filter(({ noun, scored }) => (kind === undefined || noun === kind) && (scored || informing));
    const open = asked.filter(({ kept }) => kept === undefined);
    return {
      rows: told.rows,
      clean: told.clean,
      kept: asked.length - open.length,
      findings: open.slice(from, from + most).map(({ cite, field, rule, scored, quote, why, fix }) => ({
        cite,
        field,
        rule,
        counts: scored,
        quote,
        why,
        ...(fix === undefined ? {} : { fix }),
      })),
      total: open.length,
      ...(open.length > from + most ? { next: from + most } : {}),
    };
  },
});
