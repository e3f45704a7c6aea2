import { type UseMutationOptions, useIsMutating, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Asking } from "#web/queries/draft-notes.ts";
import { generationsQuery, isUnderway } from "#web/queries/generations.ts";
import type { ButtonProps } from "#web/ui/actions/button.tsx";
import { SplitButton } from "#web/ui/actions/split-button.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { InstructionDialog } from "./instruction-dialog.tsx";
import { ofList, ofText, ofThisDraft } from "./instruction-words.ts";
import { StopDraft } from "./stop-draft.tsx";
import { UndoDraft } from "./undo-draft.tsx";

type Generation<Result> = UseMutationOptions<Result, Error, Asking | undefined> & { mutationKey?: readonly unknown[] };

/** Starts a draft, as it is or with an instruction; while it runs, here or begun elsewhere or before the screen was left, it waits. */
export function GenerateButton<Result>({
  generation,
  label,
  disabled = false,
  isText = false,
  onDone,
  ...rest
}: Omit<ButtonProps, "onClick" | "loading"> & {
  generation: Generation<Result>;
  label: string;
  /** Of a text, which has no rows that could be chosen. */
  isText?: boolean;
  onDone?: () => void;
}) {
  const { mutate } = useMutation(generation);
  const [asking, setAsking] = useState(false);
  const { project } = useWorkspace();
  const name = String(generation.mutationKey?.[0] ?? "");
  const { data: underway = false } = useQuery({
    ...generationsQuery(project.id),
    select: (runs) => runs.some((run) => run.function === name && isUnderway(run)),
  });
  const running = useIsRunning(generation) || underway;
  return (
    <>
      <SplitButton
        running={running}
        label={label}
        asking={`${whatOf(label)} with an instruction…`}
        disabled={disabled}
        onPress={() => mutate(undefined, { onSuccess: () => onDone?.() })}
        onAsk={() => setAsking(true)}
        {...rest}
      />
      <StopDraft generation={generation} size={rest.size} />
      {running ? null : <UndoDraft name={name} size={rest.size} />}
      {asking ? (
        <InstructionDialog
          title={`${whatOf(label)} with an instruction`}
          description={`${ofThisDraft} ${isText ? ofText : ofList}`}
          action="Generate"
          name={name}
          onRun={(instruction, done) =>
            mutate(
              { instruction },
              {
                onSuccess: () => {
                  done();
                  onDone?.();
                },
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}

/** Of the texts that are to the letter, what is drafted. */
function whatOf(label: string) {
  return label === "Generate with AI" ? "Draft" : label.replace(/^Generate /, "");
}

export function useIsRunning({ mutationKey = [] }: { mutationKey?: readonly unknown[] }) {
  return useIsMutating({ mutationKey }) > 0;
}
