import { useMutation } from "@tanstack/react-query";
import { Square } from "lucide-react";
import { type DraftingRun, stopDraftingMutation } from "#web/queries/drafting-runs.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { ProgressBar } from "#web/ui/marks/progress-bar.tsx";
import { PartRow } from "./part-row.tsx";
import { RunInstruction } from "./run-instruction.tsx";

type Props = { project: Project; run: DraftingRun; canEdit: boolean };

/** A run that is being written, section by section. */
export function RunProgress({ project, run, canEdit }: Props) {
  const stop = useMutation(stopDraftingMutation(project.id));
  const over = run.parts.filter(({ status }) => status !== "waiting" && status !== "writing").length;
  return (
    <div className="grid gap-4">
      <Card className="grid gap-3 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-base font-semibold">
            {over} of {run.parts.length} sections are done
          </p>
          {canEdit ? (
            <Button loading={stop.isPending} onClick={() => stop.mutate({ id: run.id })}>
              {stop.isPending ? null : <Square aria-hidden />}
              Stop
            </Button>
          ) : null}
        </div>
        <RunInstruction run={run} />
        <ProgressBar label="Sections that are done" value={over / Math.max(run.parts.length, 1)} />
        <p className="text-muted">
          You can leave this screen. The draft continues, and everybody in the project can follow it here.
        </p>
      </Card>
      <PartList project={project} run={run} />
    </div>
  );
}

function PartList({ project, run }: Omit<Props, "canEdit">) {
  return (
    <Card>
      <ul aria-label="Sections" className="divide-y">
        {run.parts.map((part) => (
          <PartRow key={part.function} project_id={project.id} part={part} now={run.now} />
        ))}
      </ul>
    </Card>
  );
}
