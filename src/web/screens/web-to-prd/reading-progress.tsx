import { useQuery } from "@tanstack/react-query";
import { readingQuery } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** The page that is being read now, and the way to end it. */
export function ReadingProgress({ organization_id }: { organization_id: string }) {
  const { data: reading } = useQuery(readingQuery(organization_id));
  if (!reading) return null;
  const { address, read, stop } = reading;
  return (
    <div className="flex items-center gap-3 rounded-lg border bg-sunken px-3 py-2">
      <p role="status" className="min-w-0 grow truncate text-muted">
        <span className="font-medium text-ink tabular-nums">Page {read + 1}</span> {address.replace(/^https?:\/\//, "")}
      </p>
      <Button size="sm" onClick={stop}>
        Cancel
      </Button>
    </div>
  );
}
