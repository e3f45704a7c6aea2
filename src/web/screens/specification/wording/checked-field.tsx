import type { ReactNode } from "react";
import { type FieldPlace, useTextChecks } from "#web/queries/wording-checks.ts";
import { TextChecksContext } from "#web/ui/fields/text-checks.ts";
import { useProjectQuality } from "./project-quality.ts";

/** Has the linter look at the text of a row's field while it is written. */
export function CheckedField({ children, ...place }: FieldPlace & { children: ReactNode }) {
  const linter = useProjectQuality()?.linter;
  const look = useTextChecks(linter, place);
  return linter ? <TextChecksContext value={look}>{children}</TextChecksContext> : children;
}
