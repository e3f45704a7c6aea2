import { cite } from "#domain/citation.ts";
import type { ContentPage, ContentRow, ContentSection } from "#domain/project-content.ts";
import type { DocumentInput } from "./document-input.ts";

/** Who belongs to whom, looked up once for the whole document. */
export type Trace = {
  classById: ReadonlyMap<string, ContentRow<"user_classes">>;
  storyById: ReadonlyMap<string, ContentRow<"user_stories">>;
  testsByStory: ReadonlyMap<string, ContentRow<"test_cases">[]>;
  storiesByClass: ReadonlyMap<string, ContentRow<"user_stories">[]>;
  pageById: ReadonlyMap<string, ContentPage>;
  sectionById: ReadonlyMap<string, ContentSection>;
  featuresByPage: ReadonlyMap<string, ContentRow<"features">[]>;
  featuresBySection: ReadonlyMap<string, ContentRow<"features">[]>;
  strayStories: readonly ContentRow<"user_stories">[];
  strayFeatures: readonly ContentRow<"features">[];
};

export function traceOf({ user_classes, user_stories, pages, features, test_cases }: DocumentInput): Trace {
  const classById = byId(user_classes);
  const pageById = byId(pages);
  const storyById = byId(user_stories);
  const sections = new Map(pages.flatMap((page) => page.sections.map((section) => [section.id, { page, section }] as const)));
  const pageOf = (feature: ContentRow<"features">) =>
    pageById.get(feature.page_id ?? "") ?? sections.get(feature.section_id ?? "")?.page;
  return {
    classById,
    pageById,
    sectionById: new Map([...sections].map(([id, { section }]) => [id, section])),
    storyById,
    testsByStory: Map.groupBy(test_cases, ({ user_story_id }) => user_story_id ?? ""),
    storiesByClass: Map.groupBy(user_stories, (story) => story.user_class_id),
    featuresByPage: Map.groupBy(features, (feature) => pageOf(feature)?.id ?? ""),
    featuresBySection: Map.groupBy(features, (feature) => feature.section_id ?? ""),
    strayStories: user_stories.filter((story) => !classById.has(story.user_class_id)),
    strayFeatures: features.filter((feature) => !pageOf(feature)),
  };
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

export const citeFeatures = (features: readonly ContentRow<"features">[] = []) =>
  features.map(({ number }) => cite("features", number));
export const citeStories = (stories: readonly ContentRow<"user_stories">[] = []) =>
  stories.map(({ number }) => cite("user_stories", number));
export const citeTests = (tests: readonly ContentRow<"test_cases">[] = []) =>
  tests.map(({ number }) => cite("test_cases", number));
