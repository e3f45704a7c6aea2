import type { MouseEvent } from "react";
import { giveFocus } from "#web/ui/actions/give-focus.ts";
import { cn } from "#web/ui/cn.ts";
import { useNotSaved } from "./use-not-saved.ts";

/** Says that what is shown is not saved yet, why where that is known, or that it was brought back, and offers to give it up. */
export function UnsavedHint({
  restored,
  why = null,
  onDiscard,
  className,
}: {
  restored: boolean;
  /** Why the last save failed. */
  why?: string | null;
  onDiscard: () => void;
  className?: string;
}) {
  const notSaved = useNotSaved(why);
  function discard({ currentTarget }: MouseEvent) {
    const form = currentTarget.closest("form");
    onDiscard();
    // the hint goes, and with it what has the focus
    giveFocus(form?.querySelector("input:not(:disabled), textarea:not(:disabled)"));
  }
  return (
    <p role="status" className={cn("flex flex-wrap items-center gap-x-2 text-xs text-warning-ink", className)}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span className="min-w-0 wrap-anywhere">{notSaved ?? (restored ? "Unsaved changes restored" : "Unsaved changes")}</span>
      <button type="button" onClick={discard} className="min-h-6 rounded-sm px-1 font-medium underline underline-offset-4">
        Discard
      </button>
    </p>
  );
}
