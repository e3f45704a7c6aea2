import type { ReactNode } from "react";
import { type FieldPlace, useTextChecks } from "#web/queries/wording-checks.ts";
import { CheckedWithin } from "#web/ui/fields/checked-within.tsx";
import { useProjectQuality } from "./project-quality.ts";

/** Has the linter look at the text of a row's field while it is written. */
export function CheckedField({ children, ...place }: FieldPlace & { children: ReactNode }) {
  const linter = useProjectQuality()?.linter;
  const look = useTextChecks(linter, place);
  return linter ? <CheckedWithin look={look}>{children}</CheckedWithin> : children;
}
