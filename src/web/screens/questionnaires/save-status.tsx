import { Check, CloudOff, HardDrive, LoaderCircle, type LucideIcon } from "lucide-react";
import { cn } from "#web/ui/cn.ts";

export type SaveState = { saving: boolean; failed: boolean; exists: boolean; isAhead: boolean };

export function SaveStatus(state: SaveState) {
  const said = sayingOf(state);
  return (
    <p role="status" className={cn("flex min-h-5 items-center gap-1.5 text-xs text-muted", said?.ink)}>
      {said ? (
        <>
          <said.icon aria-hidden className={cn("size-3.5 shrink-0", state.saving && "animate-spin")} />
          {said.text}
        </>
      ) : null}
    </p>
  );
}

function sayingOf({ saving, failed, exists, isAhead }: SaveState): { icon: LucideIcon; text: string; ink?: string } | null {
  if (saving) return { icon: LoaderCircle, text: "Saving…" };
  if (failed) return { icon: CloudOff, text: "Not saved yet. Retrying when you continue.", ink: "text-warning-ink" };
  if (isAhead) return { icon: HardDrive, text: "Saved on this device" };
  return exists ? { icon: Check, text: "Saved", ink: "text-success-ink" } : null;
}
