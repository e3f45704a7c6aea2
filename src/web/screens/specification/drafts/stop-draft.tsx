import { useMutation } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { stopGenerationMutation } from "#web/queries/generations.ts";
import { useWritingRun } from "#web/queries/text-drafts.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** Ends a text that is being written; what came of it stays. */
export function StopDraft({
  generation,
  size,
}: {
  generation: { mutationKey?: readonly unknown[] };
  size?: ButtonProps["size"];
}) {
  const { project } = useWorkspace();
  const run = useWritingRun(generation.mutationKey ?? []);
  const stop = useMutation(stopGenerationMutation(project.id));
  if (run === undefined) return null;
  return (
    <Button size={size} loading={stop.isPending} onClick={() => stop.mutate({ id: run })}>
      {stop.isPending ? null : <Square aria-hidden />}
      Stop
    </Button>
  );
}
