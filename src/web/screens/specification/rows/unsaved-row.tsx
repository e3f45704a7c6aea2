import { unsavedKey, useHasUnsaved } from "#web/editing/unsaved.ts";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** What a list's rows are called where words for them are kept. */
export const unsavedNouns = {
  pages: "page",
  sections: "section",
  features: "feature",
  risks: "risk",
  user_classes: "user_class",
  user_stories: "user_story",
  security_measures: "security_measure",
  test_cases: "test_case",
  external_interfaces: "external_interface",
  quality_requirements: "quality_requirement",
} as const;

type UnsavedNoun = (typeof unsavedNouns)[keyof typeof unsavedNouns];

/** Says on a row that words wait in its form; `also` are forms of what belongs to the row. */
export function UnsavedRow({ noun, id, also = [] }: { noun: UnsavedNoun; id: string; also?: readonly (readonly string[])[] }) {
  const { place } = useWorkspace();
  const keys = [[noun, id], ...also].map((parts) => unsavedKey(place.user_id, place.project_id, ...parts));
  return useHasUnsaved(keys) ? <UnsavedBadge /> : null;
}
