import { createContext, type ReactNode, useContext } from "react";
import type { Linter } from "#web/queries/linter.ts";
import { type FieldPlace, useTextChecks } from "#web/queries/wording-checks.ts";
import { TextChecksContext } from "#web/ui/fields/text-checks.ts";

/** What looks at the words of the page that is edited. */
export const LinterContext = createContext<Linter | undefined>(undefined);

/** Has the linter look at a text of the page or of a section while it is written. */
export function CheckedWords({ children, ...place }: FieldPlace & { children: ReactNode }) {
  const look = useTextChecks(useContext(LinterContext), place);
  return <TextChecksContext value={look}>{children}</TextChecksContext>;
}
