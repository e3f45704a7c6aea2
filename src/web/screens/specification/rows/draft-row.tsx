import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { draftingPart } from "#domain/drafting-parts.ts";
import { generationLabel, writtenList } from "#domain/generation-labels.ts";
import { builtInProvider } from "#domain/generations.ts";
import { asMoment } from "#web/lib/dates.ts";
import { bringLeftOutMutation } from "#web/queries/draft-notes.ts";
import { type Generation, undoGenerationMutation, useCanBeUndone } from "#web/queries/generations.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { DraftEntries } from "#workspace/drafts/draft-entries.tsx";
import { DraftText } from "#workspace/drafts/draft-text.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

const statuses = {
  running: { tone: "accent", label: "Being written" },
  succeeded: { tone: "success", label: "Written" },
  failed: { tone: "danger", label: "Failed" },
  undone: { tone: "neutral", label: "Undone" },
} as const;

/** One run: what it wrote, who asked, who answered, what it took and how it ended. */
export function DraftRow({ run }: { run: Generation }) {
  const { project, canEdit } = useWorkspace();
  const nameOf = usePersonNames(project.id);
  const canBeUndone = useCanBeUndone(project.id, { enabled: canEdit });
  const undo = useMutation(undoGenerationMutation(project.id));
  const bring = useMutation(bringLeftOutMutation(project.id));
  const { tone, label } = statuses[run.status];
  const name = generationLabel(run.function);
  const list = writtenList(run.function);
  const who = run.created_by ? nameOf(run.created_by) : "Somebody who has left";
  return (
    <li className="grid gap-1 px-5 py-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p className="font-medium">{name}</p>
        <Badge tone={tone}>{label}</Badge>
        {run.row_count && list ? (
          <span className="text-muted">
            {run.row_count} {run.row_count === 1 ? "entry" : "entries"}
          </span>
        ) : null}
        {canEdit && canBeUndone(run) ? (
          <Button
            size="sm"
            className="ml-auto"
            loading={undo.isPending}
            aria-label={`Undo ${name}`}
            onClick={() => undo.mutate({ id: run.id })}
          >
            {undo.isPending ? null : <Undo2 aria-hidden />}
            Undo
          </Button>
        ) : null}
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        {[who, asMoment(run.created_at), drafterOf(run), tokensOf(run), durationOf(run)].filter(Boolean).join(" · ")}
      </p>
      {run.instruction ? (
        <p className="border-l-2 pl-2 text-xs whitespace-pre-wrap wrap-anywhere" dir="auto">
          {run.instruction}
        </p>
      ) : null}
      {run.notes.map((note) => (
        <p key={note} className="text-xs wrap-anywhere text-muted">
          {note}
        </p>
      ))}
      {canEdit && run.has_left_out && run.status === "succeeded" ? (
        <Button size="sm" className="justify-self-start" loading={bring.isPending} onClick={() => bring.mutate({ id: run.id })}>
          Bring them in
        </Button>
      ) : null}
      {run.error ? <p className="text-xs wrap-anywhere text-danger-ink">{run.error}</p> : null}
      {run.status === "succeeded" && run.row_count && list ? <DraftEntries id={run.id} list={list} name={name} /> : null}
      {run.status === "succeeded" && draftingPart(run.function)?.texts ? <DraftText id={run.id} name={name} /> : null}
    </li>
  );
}

function drafterOf({ provider, model }: Generation) {
  if (provider === builtInProvider) return "Built-in drafter";
  return model ? `${provider}, ${model}` : provider;
}

function tokensOf({ input_tokens, output_tokens }: Generation) {
  if (input_tokens === null && output_tokens === null) return "";
  const count = (tokens: number | null) => (tokens ?? 0).toLocaleString("en");
  return `${count(input_tokens)} tokens read, ${count(output_tokens)} written`;
}

function durationOf({ created_at, finished_at }: Generation) {
  if (!finished_at) return "";
  const seconds = Math.max(0, Date.parse(finished_at) - Date.parse(created_at)) / 1000;
  return seconds < 1 ? "under a second" : `${Math.round(seconds)} s`;
}
