import * as z from "zod";
import { readQualityWithKey } from "#data/quality.ts";
import { allNouns, type Noun } from "#domain/nouns/all.ts";
import { lookApart } from "#server/looking/look-apart.ts";
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
  run: async ({ from, most, ...asked }, { db, by, opened, whose }) => {
    const chosen = await readQualityWithKey(db, by);
    const told = await lookApart("quality", { content: opened.content, chosen, from, most, ...asked }, { whose });
    return {
      rows: told.rows,
      clean: told.clean,
      kept: told.kept,
      findings: told.findings.map(({ cite, field, rule, scored, quote, why, fix }) => ({
        cite,
        field,
        rule,
        counts: scored,
        quote,
        why,
        ...(fix === undefined ? {} : { fix }),
      })),
      total: told.total,
      ...(told.total > from + most ? { next: from + most } : {}),
    };
  },
});
