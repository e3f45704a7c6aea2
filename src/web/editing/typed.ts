import { useState } from "react";
import { isSame } from "#domain/merge.ts";
import { announce } from "#web/lib/toast-store.ts";
import { useLeaveCheck } from "./leave-check.ts";
import { keepUnsaved, readUnsaved, type Unsaved, useUnsaved } from "./unsaved.ts";

/** The fields that were changed by hand and not saved. */
export type Typed<Values> = { [Field in keyof Values]?: Values[Field] | undefined };

/**
 * What was typed lies over what is stored, field by field, until it is saved; `base` is what stood in the typed fields when
 * they were first changed.
 */
export function useTyped<Values extends object>(unsaved: Unsaved<Typed<Values>>, stored: Values) {
  const kept = useUnsaved(unsaved);
  const begun = useUnsaved(begunOf(unsaved));
  const [restored] = useState(() => readUnsaved(unsaved) !== null);
  const isChanged = () => differing(stored, readUnsaved(unsaved) ?? {}) !== null;
  useLeaveCheck(isChanged);
  return {
    values: over(stored, kept),
    base: over(stored, begun),
    changed: differing(stored, kept ?? {}) !== null,
    restored,
    change: (how: Typed<Values> | ((values: Values) => Typed<Values>)) =>
      typeInto(unsaved, stored, typeof how === "function" ? how(over(stored, readUnsaved(unsaved))) : how),
    discard: () => discardTyped(unsaved),
  };
}

function discardTyped<Values extends object>(unsaved: Unsaved<Typed<Values>>) {
  const [typed, begun] = [readUnsaved(unsaved), readUnsaved(begunOf(unsaved))];
  keepTyped(unsaved, null);
  const run = () => keepTyped(unsaved, typed, begun ?? {});
  if (typed) announce("words.discarded", {}, undefined, { label: "Undo", undoes: true, run });
}

/** Keeps what was typed, and what stood there before where a field is typed into for the first time. */
export function typeInto<Values extends object>(unsaved: Unsaved<Typed<Values>>, stored: Values, typed: Typed<Values>) {
  const begun = { ...pick(stored, typed), ...readUnsaved(begunOf(unsaved)) };
  keepTyped(unsaved, differing(stored, { ...readUnsaved(unsaved), ...typed }), begun);
}

/** Forgets the fields that are saved now; what was typed into them while the save was under way stays, measured by what is stored. */
export function dropSaved<Values extends object>(unsaved: Unsaved<Typed<Values>>, submitted: Typed<Values>, stored = submitted) {
  const typed = readUnsaved(unsaved);
  if (!typed) return;
  const newer = Object.entries(typed).filter(
    ([field, value]) => !Object.hasOwn(submitted, field) || !isSame(value, Reflect.get(submitted, field)),
  );
  const begun = { ...readUnsaved(begunOf(unsaved)), ...pick(stored, submitted) };
  keepTyped(unsaved, newer.length > 0 ? fieldsOf<Values>(newer) : null, begun);
}

/** The fields of a form that say something else than when it was begun. */
export function changedIn<Values extends object>(base: Values, mine: Values): Typed<Values> {
  return differing<Values>(base, mine) ?? {};
}

/** Takes fields back out of what was typed. */
export function untype<Values extends object>(unsaved: Unsaved<Typed<Values>>, field: keyof Values) {
  const { [field]: _typed, ...others } = readUnsaved(unsaved) ?? {};
  keepTyped(unsaved, Object.keys(others).length > 0 ? fieldsOf<Values>(Object.entries(others)) : null);
}

function keepTyped<Values extends object>(
  unsaved: Unsaved<Typed<Values>>,
  typed: Typed<Values> | null,
  begun: Typed<Values> = readUnsaved(begunOf(unsaved)) ?? {},
) {
  keepUnsaved(unsaved, typed);
  keepUnsaved(begunOf(unsaved), typed && pick(begun, typed));
}

/** What the typed fields held when they were first changed, kept beside them. */
function begunOf<Values>({ key, shape }: Unsaved<Typed<Values>>): Unsaved<Typed<Values>> {
  return { key: `${key}:begun`, shape };
}

/** What is kept is read from JSON, which holds no undefined; the types cannot say so. */
function over<Values extends object>(stored: Values, typed: Typed<Values> | null) {
  return { ...stored, ...typed } as Values;
}

/** The typed fields that say something else than they are known to, or null. */
function differing<Values extends object>(known: Typed<Values>, typed: Typed<Values>): Typed<Values> | null {
  const entries = Object.entries(typed).filter(([field, value]) => !isSame(value, Reflect.get(known, field)));
  return entries.length > 0 ? fieldsOf<Values>(entries) : null;
}

function pick<Values extends object>(values: Typed<Values>, fields: Typed<Values>): Typed<Values> {
  return fieldsOf<Values>(Object.entries(values).filter(([field]) => Object.hasOwn(fields, field)));
}

/** The entries come from fields of the same values; `Object.fromEntries` cannot say so. */
function fieldsOf<Values extends object>(entries: [string, unknown][]) {
  return Object.fromEntries(entries) as Typed<Values>;
}
