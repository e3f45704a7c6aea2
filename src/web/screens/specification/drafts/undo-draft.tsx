import { useMutation, useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { type Generation, generationsQuery, undoGenerationMutation, useCanBeUndone } from "#web/queries/generations.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const RECENT = 60 * 60_000;

/** Takes the last draft of its kind back, for an hour and while that is possible; after that it is found among the drafts. */
export function UndoDraft({ name, size }: { name: unknown; size?: ButtonProps["size"] }) {
  const { project, canEdit } = useWorkspace();
  const { data: run } = useQuery({
    ...generationsQuery(project.id),
    enabled: canEdit,
    select: (runs) => lastOf(runs, name),
  });
  const canBeUndone = useCanBeUndone(project.id, { enabled: run !== undefined });
  const undo = useMutation(undoGenerationMutation(project.id));
  if (!run || !canBeUndone(run)) return null;
  return (
    <Button variant="ghost" size={size} loading={undo.isPending} onClick={() => undo.mutate({ id: run.id })}>
      {undo.isPending ? null : <Undo2 aria-hidden />}
      Undo draft
    </Button>
  );
}

function lastOf(runs: readonly Generation[], name: unknown): Generation | undefined {
  const last = runs.find((run) => run.function === name && run.status === "succeeded" && run.row_count);
  return last && Date.now() - Date.parse(last.created_at) < RECENT ? last : undefined;
}
