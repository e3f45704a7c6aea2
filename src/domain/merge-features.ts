import type { FeatureInput } from "#domain/nouns/features.ts";
import { type Merge, mergeFields, withChosen } from "./merge.ts";

/** Page and section are one choice: a section of one page does not go with another. */
const grouped = ({ page_id, section_id, ...words }: FeatureInput) => ({ ...words, place: { page_id, section_id } });
const ungrouped = ({ place, ...words }: ReturnType<typeof grouped>): FeatureInput => ({ ...words, ...place });

/** Three-way merge of a feature; the field `place` is its page and section. */
export function mergeFeatures(base: FeatureInput, mine: FeatureInput, theirs: FeatureInput): Merge<FeatureInput> {
  const { merged, contested } = mergeFields(grouped(base), grouped(mine), grouped(theirs));
  return { merged: ungrouped(merged), contested };
}

export function withChosenFeature(merged: FeatureInput, chosen: Readonly<Record<string, unknown>>): FeatureInput {
  return ungrouped(withChosen(grouped(merged), chosen));
}
