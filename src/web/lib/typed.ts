import { useState } from "react";
import { type Draft, keepDraft, readDraft, useDraft } from "./drafts.ts";

/** The fields that were changed by hand and not saved. */
export type Typed<Values> = { [Field in keyof Values]?: Values[Field] | undefined };

/** What was typed lies over what is stored, field by field, until it is saved. */
export function useTyped<Values extends object>(draft: Draft<Typed<Values>>, stored: Values) {
  const kept = useDraft(draft);
  const [restored] = useState(() => readDraft(draft) !== null);
  return {
    values: over(stored, kept),
    changed: differing(stored, kept ?? {}) !== null,
    restored,
    change: (how: Typed<Values> | ((values: Values) => Typed<Values>)) => {
      const typed = readDraft(draft);
      const next = typeof how === "function" ? how(over(stored, typed)) : how;
      keepDraft(draft, differing(stored, { ...typed, ...next }));
    },
    discard: () => keepDraft(draft, null),
  };
}

/** Forgets what is saved now; what was typed while the save was under way stays. */
export function dropSaved<Values extends object>(draft: Draft<Typed<Values>>, saved: Typed<Values>) {
  const typed = readDraft(draft);
  if (typed) keepDraft(draft, differing(saved, typed));
}

/** A draft is read from JSON, which holds no undefined; the types cannot say so. */
function over<Values extends object>(stored: Values, typed: Typed<Values> | null) {
  return { ...stored, ...typed } as Values;
}

function differing<Values extends object>(saved: Typed<Values>, typed: Typed<Values>): Typed<Values> | null {
  const entries = Object.entries(typed).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(saved, field)),
  );
  return entries.length > 0 ? fieldsOf<Values>(entries) : null;
}

/** The entries come from fields of the same values; `Object.fromEntries` cannot say so. */
function fieldsOf<Values extends object>(entries: [string, unknown][]) {
  return Object.fromEntries(entries) as Typed<Values>;
}
