import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { cite } from "#domain/citation.ts";
import { allNouns, type Noun, nouns, type WordsOf } from "#domain/nouns/all.ts";
import { type Field, none } from "#domain/nouns/noun.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import { useEditRow } from "#web/editing/use-edit-row.ts";
import { useNewRow } from "#web/editing/use-new-row.ts";
import { rowWord } from "#web/lib/noun-words.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { announce } from "#web/lib/toast-store.ts";
import { isToastKey } from "#web/lib/toasts.ts";
import { addRowMutation, changeRowMutation, type ListedRow, readRow, rowsQuery } from "./rows.ts";
import { addSectionMutation } from "./sections.ts";

type Writer = { user_id: string; project_id: string };

/** The types cannot follow a noun that is a parameter into its form. */
const shapeOf = (noun: Noun, part: "input" | "words") => nouns[noun][part] as z.ZodType<FieldValues, FieldValues>;
const fieldsOf = (noun: Noun) => Object.entries<Field>(nouns[noun].fields);

/** `page_id` is the page of a section, which comes after those the page has. */
type Special = { page_id?: string; onClose: () => void };

function useAdding(noun: Noun, project_id: string, page_id: string | undefined) {
  const adding: unknown = page_id ? addSectionMutation({ project_id, page_id }) : addRowMutation<Noun>(noun, project_id);
  return useMutation(adding as UseMutationOptions<unknown, Error, FieldValues>);
}

/** The form of a row that is not there yet; `start` says what is known of it. */
export function useNewRowForm(
  noun: Noun,
  { user_id, project_id }: Writer,
  { start = {}, page_id, onClose }: Special & { start?: object | undefined },
) {
  return useNewRow({
    key: unsavedKey(user_id, project_id, rowWord(noun), ...(page_id ? [page_id] : []), "new"),
    shape: shapeOf(noun, "input"),
    start: valuesOf(noun, { page_id, ...start }),
    add: useAdding(noun, project_id, page_id),
    onInvalid: (values) => sayIncomplete(noun, values),
    onClose,
  });
}

/** What is said of a row without the texts it must have, where that is prescribed. */
function sayIncomplete(noun: Noun, values: FieldValues) {
  const toast = `${rowWord(noun)}.incomplete`;
  const isMissing = ([name, { schema }]: [string, Field]) => !String(values[name] ?? "").trim() && !schema.safeParse("").success;
  if (isToastKey(toast) && fieldsOf(noun).some(isMissing)) announce(toast);
}

/** The form of a row that is there; `labels` are those that are not the noun's. */
export function useEditRowForm<Name extends Noun>(
  noun: Name,
  row: ListedRow<Name>,
  { user_id, project_id }: Writer,
  { labels, page_id, onClose }: Special & { labels?: Readonly<Record<string, string>> },
) {
  const { id } = row;
  const change = useMutation(changeRowMutation<Noun>(noun, { project_id, id }));
  const again = useAdding(noun, project_id, page_id);
  return useEditRow({
    key: unsavedKey(user_id, project_id, rowWord(noun), id),
    shape: shapeOf(noun, "words"),
    row,
    valuesOf: (stored) => valuesOf(noun, stored),
    labels: { ...Object.fromEntries(fieldsOf(noun).map(([name, { label = name }]) => [name, label])), ...labels },
    textOf: (field, value) => textOf(noun, project_id, field, value),
    save: async (words) => ({ ...row, ...(await change.mutateAsync(words as WordsOf<Noun> & { revision: number })) }),
    read: async () => {
      const now = await readRow(noun, id);
      return now && { ...row, ...now };
    },
    addAgain: (words) => again.mutateAsync({ ...row, ...words }),
    onClose,
  });
}

/** Why a field of such a form cannot be saved as it is. */
export function problemOf({ formState }: UseFormReturn<FieldValues>, field: string): string | undefined {
  const { message } = formState.errors[field] ?? {};
  return typeof message === "string" ? message : undefined;
}

/** A row as its form holds it. */
export function valuesOf(noun: Noun, row: object): FieldValues {
  const given = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(fieldsOf(noun).map(([name, { nothing }]) => [name, given.get(name) ?? (nothing ? none : "")]));
}

/** What is chosen, in words. */
function textOf(noun: Noun, project_id: string, field: string, value: unknown): string | undefined {
  const { choices, to, nothing } = fieldsOf(noun).find(([name]) => name === field)?.[1] ?? {};
  const list = allNouns.find((other) => other === to);
  if (choices) return choices[String(value)] ?? nothing;
  if (!list) return undefined;
  const rows = queryClient.getQueryData(rowsQuery<Noun>(list, project_id).queryKey);
  return referenceChoices(list, rows, nothing).find((choice) => choice.value === (value ?? none))?.label;
}

/** The rows a reference can be to, by number and name, and none of them where that is called something. */
export function referenceChoices(to: Noun, rows: readonly { id: string; number: number; name: string }[] = [], nothing?: string) {
  const choices = rows.map(({ id, number, name }) => ({ value: id, label: `${cite(to, number)} ${name}` }));
  return nothing ? [{ value: none, label: nothing }, ...choices] : choices;
}
