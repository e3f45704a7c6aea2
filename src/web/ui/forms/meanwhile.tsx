import { Users } from "lucide-react";

/** Says in a form what others did meanwhile to what is written in it. */
export function Meanwhile({ said }: { said: string | null }) {
  return (
    <p role="status" className="flex items-start gap-2 text-xs text-muted empty:hidden">
      {said === null ? null : (
        <>
          <Users aria-hidden className="mt-px size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{said}</span>
        </>
      )}
    </p>
  );
}
