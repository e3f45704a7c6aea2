import { analyzeWebsiteFunction } from "./analyze-website.ts";
import { askQuestionsFunction } from "./ask-questions.ts";
import { byName } from "./by-name.ts";
import { draftEverythingFunction } from "./draft-everything.ts";
import { draftRows } from "./draft-rows.ts";
import { generateFeatureFunction } from "./generate-feature.ts";
import { generateFullPrdFunction } from "./generate-full-prd.ts";
import { generateOverviewFunction } from "./generate-overview.ts";
import { generatePricingFunction } from "./generate-pricing.ts";
import { generateProductPerspectiveFunction } from "./generate-product-perspective.ts";
import { generateReferencesFunction } from "./generate-references.ts";
import { generateRisksFunction } from "./generate-risks.ts";
import { generateScopeFunction } from "./generate-scope.ts";
import { startSampleFunction } from "./start-sample.ts";

/**
 * Those that draft. Loaded once somebody does: with them comes all that is known of languages, which takes a process most of a second,
 * in which nobody is answered, and a third of its memory.
 */
export const draftingFunctions = byName([
  analyzeWebsiteFunction,
  askQuestionsFunction,
  draftEverythingFunction,
  generateFeatureFunction,
  generateFullPrdFunction,
  generateOverviewFunction,
  generatePricingFunction,
  generateProductPerspectiveFunction,
  generateReferencesFunction,
  generateRisksFunction,
  generateScopeFunction,
  startSampleFunction,
  ...Object.values(draftRows),
]);
