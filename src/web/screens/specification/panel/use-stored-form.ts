import { type MutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type * as z from "zod";
import { createSaveLane, type SaveLane } from "#web/editing/save-lane.ts";
import { changedIn, dropSaved, type Typed, useTyped } from "#web/editing/typed.ts";
import type { Unsaved } from "#web/editing/unsaved.ts";
import { useRevisedSave } from "#web/editing/use-revised-save.ts";
import { type Revised, readSpecification, type StoredSpecification } from "#web/queries/specification-words.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

export type StoredWords<Words> = {
  unsaved: Unsaved<Typed<Words>>;
  stored: StoredSpecification | null;
  /** The words of this form in the specification's row. */
  read: (row: StoredSpecification | null) => Words;
  shape: z.ZodType;
  labels: Readonly<Record<string, string>>;
};

/** A form over words of the specification's own row: what is typed lies over what is stored until it is saved. */
export function useStoredForm<Words extends object>(given: StoredWords<Words>) {
  const saved = given.read(given.stored);
  const typed = useTyped(given.unsaved, saved);
  const [lane] = useState(() => createSaveLane<Words, StoredSpecification>(standingIn(given.read)));
  return { ...given, ...typed, saved, lane, problems: given.shape.safeParse(typed.values).error?.issues ?? [] };
}

function standingIn<Words>(read: (row: StoredSpecification | null) => Words) {
  return (row: StoredSpecification | null) => ({ values: read(row), revision: row?.revision ?? null });
}

type Saving<Words> = MutationOptions<StoredSpecification, Error, Revised<Words>, unknown>;
type Form<Words extends object> = StoredWords<Words> & { base: Words; lane: SaveLane<Words, StoredSpecification> };

/** A way to save such a form; draw its `conflict` in a `ConflictDialog`. */
export function useStoredSave<Words extends object>(form: Form<Words>, saving: Saving<Words>) {
  const { place } = useWorkspace();
  const { unsaved, stored, read, shape, labels, base, lane } = form;
  const { mutateAsync } = useMutation(saving);
  const standingOf = standingIn(read);
  const { pending, failure, conflict, save } = useRevisedSave<Words, StoredSpecification>({
    lane,
    save: (words, revision) => mutateAsync({ words, revision }),
    read: async () => standingOf(await readSpecification(place)),
    labelOf: (field) => labels[field] ?? field,
    check: (words) => {
      const issues = shape.safeParse(words).error?.issues ?? [];
      return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
    },
  });
  return {
    pending,
    failure,
    conflict,
    save: (mine: Words) =>
      save({
        base,
        mine,
        known: standingOf(stored),
        onSaved: (row) => dropSaved(unsaved, changedIn(base, mine), read(row)),
        onAddedAgain: () => undefined,
      }),
  };
}
