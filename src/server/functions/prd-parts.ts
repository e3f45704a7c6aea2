import type { Project } from "#data/projects.ts";
import { saveSpecification } from "#data/specifications.ts";
import { Failure } from "#domain/failure.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import { currentVersion } from "#domain/projects.ts";
import { generateOverview, generatePricing, generateScope } from "#domain/specifications.ts";
import { draftRows } from "./draft-rows.ts";
import type { FunctionContext, ServerFunction } from "./function.ts";
import { generateFeatureFunction } from "./generate-feature.ts";
import { generateOverviewFunction } from "./generate-overview.ts";
import { generatePricingFunction } from "./generate-pricing.ts";
import { generateRisksFunction } from "./generate-risks.ts";
import { generateScopeFunction } from "./generate-scope.ts";

type Part = { name: string; draft(context: FunctionContext, project: Project): Promise<unknown> };

const run = (drafting: ServerFunction, context: FunctionContext, { id }: Project) => drafting.run({ projectId: id }, context);

const drafters: Partial<Record<Noun, ServerFunction>> = {
  ...draftRows,
  features: generateFeatureFunction,
  risks: generateRisksFunction,
};

/** Rows are stored by the function that drafts them. */
function partOf(noun: Noun, drafting: ServerFunction): Part {
  return { name: nouns[noun].title.toLowerCase(), draft: (context, project) => run(drafting, context, project) };
}

const written = (text: string | null | undefined) => (text?.trim() ? text : undefined);

type Words = Parameters<typeof saveSpecification>[1]["words"];

/** The project is open to its team while it is drafted: what they write meanwhile stays. */
function save({ db }: FunctionContext, project: Project, words: Words) {
  return saveSpecification(db, { project_id: project.id, version: currentVersion(project), words });
}

/** Everything a specification is drafted of, each part from what the ones before it wrote. */
export const prdParts: readonly Part[] = [
  {
    name: "overview",
    draft: async (context, project) => {
      const { overview } = generateOverview.output.parse(await run(generateOverviewFunction, context, project));
      await save(context, project, (stored) => ({ project_overview: written(stored?.project_overview) ?? overview }));
    },
  },
  {
    name: "scope",
    draft: async (context, project) => {
      const { scope } = generateScope.output.parse(await run(generateScopeFunction, context, project));
      await save(context, project, (stored) => ({ project_scope: written(stored?.project_scope) ?? scope }));
    },
  },
  {
    name: "pricing",
    draft: async (context, project) => {
      const { pricing, error } = generatePricing.output.parse(await run(generatePricingFunction, context, project));
      if (pricing === undefined)
        throw new Failure("unavailable", error ?? "The pricing could not be drafted. Generate it again.");
      await save(context, project, (stored) => ({ pricing_details: written(stored?.pricing_details) ?? pricing }));
    },
  },
  ...allNouns.flatMap((noun) => {
    const drafting = drafters[noun];
    return drafting ? [partOf(noun, drafting)] : [];
  }),
];
