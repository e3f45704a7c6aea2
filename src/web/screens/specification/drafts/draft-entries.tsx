import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { writtenRowsQuery } from "#web/queries/generations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Props = { id: string; list: Noun; name: string };

/** Which rows a draft wrote, by their numbers, as far as they are still there. */
export function DraftEntries({ id, list, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <Button variant="link" size="sm" className="justify-self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? "Hide entries" : "Show entries"}
      </Button>
      {open ? <Entries id={id} list={list} name={name} /> : null}
    </div>
  );
}

function Entries({ id, list, name }: Props) {
  const { place } = useWorkspace();
  const rows = useQuery(writtenRowsQuery(place, { id, list }));
  return (
    <Loaded from={rows} failure="The entries could not be loaded" skeleton={<Skeleton className="h-24" />}>
      {(entries) =>
        entries.length === 0 ? (
          <p className="text-xs text-muted">All of them were deleted since.</p>
        ) : (
          <ul aria-label={`Entries of ${name}`} className="grid max-h-48 gap-1 overflow-y-auto text-xs">
            {entries.map((entry) => (
              <li key={entry.id} className="grid grid-cols-[4.5rem_1fr] gap-2">
                <span className="text-muted tabular-nums">
                  <Words text={cite(list, entry.number)} newTab />
                </span>
                <span className="wrap-anywhere">
                  <Words text={entry.name} newTab />
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
