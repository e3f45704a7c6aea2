import { nouns } from "#domain/nouns/all.ts";
import { askFeature } from "#server/prompts/feature.ts";
import { askFeatures } from "#server/prompts/features.ts";
import { sha256 } from "#server/secrets/sha256.ts";
import { defineFunction } from "./function.ts";
import { rewriteRows } from "./rewrite-rows.ts";
import { runGeneration } from "./run-generation.ts";

/** With any hint one feature as wished, without one every feature the project misses. */
export const generateFeatureFunction = defineFunction(nouns.features.generate, async ({ input, ...context }) => {
  const wish = {
    page_id: input.pageId ?? null,
    section_id: input.sectionId ?? null,
    name: input.name ?? "",
    description: input.description ?? "",
  };
  const { projectId: project_id, instruction, rowIds } = input;
  if (rowIds) return rewriteRows(context, "features", { ...input, rowIds });
  const run = { project_id, instruction, name: nouns.features.generate.name };
  return Object.values(wish).some(Boolean)
    ? runGeneration(context, {
        ...run,
        asked: sha256(JSON.stringify(wish)),
        question: (brief) => askFeature(brief, wish),
        kept: (feature) => ({ rows: { features: [feature] } }),
      })
    : runGeneration(context, { ...run, question: askFeatures, kept: (features) => ({ rows: { features } }) });
});
