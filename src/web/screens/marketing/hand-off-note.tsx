import { Badge } from "#web/ui/marks/badge.tsx";

/** What is announced and not there yet says so; gone once the code generator is. */
export function HandOffNote() {
  return (
    <p className="flex flex-wrap items-baseline gap-2 text-xs leading-5 text-muted">
      <Badge tone="accent">Next release</Badge>
      <span>The code generator is being built. The hand-off over MCP works today.</span>
    </p>
  );
}
