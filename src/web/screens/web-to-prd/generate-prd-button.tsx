import { useIsMutating, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { generateFullPrdMutation, type WebToPrd } from "#web/queries/web-to-prd.ts";
import { SplitButton } from "#web/ui/actions/split-button.tsx";
import { PrdInstructionDialog } from "./prd-instruction-dialog.tsx";

/** Makes a project of a website, as it is or with an instruction. */
export function GeneratePrdButton({ entry }: { entry: WebToPrd }) {
  const navigate = useNavigate();
  const generation = generateFullPrdMutation(entry);
  const { mutate } = useMutation(generation);
  const running = useIsMutating({ mutationKey: generation.mutationKey ?? [] }) > 0;
  const [asking, setAsking] = useState(false);

  function generate(instruction?: string, done?: () => void) {
    mutate(instruction === undefined ? undefined : { instruction }, {
      onSuccess: ({ projectId }) => {
        done?.();
        // somebody who went elsewhere meanwhile stays there
        void navigate(paths.specification(projectId));
      },
    });
  }

  return (
    <>
      <SplitButton
        variant="primary"
        running={running}
        label="Generate Full PRD"
        asking="Full PRD with an instruction…"
        onPress={() => generate()}
        onAsk={() => setAsking(true)}
      />
      {asking ? <PrdInstructionDialog entry={entry} onRun={generate} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
