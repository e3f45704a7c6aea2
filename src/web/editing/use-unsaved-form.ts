import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from "react-hook-form";
import * as z from "zod";
import { isSame } from "#domain/merge.ts";
import { announce } from "#web/lib/toast-store.ts";
import { useLeaveCheck } from "./leave-check.ts";
import { claimUnsaved, keepUnsaved, readUnsaved, type Unsaved, useUnsaved } from "./unsaved.ts";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const texts = z.record(z.string(), text);
const keptShape = z.object({ values: texts, start: texts, revision: z.number().nullable() });
type Kept = z.output<typeof keptShape>;
type Texts = z.output<typeof texts>;

/**
 * A form that begins with what was typed before and not saved. Give `keep` to the form's `onChange`, call `drop` once it is
 * saved or given up; `restored` says that it began with kept text, `clear` goes back to what is stored, and `discard` does that and
 * offers to take it back. `begun` is what
 * the edit began from; it follows `start` and `revision` only while nothing is typed.
 */
export function useUnsavedForm<Values extends FieldValues, Output extends FieldValues>(
  key: string,
  shape: z.ZodType<Output, Values>,
  start: DefaultValues<Values>,
  revision: number | null = null,
) {
  const unsaved: Unsaved<Kept> = { key, shape: keptShape };
  const stored = { values: textsOf(start), revision };
  const [kept, setKept] = useState(() => claimUnsaved(unsaved));
  const [begun, setBegun] = useState(kept ? { values: kept.start, revision: kept.revision } : stored);
  const form = useForm<Values, unknown, Output>({
    resolver: zodResolver(shape),
    defaultValues: { ...start, ...kept?.values },
  });
  const hasWords = useUnsaved(unsaved) !== null;
  useLeaveCheck(() => readUnsaved(unsaved) !== null);

  useEffect(() => {
    if ((revision ?? 0) <= (begun.revision ?? 0) || readUnsaved(unsaved) !== null) return;
    setBegun({ values: textsOf(start), revision });
    form.reset(start);
  });

  function keep(from = begun) {
    const values = textsOf(form.getValues());
    const isChanged = !isSame(values, from.values);
    keepUnsaved(unsaved, isChanged ? { values, start: from.values, revision: from.revision } : null);
  }

  function clear() {
    keepUnsaved(unsaved, null);
    setKept(null);
    setBegun(stored);
    form.reset(start);
  }

  /** Kept again even where the form is closed by now. */
  function bringBack(given: Kept) {
    keepUnsaved(unsaved, given);
    setKept(given);
    setBegun({ values: given.start, revision: given.revision });
    form.reset({ ...start, ...given.values });
  }

  return {
    form,
    begun,
    restored: kept !== null,
    hasWords,
    keep: () => keep(),
    drop: () => keepUnsaved(unsaved, null),
    clear,
    discard: () => {
      const given = readUnsaved(unsaved);
      clear();
      if (given) announce("words.discarded", {}, undefined, { label: "Undo", undoes: true, run: () => bringBack(given) });
    },
    /** Goes on from what was saved; what was typed since `submitted` stays, and is not saved yet. */
    goOn: (saved: DefaultValues<Values>, now: number, submitted: Texts) => {
      const values = textsOf(saved);
      const typed = textsOf(form.getValues());
      for (const field of Object.keys(values)) {
        if (isSame(typed[field], submitted[field])) form.setValue(pathOf<Values>(field), fitting<Values>(values[field]));
      }
      setKept(null);
      setBegun({ values, revision: now });
      keep({ values, revision: now });
    },
  };
}

/** What was typed into a form and not saved, as kept on this device. */
export function readTyped(key: string): Texts | null {
  return readUnsaved({ key, shape: keptShape })?.values ?? null;
}

export function forgetTyped(key: string) {
  keepUnsaved({ key, shape: keptShape }, null);
}

export function textsOf(values: unknown): Texts {
  return texts.parse(values);
}

/** The fields of a form's texts are its paths; the types cannot say so. */
function pathOf<Values extends FieldValues>(field: string) {
  return field as Path<Values>;
}

/** What a field of texts held fits it again; the types cannot say so. */
function fitting<Values extends FieldValues>(text: string | null | undefined) {
  return text as PathValue<Values, Path<Values>>;
}
