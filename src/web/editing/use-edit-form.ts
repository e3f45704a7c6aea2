import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod";
import { isSame } from "#domain/merge.ts";
import type { Merging } from "./revised-save.ts";
import { type RowChange, useRowChange } from "./row-changes.ts";
import { useRevisedSave } from "./use-revised-save.ts";
import { textsOf, useUnsavedForm } from "./use-unsaved-form.ts";

type Stored = { revision: number };

export type EditForm<Values, Output, Row extends Stored> = {
  key: string;
  shape: z.ZodType<Output, Values>;
  row: Row;
  valuesOf: (row: Row) => DefaultValues<Values>;
  labels: Readonly<Record<string, string>>;
  save: (words: Output & Stored) => Promise<Row>;
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
 * A form over a stored row. `submit` saves from the revision the edit began from; draw `conflict` in a `ConflictDialog`. What
 * is typed stays as it is while the row changes beneath it.
 */
export function useEditForm<Values extends FieldValues, Output extends FieldValues, Row extends Stored>(
  edit: EditForm<Values, Output, Row>,
) {
  const { key, shape, row, valuesOf, labels, read } = edit;
  const { goOn, begun, ...kept } = useUnsavedForm(key, shape, valuesOf(row), row.revision);
  const news = useRowChange(key.split(":").at(-1) ?? "");
  const wordsOf = (values: unknown) => shape.safeParse(values).data ?? asWords<Output>(values);
  const saving = useRevisedSave<Output, Row>({
    save: (words, revision) => edit.save({ ...words, revision: revision ?? row.revision }),
    read: async () => {
      const now = await read();
      return now && { values: wordsOf(valuesOf(now)), revision: now.revision };
    },
    addAgain: edit.addAgain,
    who: news?.who,
    merge: edit.merge,
    choose: edit.choose,
    labelOf: (field) => labels[field] ?? field,
    textOf: edit.textOf,
    check: (words) => problemsIn(shape, words),
  });
  const submit = kept.form.handleSubmit((mine) => {
    const submitted = textsOf(kept.form.getValues());
    const base = wordsOf(begun.values);
    if (edit.onUnchanged && isSame(mine, base)) {
      kept.drop();
      return edit.onUnchanged();
    }
    saving.save({
      base,
      mine,
      known: { values: base, revision: begun.revision },
      onSaved: (saved) => {
        goOn(valuesOf(saved), saved.revision, submitted);
        edit.onSaved?.(saved);
      },
      onAddedAgain: () => {
        kept.drop();
        edit.onAddedAgain?.();
      },
    });
  });
  const isOvertaken = kept.hasWords && (news?.isGone || row.revision > (begun.revision ?? 0));
  const meanwhile = isOvertaken ? sayMeanwhile(news) : null;
  return { ...kept, meanwhile, submit, pending: saving.pending, failure: saving.failure, conflict: saving.conflict };
}

function sayMeanwhile(news: RowChange | undefined) {
  const who = news?.who ?? "Somebody else";
  if (news?.isGone) return `${who} deleted this meanwhile. Your words are still here: save, and you can add them again.`;
  return `${who} changed this meanwhile. Where you both wrote something you choose when you save.`;
}

function problemsIn(shape: z.ZodType, words: unknown): Record<string, string> {
  const issues = shape.safeParse(words).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}

/** A stored row that its own shape refuses is compared as it stands. */
function asWords<Output>(values: unknown) {
  return values as Output;
}
