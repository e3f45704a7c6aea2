import * as z from "zod";
import { nouns } from "#domain/nouns/all.ts";
import type { RiskInput } from "#domain/nouns/risks.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { defineFunction } from "./function.ts";
import { rewriteRows } from "./rewrite-rows.ts";
import { runGeneration } from "./run-generation.ts";

export const generateRisksFunction = defineFunction(nouns.risks.generate, async ({ input, ...context }) => {
  const { projectId: project_id, instruction, rowIds } = input;
  if (rowIds) {
    const rewritten = await rewriteRows(context, "risks", { ...input, rowIds });
    return { ...rewritten, risks: [] };
  }
  const run = { project_id, instruction, name: nouns.risks.generate.name, question: askRisks };
  const kept = (risks: RiskInput[]) => ({ rows: { risks }, answer: risks });
  const { answer, ...ended } = await runGeneration(context, { ...run, kept });
  return { ...ended, risks: z.array(nouns.risks.input).parse(answer) };
});
