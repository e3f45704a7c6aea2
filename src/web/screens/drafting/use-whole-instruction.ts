import * as z from "zod";
import { instructionLength } from "#domain/instruction.ts";
import { freeText } from "#domain/text.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useUnsavedForm } from "#web/editing/use-unsaved-form.ts";
import { useSignedInUser } from "#web/queries/session.ts";

const shape = z.object({ instruction: freeText(instructionLength) });

/** The form of an instruction for every section, kept until a run was begun with it. */
export function useWholeInstruction(project_id: string) {
  return useUnsavedForm({ key: useInstructionKey(project_id), shape, start: { instruction: "" } });
}

/** Where those words are kept. */
export function useInstructionKey(project_id: string): string {
  return unsavedKey(useSignedInUser().id, project_id, "instruction", "draft-everything");
}
