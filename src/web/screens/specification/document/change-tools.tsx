import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import type { Changes } from "./use-changes.ts";

/** How much changed, the way from one change to the next, by `n` and `p` too, and what did not change folded away. */
export function ChangeTools({ changes }: { changes: Changes }) {
  const { count, at, only, setOnly, next, previous } = changes;
  useLoneKey("n", () => count > 0 && next());
  useLoneKey("p", () => count > 0 && previous());
  const total = `${inFigures(count)} ${count === 1 ? "change" : "changes"}`;
  return (
    <fieldset aria-label="Changes" className="flex items-center gap-1">
      <p role="status" className="px-1 text-xs text-muted tabular-nums">
        {at < 0 ? total : `${inFigures(at + 1)} of ${total}`}
      </p>
      <IconButton label="Previous change" size="icon-sm" aria-keyshortcuts="p" disabled={count === 0} onClick={previous}>
        <ChevronUp aria-hidden />
      </IconButton>
      <IconButton label="Next change" size="icon-sm" aria-keyshortcuts="n" disabled={count === 0} onClick={next}>
        <ChevronDown aria-hidden />
      </IconButton>
      <Checkbox className="ms-2" label="Only what changed" checked={only} onCheckedChange={setOnly} />
    </fieldset>
  );
}
