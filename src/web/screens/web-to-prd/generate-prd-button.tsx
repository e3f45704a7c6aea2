import { useIsMutating, useMutation } from "@tanstack/react-query";
import { MessageSquareText, Sparkles } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { generateFullPrdMutation, type WebToPrd } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
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
      <span className="inline-flex">
        <Button
          variant="primary"
          loading={running}
          disabled={running}
          onClick={() => generate()}
          {...(running ? {} : { className: "rounded-r-none" })}
        >
          {running ? null : <Sparkles aria-hidden />}
          {running ? "Generating..." : "Generate Full PRD"}
        </Button>
        {running ? null : (
          <IconButton
            label="Full PRD with an instruction…"
            variant="secondary"
            className="-ml-px rounded-l-none text-muted"
            onClick={() => setAsking(true)}
          >
            <MessageSquareText aria-hidden />
          </IconButton>
        )}
      </span>
      {asking ? <PrdInstructionDialog entry={entry} onRun={generate} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
