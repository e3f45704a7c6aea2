import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { readNumber } from "#domain/cited.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { useProposalForm } from "#web/queries/proposal-form.ts";
import { problemOf } from "#web/queries/row-forms.ts";
import { type ListedRow, rowsQuery } from "#web/queries/rows.ts";
import { Field } from "#web/ui/fields/field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { RowDialog } from "#web/ui/forms/row-dialog.tsx";
import { NounFields } from "#workspace/document/noun-fields.tsx";
import { featureWords } from "#workspace/features/feature-dialog.tsx";
import { RowFormContext } from "#workspace/rows/row-fields.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** The form in which other words are proposed for the row that the address names, over whatever is shown. */
export function ProposeChangeDialog() {
  const { canEdit } = useWorkspace();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("propose") ?? "";
  const named = readNumber(asked);
  if (!named || !canEdit) return null;
  const close = () =>
    setSearch((now) => new URLSearchParams([...now].filter(([key]) => key !== "propose")), { preventScrollReset: true });
  return <Found key={asked} noun={named.table} number={named.number} reference={asked} onClose={close} />;
}

type FoundProps = { noun: Noun; number: number; reference: string; onClose: () => void };

/** A row that is deleted meanwhile stays what the words were written for. */
function Found({ noun, number, ...proposing }: FoundProps) {
  const { project } = useWorkspace();
  const { data } = useQuery(rowsQuery<Noun>(noun, project.id));
  const row = data?.find((one) => one.number === number);
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  return shown ? <Proposing noun={noun} row={shown} {...proposing} /> : null;
}

type ProposingProps = { noun: Noun; row: ListedRow<Noun>; reference: string; onClose: () => void };

function Proposing({ noun, row, reference, onClose }: ProposingProps) {
  const { place } = useWorkspace();
  const { form, ...frame } = useProposalForm({ noun, row, reference, ...place, onClose });
  return (
    <RowDialog
      {...frame}
      title={`Propose a change to ${reference}`}
      description="Each field you change becomes a separate proposal. The row does not change until somebody accepts it."
      action="Propose"
    >
      <RowFormContext value={{ noun, form, keep: frame.keep }}>
        {noun === "features" ? featureWords : <NounFields noun={noun} />}
      </RowFormContext>
      <Field label="Why" hint="Explain the change to the person who decides on it." error={problemOf(form, "why")}>
        <Textarea rows={2} {...form.register("why")} />
      </Field>
    </RowDialog>
  );
}
