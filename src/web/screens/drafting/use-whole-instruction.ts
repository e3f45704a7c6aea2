import { unsavedKey } from "#web/editing/unsaved.ts";
import { useInstructionForm } from "#web/editing/use-instruction.ts";
import { useSignedInUser } from "#web/queries/session.ts";

/** The form of an instruction for every section, kept until a run was begun with it. */
export function useWholeInstruction(project_id: string) {
  return useInstructionForm(useInstructionKey(project_id));
}

/** Where those words are kept. */
export function useInstructionKey(project_id: string): string {
  return unsavedKey(useSignedInUser().id, project_id, "instruction", "draft-everything");
}
