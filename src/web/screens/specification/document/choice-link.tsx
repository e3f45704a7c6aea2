import { Link, useLocation } from "react-router";
import type { ChoicePlace } from "#domain/document/document.ts";
import { comingBackTo } from "#web/lib/comes-back.ts";
import { paths } from "#web/lib/paths.ts";
import { cn } from "#web/ui/cn.ts";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

/** What the row of an aspect is found by in an address. */
export const choiceReference = (aspect: string) => `choice_${aspect.toLowerCase().replace(/[^a-z]+/g, "_")}`;

type LinkProps = { what: string; place: ChoicePlace; reference: string; className?: string };

/** Leads to where a choice is made, and from there back to its row; seen like what edits a row in place. */
export function ChoiceLink({ what, place, reference, className }: LinkProps) {
  const { project } = useWorkspace();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={place === "settings" ? paths.projectSettings(project.id) : paths.specification(project.id, place)}
      state={comingBackTo({ to: `${pathname}${search}#${reference}`, label: "Document" })}
      aria-label={`Edit ${what}`}
      className={cn(
        "inline-grid min-h-6 min-w-6 items-center rounded-sm text-xs font-medium text-accent-ink underline-offset-4 hover:underline print:hidden pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100",
        className,
      )}
    >
      Edit
    </Link>
  );
}
