import * as z from "zod";
import { businessModelTypes } from "./catalog/specification-options.ts";
import { longTextLength } from "./specifications.ts";
import { freeText } from "./text.ts";

/** The business-model record of a specification. Nothing is required; an empty type is stored as null. */
export const businessModelInput = z.object({
  business_model_type: freeText(100).describe("One of the business model types"),
  business_model: freeText(longTextLength).describe("Who pays, for what, and why"),
  pricing_details: freeText(longTextLength).describe("Plans, prices and the rules of billing"),
});
export type BusinessModelInput = z.output<typeof businessModelInput>;

type Stored = { [Field in keyof BusinessModelInput]: string | null };

export function readBusinessModel(row: Stored | null): BusinessModelInput {
  return {
    business_model_type: row?.business_model_type ?? "",
    business_model: row?.business_model ?? "",
    pricing_details: row?.pricing_details ?? "",
  };
}

export function storedBusinessModel(words: BusinessModelInput): Stored {
  return { ...words, business_model_type: words.business_model_type || null };
}

/** What people read for a stored type; one that is in no list is shown as it is, without underscores. */
export function businessModelTypeLabel(type: string): string {
  return businessModelTypes.find(({ value }) => value === type)?.label ?? type.replaceAll("_", " ");
}
