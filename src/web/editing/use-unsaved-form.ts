import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import * as z from "zod";
import { discardWords, dropSaved, type Typed, typeInto, type UnsavedWords, useTyped, wordsShape } from "./typed.ts";
import { claimUnsaved, keepUnsaved, readUnsaved } from "./unsaved.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const texts = z.record(z.string(), text);
const textWords = wordsShape<FieldValues>(texts);

const stays = (kept: boolean) => ({
  keepDirtyValues: kept,
  keepErrors: kept,
  keepTouched: kept,
  keepIsSubmitted: kept,
  keepSubmitCount: kept,
  keepFieldsRef: kept,
});

type UnsavedForm<Values extends FieldValues, Output> = {
  key: string;
  shape: z.ZodType<Output, Values>;
  start: DefaultValues<Values>;
  revision?: number | null;
  /** How what was typed is read back where it is more than texts. */
  words?: UnsavedWords<Values>["shape"];
  mode?: "onSubmit" | "onTouched";
};

/**
 * A form over what is stored that begins with what was typed before and not saved. Give `keep` to the form's `onChange`, call `drop`
 * once it is saved or given up; `restored` says that it began with kept words, `clear` goes back to what is stored, and `discard`
 * does that and offers to take it back. What others store meanwhile shows in the fields nobody typed into.
 */
export function useUnsavedForm<Values extends FieldValues, Output extends FieldValues>({
  key,
  shape,
  start,
  revision = null,
  words = ofTexts<Values>(),
  mode = "onSubmit",
}: UnsavedForm<Values, Output>) {
  const unsaved = { key, shape: words };
  const [known, setKnown] = useState({ values: full(start), revision });
  if ((revision ?? 0) > (known.revision ?? 0)) setKnown({ values: full(start), revision });
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(shape),
    values: known.values,
    resetOptions: stays(true),
    mode,
  });
  const [restored, setRestored] = useState(() => {
    const kept = claimUnsaved(unsaved);
    fill(kept?.typed);
    return kept !== null;
  });
  const { base, changed, revision: begunAt } = useTyped(unsaved, known);

  /** What differs from what is stored is marked, so that the form keeps it when that changes. */
  function fill(values: Typed<Values> = {}) {
    for (const [field, value] of Object.entries(values)) {
      form.setValue(pathOf<Values>(field), fitting<Values>(value), { shouldDirty: true });
    }
  }

  function clear() {
    keepUnsaved(unsaved, null);
    setRestored(false);
    form.reset(known.values, stays(false));
  }

  return {
    form,
    known,
    base,
    /** The revision of what is stored when the first of what is typed was typed. */
    begunAt,
    /** Somebody stored something since the first of these words was typed. */
    isOvertaken: changed && (known.revision ?? 0) > (begunAt ?? 0),
    restored,
    changed,
    keep: () => typeInto(unsaved, known, form.getValues()),
    drop: () => keepUnsaved(unsaved, null),
    clear,
    discard: () => {
      // kept again even where the form is closed by then
      discardWords(unsaved, (kept) => {
        setRestored(true);
        form.reset(known.values, stays(false));
        fill(kept.typed);
        keepUnsaved(unsaved, kept);
      });
      clear();
    },
    /** Goes on from what was saved; what was typed since `submitted` stays, and is not saved yet. `at` is where it is kept by now. */
    goOn: (saved: DefaultValues<Values>, now: number | null, submitted: Typed<Values>, at = key) => {
      const values = full(saved);
      const there = { ...unsaved, key: at };
      dropSaved(there, submitted, { values, revision: now });
      const newer = readUnsaved(there);
      setRestored(false);
      setKnown({ values, revision: now });
      form.reset(values, { ...stays(true), keepDirtyValues: false, keepValues: true });
      fill({ ...values, ...newer?.typed });
      keepUnsaved(there, newer);
    },
  };
}

/** What stands in a form of texts that is not saved, as kept on this device. */
export function readForm(key: string): FieldValues {
  const kept = readUnsaved({ key, shape: textWords });
  return { ...kept?.base, ...kept?.typed };
}

export function forgetForm(key: string) {
  keepUnsaved({ key, shape: textWords }, null);
}

/** A form starts with every field; the library's types allow for fewer. */
function full<Values extends FieldValues>(start: DefaultValues<Values>) {
  return start as Values;
}

/** A form of texts; the types cannot say so. */
function ofTexts<Values extends FieldValues>() {
  return textWords as UnsavedWords<Values>["shape"];
}

/** The fields of a form are its paths; the types cannot say so. */
function pathOf<Values extends FieldValues>(field: string) {
  return field as Path<Values>;
}

/** What a field held fits it again; the types cannot say so. */
function fitting<Values extends FieldValues>(value: unknown) {
  return value as PathValue<Values, Path<Values>>;
}
