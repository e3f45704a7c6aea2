import { useIsMutating, useMutation } from "@tanstack/react-query";
import { BookOpen, Play, RotateCcw, Undo2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { draftingPart } from "#domain/drafting-parts.ts";
import { generationLabel } from "#domain/generation-labels.ts";
import { nouns } from "#domain/nouns/all.ts";
import { paths } from "#web/lib/paths.ts";
import { bringLeftOutMutation } from "#web/queries/draft-notes.ts";
import { type DraftingRun, draftEverythingMutation, undoDraftingMutation } from "#web/queries/drafting-runs.ts";
import type { Project } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardBody, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { LookFirst } from "./look-first.tsx";
import { PartRow } from "./part-row.tsx";
import { RunInstruction } from "./run-instruction.tsx";

type Props = {
  project: Project;
  run: DraftingRun;
  canEdit: boolean;
  goOn: (asked: { runId: string; parts?: string[]; addsToAll?: boolean }) => void;
};

/** How a run ended: what was drafted, what stays open, and where to look first. */
export function RunEnd({ project, run, canEdit, goOn }: Props) {
  const isGoingOn = useIsMutating({ mutationKey: draftEverythingMutation(project.id).mutationKey ?? [] }) > 0;
  const drafted = run.parts.filter(({ status }) => status === "done");
  const left = run.parts.filter(({ status }) => status === "failed" || status === "waiting");
  const isCut = run.status === "stopped" || run.status === "interrupted";
  return (
    <div className="grid gap-4">
      <Card>
        <CardHeader title={headingOf(run, left.length)} description={summaryOf(run)} />
        {run.instruction ? (
          <CardBody className="pb-0">
            <RunInstruction run={run} />
          </CardBody>
        ) : null}
        <CardFooter className="mt-4">
          {canEdit && drafted.length > 0 ? <UndoRun project={project} run={run} /> : null}
          {canEdit && left.length > 0 ? (
            <Button loading={isGoingOn} onClick={() => goOn({ runId: run.id, addsToAll: run.adds_to_all })}>
              {isGoingOn ? null : isCut ? <Play aria-hidden /> : <RotateCcw aria-hidden />}
              {isCut ? "Continue" : `Try the ${counted(left.length, { one: "section", many: "sections" })} again`}
            </Button>
          ) : null}
          <Button variant="primary" asChild>
            <Link to={paths.document(project.id)}>
              <BookOpen aria-hidden />
              Read the document
            </Link>
          </Button>
        </CardFooter>
      </Card>
      {run.status === "interrupted" ? (
        <Banner tone="warning" title="The server stopped while this was being drafted">
          Finished sections are saved. {canEdit ? "Continue drafts the rest." : ""}
        </Banner>
      ) : null}
      <LookFirst project={project} run={run} />
      <Card>
        <CardHeader title="Section by section" />
        <ul aria-label="Sections" className="mt-3 divide-y border-t">
          {run.parts.map((part) => (
            <PartRow
              key={part.function}
              project_id={project.id}
              part={part}
              now={run.now}
              isOver
              action={
                canEdit && part.status === "failed" ? (
                  <Button
                    size="sm"
                    disabled={isGoingOn}
                    aria-label={`Try ${generationLabel(part.function)} again`}
                    onClick={() => goOn({ runId: run.id, parts: [part.function], addsToAll: run.adds_to_all })}
                  >
                    Try again
                  </Button>
                ) : canEdit && part.has_left_out && part.generation_id ? (
                  <BringIn project_id={project.id} id={part.generation_id} label={generationLabel(part.function)} />
                ) : undefined
              }
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Writes what a section left out because somebody had deleted it. */
function BringIn({ project_id, id, label }: { project_id: string; id: string; label: string }) {
  const bring = useMutation(bringLeftOutMutation(project_id));
  return (
    <Button
      size="sm"
      loading={bring.isPending}
      aria-label={`Bring in ${label} that were deleted`}
      onClick={() => bring.mutate({ id })}
    >
      Bring them in
    </Button>
  );
}

function UndoRun({ project, run }: Pick<Props, "project" | "run">) {
  const [asks, setAsks] = useState(false);
  const undo = useMutation(undoDraftingMutation(project.id));
  return (
    <>
      <Button variant="ghost" loading={undo.isPending} onClick={() => setAsks(true)}>
        {undo.isPending ? null : <Undo2 aria-hidden />}
        Undo everything
      </Button>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Undo everything that was drafted?"
        description="This removes all rows and texts of this draft; what was there before stays. If anything was edited since, nothing is removed."
        confirm="Undo everything"
        destructive
        pending={undo.isPending}
        onConfirm={() => undo.mutate({ id: run.id }, { onSettled: () => setAsks(false) })}
      />
    </>
  );
}

function headingOf({ status, parts }: DraftingRun, left: number): string {
  if (status === "stopped") return "Stopped. Finished sections are saved.";
  if (status === "interrupted") return "The draft was interrupted";
  if (left === parts.length) return "Nothing could be drafted";
  if (left > 0) return `Drafted, but for ${counted(left, { one: "section", many: "sections" })}`;
  return parts.every((part) => part.status === "kept") ? "Everything was written already" : "Your specification is drafted";
}

function summaryOf({ parts }: DraftingRun): string {
  const rows = parts.flatMap((part) => {
    const { list } = draftingPart(part.function) ?? {};
    return list && part.status === "done" && part.count ? [counted(part.count, nouns[list])] : [];
  });
  const texts = parts.filter(
    (part) => part.status === "done" && part.written.length > 0 && !draftingPart(part.function)?.list,
  ).length;
  const all = [...rows, ...(texts > 0 ? [counted(texts, { one: "text", many: "texts" })] : [])];
  return all.length > 0 ? `${all.join(", ")}.` : "Nothing was added to the project.";
}
