import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { isSame } from "#domain/merge.ts";
import type { Merging } from "./revised-save.ts";
import { type RowChange, useRowChange } from "./row-changes.ts";
import { problemsIn, useRevisedSave } from "./use-revised-save.ts";
import { useUnsavedForm } from "./use-unsaved-form.ts";

type Revised = { revision: number };

export type EditForm<Values, Output, Row extends Revised> = {
  key: string;
  shape: z.ZodType<Output, Values>;
  row: Row;
  valuesOf: (row: Row) => DefaultValues<Values>;
  labels: Readonly<Record<string, string>>;
  save: (words: Output & Revised) => Promise<Row>;
  /** The row as it is stored now, null where it is gone. */
  read: () => Promise<Row | null>;
  addAgain?: (words: Output) => Promise<unknown>;
  onSaved?: (row: Row) => void;
  onAddedAgain?: () => void;
  /** Where nothing was changed, this is done instead of a save. */
  onUnchanged?: () => void;
  textOf?: (field: string, value: unknown) => string | undefined;
  merge?: Merging<Output>;
  choose?: (merged: Output, chosen: Readonly<Record<string, unknown>>) => Output;
};

/**
 * A form over a stored row. `submit` saves over what is stored; draw `conflict` in a `ConflictDialog`. What is typed stays as it is
 * while the row changes beneath it.
 */
export function useEditForm<Values extends FieldValues, Output extends FieldValues, Row extends Revised>(
  edit: EditForm<Values, Output, Row>,
) {
  const { key, shape, row, valuesOf, labels, read } = edit;
  const { goOn, known, base, isOvertaken, ...unsaved } = useUnsavedForm({
    key,
    shape,
    start: valuesOf(row),
    revision: row.revision,
  });
  const change = useRowChange(key.split(":").at(-1) ?? "");
  const wordsOf = (values: unknown) => shape.safeParse(values).data ?? asWords<Output>(values);
  const saving = useRevisedSave<Output, Row>({
    save: (words, revision) => edit.save({ ...words, revision: revision ?? row.revision }),
    read: async () => {
      const now = await read();
      return now && { values: wordsOf(valuesOf(now)), revision: now.revision };
    },
    addAgain: edit.addAgain,
    who: change?.who,
    merge: edit.merge,
    choose: edit.choose,
    labelOf: (field) => labels[field] ?? field,
    textOf: edit.textOf,
    check: (words) => problemsIn(shape, words),
  });
  const submit = unsaved.form.handleSubmit((mine) => {
    const submitted = unsaved.form.getValues();
    const stored = { values: wordsOf(known.values), revision: known.revision };
    if (edit.onUnchanged && isSame(mine, stored.values)) {
      unsaved.drop();
      return edit.onUnchanged();
    }
    saving.save({
      base: wordsOf(base),
      mine,
      known: stored,
      onSaved: (saved) => {
        goOn(valuesOf(saved), saved.revision, submitted);
        edit.onSaved?.(saved);
      },
      onAddedAgain: () => {
        unsaved.drop();
        edit.onAddedAgain?.();
      },
    });
  });
  const meanwhile = isOvertaken || (unsaved.changed && change?.isGone) ? sayMeanwhile(change) : null;
  return { ...unsaved, meanwhile, submit, pending: saving.pending, failure: saving.failure, conflict: saving.conflict };
}

function sayMeanwhile(change: RowChange | undefined) {
  const who = change?.who ?? "Somebody else";
  if (change?.isGone) return `${who} deleted this meanwhile. Your words are still here: save, and you can add them again.`;
  return `${who} changed this meanwhile. Where you both wrote something, you choose when you save.`;
}

/** A stored row that its own shape refuses is compared as it stands. */
function asWords<Output>(values: unknown) {
  return values as Output;
}
