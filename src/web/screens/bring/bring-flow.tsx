import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { type Bringing, bringingOf } from "#domain/bring/bringing.ts";
import { nothingStanding } from "#domain/bring/standing.ts";
import { useLeaveCheck } from "#web/editing/leave-check.ts";
import { paths } from "#web/lib/paths.ts";
import { bringMutation, readFileMutation } from "#web/queries/imports.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Card, CardBody } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import { ChooseFile, type ReadFile } from "./choose-file.tsx";
import { ChosenPieces } from "./chosen-pieces.tsx";
import { PreviewOf } from "./preview.tsx";
import { useChoosing } from "./use-choosing.ts";
import { settingsKey, usePreview } from "./use-preview.ts";

/** Where a file goes: a project, or a new one of an organization. */
export type Destination = { project_id: string } | { organization_id: string };

/** A file is chosen, looked at and brought in; nothing is stored before the last step. */
export function BringFlow({ to }: { to: Destination }) {
  const read = useMutation(readFileMutation("project_id" in to ? to.project_id : null));
  return read.data ? (
    <Looked key={read.submittedAt} file={read.data} to={to} onAnother={read.reset} />
  ) : (
    <ChooseFile read={read} />
  );
}

function Looked({ file, to, onAnother }: { file: ReadFile; to: Destination; onAnother: () => void }) {
  const navigate = useNavigate();
  const standing = file.standing ?? nothingStanding;
  const preview = usePreview({ source: file.source, standing });
  const choosing = useChoosing();
  const bring = useMutation(bringMutation);
  const { project } = preview.reading;
  const [name, setName] = useState(project.name ?? file.name.replace(/\.[^.]+$/, ""));
  useLeaveCheck(() => preview.hasDecisions && !bring.isPending && !bring.isSuccess);
  const taken = preview.matched.filter(({ match }) => !preview.out.has(match.row.key));
  const settings = preview.out.has(settingsKey) ? null : preview.settings.taken;
  const pieces = taken.filter(({ match }) => match.is !== "same" && match.row.kind !== "source").length;
  const writes = pieces + (settings ? preview.settings.said.length : 0);
  const place: Bringing["place"] =
    "project_id" in to
      ? to
      : { ...to, ...project, name: name.trim(), type: project.type ?? null, description: project.description ?? null };
  const submit = () =>
    bring.mutate(
      bringingOf({
        name: file.name,
        place,
        rows: taken,
        standing,
        settings,
        kept: preview.kept,
        newId: () => crypto.randomUUID(),
      }),
      {
        onSuccess: ({ project_id }) => navigate(paths.specification(project_id)),
      },
    );
  const isNamed = "project_id" in to || name.trim() !== "";
  const isEmpty = writes === 0 && preview.kept === "";
  return (
    <div className="grid gap-6">
      {"project_id" in to ? null : (
        <Card>
          <CardBody>
            <Field label="Project name" required error={isNamed ? undefined : "Name the project"}>
              <Input maxLength={200} value={name} onChange={(event) => setName(event.target.value)} />
            </Field>
          </CardBody>
        </Card>
      )}
      {preview.matched.length === 0 && preview.settings.said.length === 0 ? (
        <EmptyState title="This file contains no text" text="Choose another file, or bring it in another format." />
      ) : (
        <PreviewOf preview={preview} choosing={choosing} />
      )}
      <div
        data-bottom-bar="tall"
        className="sticky bottom-(--bottom-room,0px) z-10 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-xl sm:border sm:shadow-float"
      >
        <ChosenPieces preview={preview} choosing={choosing} />
        <p role="status" className="min-w-0 grow basis-52 text-muted">
          <span className="wrap-anywhere">{file.name}</span>: {summary(writes, preview.kept !== "")}
        </p>
        <Button disabled={bring.isPending} onClick={onAnother}>
          Choose another file
        </Button>
        <Button variant="primary" disabled={!isNamed || isEmpty} loading={bring.isPending} onClick={submit}>
          {"project_id" in to ? "Import into this project" : "Create the project"}
        </Button>
      </div>
    </div>
  );
}

function summary(writes: number, keeps: boolean): string {
  const rows = writes === 1 ? "1 piece will be saved" : `${writes} pieces will be saved`;
  if (writes === 0) return keeps ? "all of it becomes source text." : "nothing in it is new.";
  return keeps ? `${rows}, the rest becomes source text.` : `${rows}.`;
}
