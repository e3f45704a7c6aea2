import { createContext, type ReactNode, useContext } from "react";
import type { Linter } from "#web/queries/linter.ts";
import { type FieldPlace, useTextChecks } from "#web/queries/wording-checks.ts";
import { CheckedWithin } from "#web/ui/fields/checked-within.tsx";

/** What looks at the words of the page that is edited. */
export const LinterContext = createContext<Linter | undefined>(undefined);

/** Has the linter look at a text of the page or of a section while it is written. */
export function CheckedWords({ children, ...place }: FieldPlace & { children: ReactNode }) {
  const look = useTextChecks(useContext(LinterContext), place);
  return <CheckedWithin look={look}>{children}</CheckedWithin>;
}
