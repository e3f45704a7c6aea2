import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Rewritten } from "#domain/history.ts";
import { mostRewritten } from "#domain/instruction.ts";
import { rewriteRowsMutation } from "#web/queries/rewriting.ts";
import { type DraftedNoun, rowsQuery } from "#web/queries/rows.ts";
import { MenuItem } from "#web/ui/actions/dropdown-menu.tsx";
import { InstructionDialog } from "#workspace/drafts/instruction-dialog.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RewrittenDialog } from "./rewritten-dialog.tsx";

/** Rows that are to be drafted again; `what` says which. */
export type Chosen = { ids: string[]; what: string };

export function RewriteItem({ chosen, onSelect }: { chosen: Chosen; onSelect: () => void }) {
  const isTooMany = chosen.ids.length > mostRewritten;
  return (
    <MenuItem disabled={isTooMany} onSelect={onSelect}>
      {isTooMany ? `Draft again… (${mostRewritten} at most)` : "Draft again…"}
    </MenuItem>
  );
}

type RewriteProps = { noun: DraftedNoun; chosen: Chosen | null; onClose: () => void };

/** Asks what should be different in the chosen rows, has these, and no others, drafted again, and shows what that changed. */
export function RewriteRows({ noun, chosen, onClose }: RewriteProps) {
  const { project } = useWorkspace();
  const { mutate } = useMutation(rewriteRowsMutation(noun, project.id));
  const { data: rows = [] } = useQuery(rowsQuery<DraftedNoun>(noun, project.id));
  const [rewritten, setRewritten] = useState<readonly Rewritten[] | null>(null);

  function run({ ids, what }: Chosen, instruction: string | undefined, done: () => void) {
    mutate(
      { rowIds: ids, instruction, what },
      {
        onSuccess: (told) => {
          done();
          if (told.rewritten.length > 0) setRewritten(told.rewritten);
        },
      },
    );
  }

  return (
    <>
      {chosen ? (
        <InstructionDialog
          title={`Draft ${chosen.what} again`}
          description="Only these rows change, and they keep their numbers. You then see what changed and can put any row back."
          action="Draft again"
          examples="“shorter” or “Refunds are approved within 2 days”"
          name={`rewrite-${noun}`}
          onRun={(instruction, done) => run(chosen, instruction, done)}
          onClose={onClose}
        />
      ) : null}
      {rewritten ? <RewrittenDialog noun={noun} rewritten={rewritten} rows={rows} onClose={() => setRewritten(null)} /> : null}
    </>
  );
}
