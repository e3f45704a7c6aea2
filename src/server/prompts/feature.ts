import type * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftFeature } from "#domain/drafter/features.ts";
import { Failure } from "#domain/failure.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { Question } from "#server/ai/ai.ts";
import { askedFeature, type Feature, isSameFeature, placedFeatures } from "./features.ts";
import { fenced } from "./fence.ts";
import { instructions } from "./instructions.ts";
import { pageKey, sectionKey } from "./keys.ts";
import { naming } from "./naming.ts";
import { usable } from "./reading.ts";
import { saidIn } from "./said.ts";

export type FeatureWish = { page_id: string | null; section_id: string | null; name: string; description: string };

/** One feature, as the person wished; what they left empty is up to the draft. */
export function askFeature(brief: Brief, wish: FeatureWish): Question<z.output<typeof askedFeature>, Feature> {
  const place = homeOf(brief, wish);
  const wished = `FeatureHome: ${place.key || "up to you"}\nName: ${wish.name}\nDescription: ${wish.description}`;
  const said = saidIn(brief, { of: "features", from: ["pages"] }, { more: `## The wish\n${fenced(wished, 9000)}` });
  return {
    name: "feature",
    brief,
    also: { wish },
    instructions: instructions(
      `Write one feature: the one wished for below. Keep the place and the name that the wish gives. ${naming}`,
      brief,
    ),
    get prompt() {
      return said().prompt;
    },
    shape: askedFeature,
    read: (asked) =>
      asWished(brief, wish, place, usable(nouns.features.input, placedFeatures(brief, [said().resting(asked)]))[0]),
    draft: () =>
      asWished(brief, wish, place, draftFeature(brief, { ...wish, page_id: place.page_id, section_id: place.section_id })),
  };
}

type FeatureHome = { key: string; page_id: string | null; section_id: string | null };

function homeOf({ pages }: Brief, { page_id, section_id }: FeatureWish): FeatureHome {
  if (!page_id && !section_id) return { key: "", page_id, section_id };
  for (const [at, page] of pages.entries()) {
    if (page_id && page.id !== page_id) continue;
    if (!section_id) return { key: pageKey(at), page_id: page.id, section_id };
    const index = page.sections.findIndex(({ id }) => id === section_id);
    if (index >= 0) return { key: sectionKey(at, index), page_id: page.id, section_id };
  }
  throw new Failure("not_found", "That page or section is not part of this project any more. Choose another one.");
}

function asWished(brief: Brief, wish: FeatureWish, place: FeatureHome, drafted: Feature | undefined): Feature {
  if (!drafted) throw new Failure("unavailable", "No feature could be drafted. Please try again.");
  const feature = {
    ...drafted,
    ...(place.page_id ? { page_id: place.page_id, section_id: place.section_id ?? drafted.section_id } : {}),
    name: wish.name || drafted.name,
  };
  if (feature.page_id !== drafted.page_id && !place.section_id) feature.section_id = null;
  const known = brief.features.find((row) => isSameFeature(row, feature));
  if (known)
    throw new Failure("conflict", `The project has this feature already: "${known.name}". Give the new one another name.`);
  return feature;
}
