import { type UseMutationOptions, useIsMutating, useMutation, useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { generationsQuery, isUnderway } from "#web/queries/generations.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { StopDraft } from "./stop-draft.tsx";
import { UndoDraft } from "./undo-draft.tsx";

type Generation<Result> = UseMutationOptions<Result, Error, void> & { mutationKey?: readonly unknown[] };

/** Starts a draft; while it runs, here or begun elsewhere or before the screen was left, it waits. */
export function GenerateButton<Result>({
  generation,
  label,
  disabled = false,
  ...rest
}: Omit<ButtonProps, "onClick" | "loading"> & { generation: Generation<Result>; label: string }) {
  const { mutate } = useMutation(generation);
  const { project } = useWorkspace();
  const { data: underway = false } = useQuery({
    ...generationsQuery(project.id),
    select: (runs) => runs.some((run) => run.function === generation.mutationKey?.[0] && isUnderway(run)),
  });
  const running = useIsRunning(generation) || underway;
  return (
    <>
      <Button loading={running} disabled={disabled || running} onClick={() => mutate()} {...rest}>
        {running ? null : <Sparkles aria-hidden />}
        {running ? "Generating..." : label}
      </Button>
      <StopDraft generation={generation} size={rest.size} />
      {running ? null : <UndoDraft name={generation.mutationKey?.[0]} size={rest.size} />}
    </>
  );
}

export function useIsRunning({ mutationKey = [] }: { mutationKey?: readonly unknown[] }) {
  return useIsMutating({ mutationKey }) > 0;
}
