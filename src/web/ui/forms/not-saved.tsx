import { CircleAlert } from "lucide-react";
import { useNotSaved } from "./use-not-saved.ts";

/** Stands in a form from a save that failed to one that did not. */
export function NotSaved({ why }: { why: string | null }) {
  const said = useNotSaved(why);
  if (said === null) return null;
  return (
    <p role="status" className="flex items-start gap-2 text-xs text-warning-ink">
      <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{said}</span>
    </p>
  );
}
