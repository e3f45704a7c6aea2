import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type BusinessModelInput, readBusinessModel, storedBusinessModel } from "#domain/business-model.ts";
import { Failure } from "#domain/failure.ts";
import { generatePricing } from "#domain/specifications.ts";
import { type Draft, draftKey, keepDraft, readDraft } from "#web/lib/drafts.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { dropSaved, type Typed } from "#web/lib/typed.ts";
import { oneAtATime, storeWords } from "./specification-words.ts";
import { type SpecificationPlace, specificationQuery } from "./specifications.ts";
import { draftText, stoppedOr } from "./text-drafts.ts";

const draftShape = z
  .object({ business_model_type: z.string(), business_model: z.string(), pricing_details: z.string() })
  .partial();

export const businessModelDraft = ({ user_id, project_id, version }: SpecificationPlace): Draft<Typed<BusinessModelInput>> => ({
  key: draftKey(user_id, project_id, version, "business_model"),
  shape: draftShape,
});

const replacedShape = z.string();

/** The pricing that a generated one took the place of. */
export const replacedPricing = ({ user_id, project_id, version }: SpecificationPlace): Draft<string> => ({
  key: draftKey(user_id, project_id, version, "replaced_pricing"),
  shape: replacedShape,
});

async function store(place: SpecificationPlace, words: BusinessModelInput) {
  await storeWords(place, storedBusinessModel(words));
  dropSaved(businessModelDraft(place), words);
}

export const saveBusinessModelMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: async (words: BusinessModelInput) => {
      await store(place, words);
      keepDraft(replacedPricing(place), null);
    },
    scope: oneAtATime(place),
    meta: {
      toast: "business_model.saved",
      failure: "business_model.save_failed",
      refreshes: [["specifications", place.project_id]],
    },
  });

/** Saves the whole record because a type was chosen. */
export const saveBusinessModelTypeMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationFn: (words: BusinessModelInput) => store(place, words),
    scope: oneAtATime(place),
    meta: {
      toast: "business_model.type_saved",
      failure: "business_model.type_failed",
      refreshes: [["specifications", place.project_id]],
    },
  });

const notSaved = "pricing_not_saved";

/** The drafted pricing fills its field, then is saved; where that fails it stays on screen. */
export const generatePricingMutation = (place: SpecificationPlace) =>
  mutationOptions({
    mutationKey: ["generate-pricing", place.project_id],
    mutationFn: async () => {
      const pricing = await draftText({
        key: ["generate-pricing", place.project_id],
        contract: generatePricing,
        input: { projectId: place.project_id },
        ...fillingPricing(place),
        textOf: ({ pricing, error }) => {
          if (!pricing) throw new Failure("unavailable", error ?? "No pricing was drafted.");
          return pricing;
        },
      });
      await storeWords(place, { pricing_details: pricing }).catch((cause: unknown) => {
        throw new Failure("unavailable", "The drafted pricing could not be saved.", { code: notSaved, cause });
      });
      dropSaved(businessModelDraft(place), { pricing_details: pricing });
    },
    meta: {
      toast: "pricing.generated",
      failure: (error) =>
        error instanceof Failure && error.code === notSaved ? "pricing.save_failed" : stoppedOr("pricing.generate_failed")(error),
      refreshes: [["specifications", place.project_id], ["generations"]],
    },
  });

/** Puts a drafted pricing into its field, or what stood there back. */
function fillingPricing(place: SpecificationPlace) {
  const draft = businessModelDraft(place);
  const typed = readDraft(draft)?.pricing_details;
  const earlier = readDraft(replacedPricing(place));
  const before = typed ?? readBusinessModel(queryClient.getQueryData(specificationQuery(place).queryKey) ?? null).pricing_details;
  return {
    show: (pricing: string) => {
      keepDraft(draft, { ...readDraft(draft), pricing_details: pricing });
      keepDraft(replacedPricing(place), before.trim() && before !== pricing ? before : null);
    },
    takeBack: () => {
      const { pricing_details: _drafted, ...others } = readDraft(draft) ?? {};
      const left = typed === undefined ? others : { ...others, pricing_details: typed };
      keepDraft(draft, Object.keys(left).length > 0 ? left : null);
      keepDraft(replacedPricing(place), earlier);
    },
  };
}
