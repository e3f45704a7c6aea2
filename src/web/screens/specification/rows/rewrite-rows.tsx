import { useMutation } from "@tanstack/react-query";
import { mostRewritten } from "#domain/instruction.ts";
import { rewriteRowsMutation } from "#web/queries/rewriting.ts";
import type { DraftedNoun } from "#web/queries/rows.ts";
import { MenuItem } from "#web/ui/actions/dropdown-menu.tsx";
import { InstructionDialog } from "#workspace/drafts/instruction-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Rows that are to be rewritten; `what` says which. */
export type Chosen = { ids: string[]; what: string };

export function RewriteItem({ chosen, onSelect }: { chosen: Chosen; onSelect: () => void }) {
  const isTooMany = chosen.ids.length > mostRewritten;
  return (
    <MenuItem disabled={isTooMany} onSelect={onSelect}>
      {isTooMany ? `Rewrite… (${mostRewritten} at most)` : "Rewrite…"}
    </MenuItem>
  );
}

/** Asks what should be different in the chosen rows, then has these, and no others, rewritten. */
export function RewriteDialog({ noun, chosen, onClose }: { noun: DraftedNoun; chosen: Chosen; onClose: () => void }) {
  const { project } = useWorkspace();
  const { mutate } = useMutation(rewriteRowsMutation(noun, project.id));
  return (
    <InstructionDialog
      title={`Rewrite ${chosen.what}`}
      description="They keep their numbers, all others stay as they are, and one undo takes it back. Without an instruction they are drafted anew."
      action="Rewrite"
      examples="“shorter” or “Refunds are approved within 2 days”"
      name={`rewrite-${noun}`}
      onRun={(instruction, done) => mutate({ rowIds: chosen.ids, instruction, what: chosen.what }, { onSuccess: done })}
      onClose={onClose}
    />
  );
}
