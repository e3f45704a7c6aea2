import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { draftFeatures } from "#domain/drafter/features.ts";
import { citingStories } from "#domain/drafter/serving.ts";
import { isNearDuplicate, SAME_NAME } from "#domain/drafter/similarity.ts";
import { wishedRows } from "#domain/drafter/wish/wished.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { FeatureInput } from "#domain/nouns/features.ts";
import type { SourceUnit } from "#domain/source-units/units.ts";
import type { Resting } from "#domain/sources.ts";
import type { Question } from "#server/ai/ai.ts";
import { further, furtherTask } from "./further.ts";
import { instructions } from "./instructions.ts";
import { pageKey, sectionKey, storyKey } from "./keys.ts";
import { namedIds, naming } from "./naming.ts";
import { usable } from "./reading.ts";
import { saidIn } from "./said.ts";

export const askedFeature = z.object({
  place: z.string().describe("The key of the section or page it is on, such as P1.S2 or P3; empty where it is on none"),
  name: z.string().describe("A short title, at most 8 words"),
  description: z
    .string()
    .describe("What the system shall do, under which conditions, and what happens when it fails, in 2 to 5 sentences"),
  serves: namedIds.describe("The keys of the user stories it is built for, such as U2; none where there is none"),
  rests_on: namedIds,
});
export type Feature = Resting<FeatureInput>;
const shape = z.object({ features: z.array(askedFeature) });

const task = `List the features that are missing: 1 to 3 for each section of each page, most important first, 40 at most. ${naming}`;

export function askFeatures(brief: Brief, missing?: readonly SourceUnit[]): Question<z.output<typeof shape>, Feature[]> {
  const said = saidIn(brief, { of: "features", from: ["pages"] }, { missing });
  return {
    name: "features",
    brief,
    instructions: instructions(missing ? `${task} ${furtherTask}` : task, brief),
    get prompt() {
      return said().prompt;
    },
    shape,
    read: ({ features }) => added(brief, usable(nouns.features.input, placedFeatures(brief, features.map(said().resting)))),
    draft: () => wishedRows(added(brief, draftFeatures(brief)), brief.instruction, "features"),
    further: further({ noun: "features", brief, said, ask: askFeatures }),
  };
}

/** A model's features with the ids of the places, and the numbers of the stories, that it named by key. */
export function placedFeatures(
  brief: Brief,
  features: readonly Resting<Omit<z.output<typeof askedFeature>, "rests_on">>[],
): Feature[] {
  const places = new Map<string, { page_id: string; section_id: string | null }>();
  brief.pages.forEach((page, at) => {
    places.set(pageKey(at), { page_id: page.id, section_id: null });
    page.sections.forEach((section, index) => {
      places.set(sectionKey(at, index), { page_id: page.id, section_id: section.id });
    });
  });
  const nowhere = { page_id: null, section_id: null };
  return features.map(({ place, serves, ...feature }) => {
    const keys = serves.map((key) => key.trim().toUpperCase());
    const served = brief.user_stories.filter((_, at) => keys.includes(storyKey(at)));
    const description = citingStories(feature.description.trim(), served);
    return { ...(places.get(place.trim().toUpperCase()) ?? nowhere), ...feature, description };
  });
}

function added(brief: Brief, drafted: readonly Feature[]): Feature[] {
  const seen: { name: string; section_id?: string | null | undefined; page_id?: string | null | undefined }[] = [
    ...brief.features,
  ];
  return drafted.filter((row) => {
    const repeats = seen.some((known) => isSameFeature(known, row));
    if (!repeats) seen.push(row);
    return !repeats;
  });
}

type Placed = { name: string; page_id?: string | null | undefined; section_id?: string | null | undefined };

/** The same words anywhere, or much the same ones at the same place. */
export function isSameFeature(one: Placed, other: Placed): boolean {
  const together = (one.section_id ?? null) === (other.section_id ?? null) && (one.page_id ?? null) === (other.page_id ?? null);
  return isNearDuplicate(one.name, other.name, together ? SAME_NAME : 0.99);
}
