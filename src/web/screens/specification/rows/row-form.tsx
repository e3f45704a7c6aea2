import type { ReactNode } from "react";
import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { useEditRowForm, useNewRowForm } from "#web/queries/row-forms.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { RowForm } from "#web/ui/forms/row-form.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { RowFormContext } from "./row-fields.tsx";

type NewProps = { noun: Noun; start?: object | undefined; action: string; onClose: () => void; children: ReactNode };

/** Adds a row where the rows stand; the fields within are laid out by the noun's panel. */
export function NewRow({ noun, start, action, onClose, children }: NewProps) {
  const { place } = useWorkspace();
  const { form, ...frame } = useNewRowForm(noun, place, { start, onClose });
  return (
    <RowForm {...frame} action={action}>
      <RowFormContext value={{ noun, form, keep: frame.keep }}>{children}</RowFormContext>
    </RowForm>
  );
}

type EditProps<Name extends Noun> = { noun: Name; row: ListedRow<Name>; onClose: () => void; children: ReactNode };

/** Changes a row where it stands. */
export function EditRow<Name extends Noun>({ noun, row, onClose, children }: EditProps<Name>) {
  const { place } = useWorkspace();
  const { form, ...frame } = useEditRowForm(noun, row, place, { onClose });
  return (
    <RowForm {...frame} reference={cite(noun, row.number)} action="Save">
      <RowFormContext value={{ noun, id: row.id, form, keep: frame.keep }}>{children}</RowFormContext>
    </RowForm>
  );
}
