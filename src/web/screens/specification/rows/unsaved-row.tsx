import type { Noun } from "#domain/nouns/all.ts";
import { unsavedKey, useHasUnsaved } from "#web/editing/unsaved.ts";
import { rowWord } from "#web/lib/noun-words.ts";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Says on a row that words wait in its form; `also` are forms of what belongs to the row. */
export function UnsavedRow({ noun, id, also = [] }: { noun: Noun; id: string; also?: readonly (readonly string[])[] }) {
  const { place } = useWorkspace();
  const keys = [[rowWord(noun), id], ...also].map((parts) => unsavedKey(place.user_id, place.project_id, ...parts));
  return useHasUnsaved(keys) ? <UnsavedBadge /> : null;
}
