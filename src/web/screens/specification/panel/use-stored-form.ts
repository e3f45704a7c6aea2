import { type MutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { createSaveLane, type SaveLane } from "#web/editing/save-lane.ts";
import { changedIn, dropSaved, type UnsavedWords, useTyped } from "#web/editing/typed.ts";
import { problemsIn, useRevisedSave } from "#web/editing/use-revised-save.ts";
import { type Revised, readSpecification, type StoredSpecification } from "#web/queries/specification-words.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export type StoredWords<Words> = {
  unsaved: UnsavedWords<Words>;
  stored: StoredSpecification | null;
  /** The words of this form in the specification's row. */
  read: (row: StoredSpecification | null) => Words;
  shape: z.ZodType;
  labels: Readonly<Record<string, string>>;
};

/** A form over words of the specification's own row: what is typed lies over what is stored until it is saved. */
export function useStoredForm<Words extends object>(given: StoredWords<Words>) {
  const storedOf = storedBy(given.read);
  const known = storedOf(given.stored);
  const typed = useTyped(given.unsaved, known);
  const [lane] = useState(() => createSaveLane<Words, StoredSpecification>(storedOf));
  return { ...given, ...typed, saved: known.values, lane, problems: given.shape.safeParse(typed.values).error?.issues ?? [] };
}

function storedBy<Words>(read: (row: StoredSpecification | null) => Words) {
  return (row: StoredSpecification | null) => ({ values: read(row), revision: row?.revision ?? null });
}

type Saving<Words> = MutationOptions<StoredSpecification, Error, Revised<Words>, unknown>;
type Form<Words extends object> = StoredWords<Words> & { base: Words; lane: SaveLane<Words, StoredSpecification> };

/** A way to save such a form; draw its `conflict` in a `ConflictDialog`. */
export function useStoredSave<Words extends object>(form: Form<Words>, saving: Saving<Words>) {
  const { place } = useWorkspace();
  const { unsaved, stored, read, shape, labels, base, lane } = form;
  const { mutateAsync } = useMutation(saving);
  const storedOf = storedBy(read);
  const { pending, failure, conflict, save } = useRevisedSave<Words, StoredSpecification>({
    lane,
    save: (words, revision) => mutateAsync({ words, revision }),
    read: async () => storedOf(await readSpecification(place)),
    labelOf: (field) => labels[field] ?? field,
    check: (words) => problemsIn(shape, words),
  });
  return {
    pending,
    failure,
    conflict,
    save: (mine: Words, onSaved: () => void = () => undefined) =>
      save({
        base,
        mine,
        known: storedOf(stored),
        onSaved: (row) => {
          dropSaved(unsaved, changedIn(base, mine), storedOf(row));
          onSaved();
        },
        onAddedAgain: () => undefined,
      }),
  };
}
