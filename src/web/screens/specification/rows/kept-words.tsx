import { draftKey, useHasWords } from "#web/lib/drafts.ts";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** What the drafts of a list's rows are called. */
export const draftNouns = {
  pages: "page",
  sections: "section",
  features: "feature",
  user_classes: "user_class",
  user_stories: "user_story",
  security_measures: "security_measure",
  test_cases: "test_case",
  external_interfaces: "external_interface",
  quality_requirements: "quality_requirement",
} as const;

type DraftNoun = (typeof draftNouns)[keyof typeof draftNouns];

/** Says on a row that words wait in its form; `also` are forms of what belongs to the row. */
export function KeptWords({ noun, id, also = [] }: { noun: DraftNoun; id: string; also?: readonly (readonly string[])[] }) {
  const { place } = useWorkspace();
  const keys = [[noun, id], ...also].map((parts) => draftKey(place.user_id, place.project_id, ...parts));
  return useHasWords(keys) ? <UnsavedBadge /> : null;
}
