import { mutationOptions } from "@tanstack/react-query";
import * as z from "zod";
import { type BusinessModelInput, readBusinessModel, storedBusinessModel } from "#domain/business-model.ts";
import { Failure } from "#domain/failure.ts";
import { overtakenFailure } from "#domain/revisions.ts";
import { generatePricing } from "#domain/specifications.ts";
import { dropSaved, typeInto, untype } from "#web/editing/typed.ts";
import { keepUnsaved, readUnsaved, type Unsaved, unsavedKey } from "#web/editing/unsaved.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { type Asking, sayNotes } from "./draft-notes.ts";
import { unlessOvertaken } from "./overtaken.ts";
import { oneAtATime, type Revised, readSpecification, storeWords } from "./specification-words.ts";
import { type SpecificationKey, specificationQuery } from "./specifications.ts";
import { draftText, stoppedOr } from "./text-drafts.ts";
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
      refreshes: [["specifications", place.project_id]],
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
      refreshes: [["specifications", place.project_id]],
    },
  });

const notSaved = "pricing_not_saved";

/** The drafted pricing fills its field, then is saved; where that fails it stays on screen. */
export const generatePricingMutation = (place: SpecificationKey) =>
  mutationOptions({
    mutationKey: ["generate-pricing", place.project_id],
    mutationFn: async (asking: Asking | undefined) => {
      const before = storedPricing(place);
      const { text: pricing, ...told } = await draftText({
        key: ["generate-pricing", place.project_id],
        contract: generatePricing,
        input: { projectId: place.project_id, instruction: asking?.instruction },
        ...fillingPricing(place),
        textOf: ({ pricing, error }) => {
          if (!pricing) throw new Failure("unavailable", error ?? "No pricing was drafted.");
          return pricing;
        },
      });
      const { revision } = await saveOverKnown(place, before, pricing).catch((cause: unknown) => {
        throw new Failure("unavailable", "The drafted pricing could not be saved.", { code: notSaved, cause });
      });
      const saved = { pricing_details: pricing };
      dropSaved(unsavedBusinessModel(place), saved, { values: saved, revision });
      sayNotes(place.project_id, told);
    },
    meta: {
      toast: "pricing.generated",
      failure: (error) =>
        error instanceof Failure && error.code === notSaved ? "pricing.save_failed" : stoppedOr("pricing.generate_failed")(error),
      refreshes: [["specifications", place.project_id], ["generations"]],
    },
  });

function storedPricing(place: SpecificationKey) {
  return readBusinessModel(queryClient.getQueryData(specificationQuery(place).queryKey) ?? null).pricing_details;
}

/** Whoever wrote another pricing meanwhile is not written over: the drafted one stays in its field, to be saved by hand. */
async function saveOverKnown(place: SpecificationKey, known: string, pricing: string) {
  const now = await readSpecification(place);
  if ((now?.pricing_details ?? "") !== known) throw overtakenFailure();
  return storeWords(place, { words: { pricing_details: pricing }, revision: now?.revision ?? null });
}

/** Puts a drafted pricing into its field, or what stood there back. */
function fillingPricing(place: SpecificationKey) {
  const unsaved = unsavedBusinessModel(place);
  const typed = readUnsaved(unsaved)?.typed.pricing_details;
  const earlier = readUnsaved(replacedPricing(place));
  const row = queryClient.getQueryData(specificationQuery(place).queryKey) ?? null;
  const stored = { values: readBusinessModel(row), revision: row?.revision ?? null };
  const before = typed ?? stored.values.pricing_details;
  return {
    show: (pricing: string) => {
      typeInto(unsaved, stored, { pricing_details: pricing });
      keepUnsaved(replacedPricing(place), before.trim() && before !== pricing ? before : null);
    },
    takeBack: () => {
      if (typed === undefined) untype(unsaved, "pricing_details");
      else typeInto(unsaved, stored, { pricing_details: typed });
      keepUnsaved(replacedPricing(place), earlier);
    },
  };
}
