import { useCallback } from "react";
import type { Noun } from "#domain/nouns/all.ts";
import type { Finding } from "#domain/quality/finding.ts";
import type { Linter } from "./linter.ts";

/** A field of a row; of a row that is not there yet without its id. */
export type FieldPlace = { noun: Noun; id: string | undefined; field: string };

/** Looks at the text of a field while it is written, in the terms of whoever underlines it. */
export function useTextChecks(linter: Linter | undefined, { noun, id, field }: FieldPlace) {
  return useCallback(
    async (text: string) => (linter ? (await linter.lookAt({ noun, id, field, text })).map(asMark) : []),
    [linter, noun, id, field],
  );
}

function asMark({ start, end, why, scored, fix }: Finding) {
  const whole = fix?.kind === "replace" ? { label: fix.label, text: fix.text } : undefined;
  return { start, end, why, isQuiet: !scored, fix: whole };
}
