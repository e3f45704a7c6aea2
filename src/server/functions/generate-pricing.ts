import * as z from "zod";
import { Failure } from "#domain/failure.ts";
import { generatePricing } from "#domain/specifications.ts";
import { askPricing } from "#server/prompts/pricing.ts";
import { defineFunction } from "./function.ts";
import { runGeneration } from "./run-generation.ts";

/** The documents want this one to answer with its failure; only a refusal of access keeps its status. */
export const generatePricingFunction = defineFunction(generatePricing, async ({ input, ...context }) => {
  try {
    const { projectId: project_id, instruction, saves } = input;
    const run = { project_id, instruction, name: generatePricing.name, question: askPricing };
    const { answer, ...ended } = await runGeneration(context, {
      ...run,
      kept: (text) => ({ answer: text, ...(saves ? { texts: { pricing_details: text } } : {}) }),
    });
    return { ...ended, success: true, pricing: z.string().parse(answer) };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === "not_found" || error.kind === "forbidden") throw error;
    return { success: false, error: error.message };
  }
});
