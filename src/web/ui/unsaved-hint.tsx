import { cn } from "./cn.ts";

/** Says that what is shown is not saved yet, or was brought back, and offers to give it up. */
export function UnsavedHint({
  restored,
  onDiscard,
  className,
}: {
  restored: boolean;
  onDiscard: () => void;
  className?: string;
}) {
  return (
    <p role="status" className={cn("flex flex-wrap items-center gap-x-2 text-xs text-warning-ink", className)}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      <span>{restored ? "Unsaved changes restored" : "Unsaved changes"}</span>
      <button type="button" onClick={onDiscard} className="min-h-6 rounded-sm px-1 font-medium underline underline-offset-4">
        Discard
      </button>
    </p>
  );
}
