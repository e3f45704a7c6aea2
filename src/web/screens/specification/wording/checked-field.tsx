import { type ReactNode, useCallback } from "react";
import type { Noun } from "#domain/nouns/all.ts";
import type { Finding } from "#domain/quality/finding.ts";
import { type TextChecks, TextChecksContext, type TextMark } from "#web/ui/fields/text-checks.ts";
import { useProjectQuality } from "./project-quality.ts";

type CheckedFieldProps = { noun: Noun; id: string | undefined; field: string; children: ReactNode };

/** Has the linter look at the text of a row's field while it is written. */
export function CheckedField({ noun, id, field, children }: CheckedFieldProps) {
  const linter = useProjectQuality()?.linter;
  const look: TextChecks = useCallback(
    async (text) => (linter ? (await linter.lookAt({ noun, id, field, text })).map(asMark) : []),
    [linter, noun, id, field],
  );
  return linter ? <TextChecksContext value={look}>{children}</TextChecksContext> : children;
}

function asMark({ start, end, why, scored, fix }: Finding): TextMark {
  const whole = fix?.kind === "replace" ? { label: fix.label, text: fix.text } : undefined;
  return { start, end, why, isQuiet: !scored, fix: whole };
}
