import { type ReactNode, useMemo } from "react";
import { type TextChecks, TextChecksContext } from "./text-checks.ts";
import { TextNotes } from "./text-notes.tsx";

/** Has somebody look at the texts within while they are written. */
export function CheckedWithin({ look, children }: { look: TextChecks["look"]; children: ReactNode }) {
  const checks = useMemo(() => ({ look, Notes: TextNotes }), [look]);
  return <TextChecksContext value={checks}>{children}</TextChecksContext>;
}
