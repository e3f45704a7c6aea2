import { LoaderCircle } from "lucide-react";
import { cn } from "#web/ui/cn.ts";

export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-2 text-muted", className)} role={label ? "status" : undefined}>
      <LoaderCircle aria-hidden className="size-4 animate-spin" />
      {label ? <span>{label}</span> : null}
    </span>
  );
}

export function FullPageSpinner({ label = "Loading..." }: { label?: string }) {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Spinner label={label} />
    </div>
  );
}
