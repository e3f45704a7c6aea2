import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type BusinessModelInput, readBusinessModel, storedBusinessModel } from "#domain/business-model.ts";
import { Failure } from "#domain/failure.ts";
import { generatePricing } from "#domain/specifications.ts";
import { typeInto, untype } from "#web/editing/typed.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { type DraftedField, draftTextMutation } from "./drafted-texts.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { besideStored, oneAtATime, type Revised, storeWords } from "./specification-words.ts";
import { type SpecificationKey, specificationQuery } from "./specifications.ts";
import { unsavedSection } from "./unsaved-section.ts";

export const unsavedBusinessModel = unsavedSection<BusinessModelInput>(
  "business_model",
  z.object({ business_model_type: z.string(), business_model: z.string(), pricing_details: z.string() }).partial(),
);

const replacedShape = z.string();

/** The pricing that a generated one took the place of. */
export const replacedPricing = ({ user_id, project_id, version }: SpecificationKey): Unsaved<string> => ({
  key: unsavedKey(user_id, project_id, version, "replaced_pricing"),
  shape: replacedShape,
});

function store(place: SpecificationKey, { words, revision }: Revised<BusinessModelInput>) {
  return storeWords(place, { words: storedBusinessModel(words), revision });
}

export const saveBusinessModelMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: async (given: Revised<BusinessModelInput>) => {
      const saved = await store(place, given);
      keepUnsaved(replacedPricing(place), null);
      return saved;
    },
    scope: oneAtATime(place),
    meta: {
      toast: "business_model.saved",
      failure: unlessOvertaken("business_model.save_failed"),
      refreshes: besideStored(place),
    },
  });

/** Saves the whole record because a type was chosen. */
export const saveBusinessModelTypeMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationFn: (given: Revised<BusinessModelInput>) => store(place, given),
    scope: oneAtATime(place),
    meta: {
      toast: "business_model.type_saved",
      failure: unlessOvertaken("business_model.type_failed"),
      refreshes: besideStored(place),
    },
  });

/** The pricing as it is drafted. */
export function pricingField(place: SpecificationKey): DraftedField {
  const kept = unsavedBusinessModel(place);
  const row = () => queryClient.getQueryData(specificationQuery(place).queryKey) ?? null;
  const stored = () => readBusinessModel(row());
  return {
    column: "pricing_details",
    place,
    stored: () => stored().pricing_details,
    typed: () => readUnsaved(kept)?.typed.pricing_details,
    type: (pricing_details) => typeInto(kept, { values: stored(), revision: row()?.revision ?? null }, { pricing_details }),
    untype: () => untype(kept, "pricing_details"),
    keepReplaced: (text) => keepUnsaved(replacedPricing(place), text ?? null),
  };
}

export const generatePricingMutation = (place: SpecificationKey) =>
  draftTextMutation(pricingField(place), {
    contract: generatePricing,
    textOf: ({ pricing, error }) => {
      if (!pricing) throw new Failure("unavailable", error ?? "No pricing was drafted.");
      return pricing;
    },
    toast: "pricing.generated",
    failure: "pricing.generate_failed",
  });
