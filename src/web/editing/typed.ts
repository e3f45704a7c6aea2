import { useState } from "react";
import * as z from "zod";
import { isSame } from "#domain/merge.ts";
import { announce } from "#web/lib/toast-store.ts";
import { useLeaveCheck } from "./leave-check.ts";
import type { Stored } from "./revised-save.ts";
import { keepUnsaved, readUnsaved, type Unsaved, useUnsaved } from "./unsaved.ts";

/** The fields that were changed by hand and not saved. */
export type Typed<Values> = { [Field in keyof Values]?: Values[Field] | undefined };

/** `base` is what the typed fields held when they were first changed, and the others last; `revision` the row's at the first change. */
type Kept<Values> = { typed: Typed<Values>; base: Typed<Values>; revision: number | null };

/** Where the typed words of a form are kept. */
export type UnsavedWords<Values> = Unsaved<Kept<Values>>;

/** The shape typed words are read back with, by that of the fields. */
export function wordsShape<Values>(fields: z.ZodType<Typed<Values>>): z.ZodType<Kept<Values>> {
  return z.object({ typed: fields, base: fields, revision: z.number().nullable() });
}

/** What was typed lies over what is stored, field by field, until it is saved. */
export function useTyped<Values extends object>(unsaved: UnsavedWords<Values>, stored: Stored<Values>) {
  const kept = useUnsaved(unsaved);
  const [restored] = useState(() => readUnsaved(unsaved) !== null);
  const { values } = stored;
  const isChanged = (typed: Typed<Values> = {}) => !isEmpty(differing(values, typed));
  useLeaveCheck(() => isChanged(readUnsaved(unsaved)?.typed));
  return {
    values: over(values, kept?.typed),
    base: over(values, baseOf(kept)),
    changed: isChanged(kept?.typed),
    restored,
    /** Of the row when the first of what is typed was typed. */
    revision: kept ? kept.revision : stored.revision,
    change: (how: Typed<Values> | ((values: Values) => Typed<Values>)) =>
      typeInto(unsaved, stored, typeof how === "function" ? how(over(values, readUnsaved(unsaved)?.typed)) : how),
    discard: () => discardWords(unsaved, (kept) => keepUnsaved(unsaved, kept)),
  };
}

/** Forgets what was typed and offers to take that back. */
export function discardWords<Value>(unsaved: Unsaved<Value>, bringBack: (kept: Value) => void) {
  const kept = readUnsaved(unsaved);
  keepUnsaved(unsaved, null);
  if (kept !== null) announce("words.discarded", {}, undefined, { label: "Undo", undoes: true, run: () => bringBack(kept) });
}

/** Keeps what was typed, and what stood there before where a field is typed into for the first time. */
export function typeInto<Values extends object>(unsaved: UnsavedWords<Values>, stored: Stored<Values>, typed: Typed<Values>) {
  const kept = readUnsaved(unsaved);
  keepTyped(unsaved, {
    typed: differing(stored.values, { ...kept?.typed, ...typed }),
    base: { ...stored.values, ...baseOf(kept) },
    revision: (kept ?? stored).revision,
  });
}

/** Forgets the fields that are saved now; what was typed into them while the save was under way stays, measured by what is stored. */
export function dropSaved<Values extends object>(
  unsaved: UnsavedWords<Values>,
  submitted: Typed<Values>,
  { values, revision }: Stored<Typed<Values>>,
) {
  const kept = readUnsaved(unsaved);
  if (!kept) return;
  const notSubmitted = fieldsWhere(baseOf(kept), (field) => !Object.hasOwn(submitted, field));
  keepTyped(unsaved, {
    typed: differing(submitted, kept.typed),
    base: { ...kept.base, ...values, ...notSubmitted },
    revision,
  });
}

/** The fields of a form that say something else than what it began from. */
export function changedIn<Values extends object>(base: Values, mine: Values): Typed<Values> {
  return differing<Values>(base, mine);
}

/** Takes a field back out of what was typed. */
export function untype<Values extends object>(unsaved: UnsavedWords<Values>, field: keyof Values) {
  const kept = readUnsaved(unsaved);
  if (kept) keepTyped(unsaved, { ...kept, typed: fieldsWhere(kept.typed, (name) => name !== field) });
}

function keepTyped<Values extends object>(unsaved: UnsavedWords<Values>, kept: Kept<Values>) {
  keepUnsaved(unsaved, isEmpty(kept.typed) ? null : kept);
}

function baseOf<Values extends object>(kept: Kept<Values> | null): Typed<Values> {
  return kept ? fieldsWhere(kept.base, (field) => Object.hasOwn(kept.typed, field)) : {};
}

/** What is kept is read from JSON, which holds no undefined; the types cannot say so. */
function over<Values extends object>(stored: Values, typed: Typed<Values> | undefined) {
  return { ...stored, ...typed } as Values;
}

/** The typed fields that say something else than they are known to. */
function differing<Values extends object>(known: Typed<Values>, typed: Typed<Values>): Typed<Values> {
  return fieldsWhere(typed, (field, value) => !Object.hasOwn(known, field) || !isSame(value, Reflect.get(known, field)));
}

const isEmpty = (fields: object) => Object.keys(fields).length === 0;

/** The entries come from fields of the same values; `Object.fromEntries` cannot say so. */
function fieldsWhere<Values extends object>(values: Typed<Values>, holds: (field: string, value: unknown) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => holds(field, value))) as Typed<Values>;
}
