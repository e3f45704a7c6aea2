import type { Drafted } from "#data/generations.ts";
import type { Brief } from "#domain/brief.ts";
import { type DraftedText, type DraftingPart, draftingTechnology } from "#domain/drafting-parts.ts";
import { type Noun, nouns } from "#domain/nouns/all.ts";
import {
  generateOverview,
  generatePricing,
  generateProductPerspective,
  generateReferences,
  generateScope,
} from "#domain/specifications.ts";
import type { Question } from "#server/ai/ai.ts";
import { askBusinessModel } from "#server/prompts/business-model.ts";
import { askOverview } from "#server/prompts/overview.ts";
import { askPricing } from "#server/prompts/pricing.ts";
import { askProductPerspective } from "#server/prompts/product-perspective.ts";
import { askReferences } from "#server/prompts/references.ts";
import { askScope } from "#server/prompts/scope.ts";
import { askTechnology } from "#server/prompts/technology.ts";
import type { FunctionContext } from "./function.ts";
import { rowQuestions } from "./row-questions.ts";
import { type RunOf, runGeneration } from "./run-generation.ts";

export type PartOf = NonNullable<RunOf["part_of"]>;
export type PartDrafter = (context: FunctionContext, of: PartOf) => Promise<unknown>;

const run = (name: string, of: PartOf) => ({ project_id: of.project.id, name, instruction: of.instruction, part_of: of });

/** Texts are written by the run itself, where nothing stands yet. */
function text(name: string, column: DraftedText, question: (brief: Brief) => Question<{ text: string }, string>) {
  const draft: PartDrafter = (context, of) =>
    runGeneration(context, { ...run(name, of), question, kept: (said) => ({ answer: said, texts: { [column]: said } }) });
  return [name, draft] as const;
}

function rows<Name extends keyof typeof rowQuestions & keyof Drafted & Noun, Asked>(
  noun: Name,
  question: (brief: Brief) => Question<Asked, NonNullable<Drafted[Name]>>,
) {
  const { name } = nouns[noun].generate;
  const draft: PartDrafter = (context, of) =>
    runGeneration(context, { ...run(name, of), question, kept: (drafted) => ({ rows: { [noun]: drafted } }) });
  return [name, draft] as const;
}

const technology: PartDrafter = (context, of) =>
  runGeneration(context, {
    ...run(draftingTechnology, of),
    question: askTechnology,
    kept: (texts) => ({ answer: Object.values(texts).join("\n") || null, texts }),
  });

/** Who drafts a part of a run over all sections, by the part's name. */
export const partDrafters: ReadonlyMap<DraftingPart["name"], PartDrafter> = new Map([
  rows("user_classes", rowQuestions.user_classes),
  rows("pages", rowQuestions.pages),
  rows("user_stories", rowQuestions.user_stories),
  rows("features", rowQuestions.features),
  text(generateOverview.name, "project_overview", askOverview),
  text(generateScope.name, "project_scope", askScope),
  text(generateProductPerspective.name, "product_perspective", askProductPerspective),
  text(generateReferences.name, "references_list", askReferences),
  [draftingTechnology, technology],
  rows("risks", rowQuestions.risks),
  rows("assumptions", rowQuestions.assumptions),
  rows("glossary_terms", rowQuestions.glossary_terms),
  rows("security_measures", rowQuestions.security_measures),
  rows("external_interfaces", rowQuestions.external_interfaces),
  rows("quality_requirements", rowQuestions.quality_requirements),
  rows("test_cases", rowQuestions.test_cases),
  text("generate-business-model", "business_model", askBusinessModel),
  text(generatePricing.name, "pricing_details", askPricing),
]);
