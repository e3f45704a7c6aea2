import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { CitationLink } from "./citation-link.tsx";
import { type Cited, useCitations } from "./citations.ts";

const most = 8;

/** What a row cites and what cites it; nothing where there is neither. `without` is what the row shows itself. */
export function CitationLists({
  reference,
  without,
  citedByOnly = false,
  className,
}: {
  reference: string;
  without?: string | undefined;
  /** Beside fields that say themselves what they cite. */
  citedByOnly?: boolean;
  className?: string;
}) {
  const index = useCitations();
  const all = citedByOnly ? [] : (index?.cites(reference) ?? []);
  const cites = all.filter((cited) => cited.reference !== without);
  const citedBy = index?.citedBy(reference) ?? [];
  if (cites.length === 0 && citedBy.length === 0) return null;
  return (
    <dl className={cn("flex flex-wrap gap-x-5 gap-y-1 text-xs", className)}>
      <CitationList label="Cites" cited={cites} />
      <CitationList label="Cited by" cited={citedBy} />
    </dl>
  );
}

function CitationList({ label, cited }: { label: string; cited: readonly Cited[] }) {
  const [all, setAll] = useState(false);
  if (cited.length === 0) return null;
  const left = cited.length - most;
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
      <dt className="text-faint">{label}</dt>
      {cited.slice(0, all ? cited.length : most).map((one) => (
        <dd key={one.reference}>
          <CitationLink cited={one} className="inline-block min-w-6 leading-6" />
        </dd>
      ))}
      {left > 0 && !all ? (
        <dd>
          <Button variant="link" size="sm" className="h-auto text-xs" onClick={() => setAll(true)}>
            and {left} more
          </Button>
        </dd>
      ) : null}
    </div>
  );
}
