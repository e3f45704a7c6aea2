import { useMutation, useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import type { Accepting } from "#domain/acceptance.ts";
import { type SourceLine, sourcesOf, tellSource } from "#domain/sources.ts";
import { asMoment } from "#web/lib/dates.ts";
import { acceptRowsMutation, sourcesQuery } from "#web/queries/acceptance.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Open = { accepting: Accepting; what: string; fields: readonly { name: string; label: string }[] };

/** Which fields nobody accepted and where each comes from; fields that come from the same are told together. */
export function OpenFields({ accepting, what, fields }: Open) {
  const { project, canEdit } = useWorkspace();
  const sources = useQuery(sourcesQuery({ project_id: project.id, row_id: accepting.id }));
  const accept = useMutation(acceptRowsMutation(project.id));
  return (
    <div className="grid gap-3 p-4 text-sm">
      <p className="font-medium">Not accepted yet</p>
      <Loaded from={sources} failure="Where this comes from could not be loaded" skeleton={<Skeleton className="h-10" />}>
        {(lines) => (
          <ul className="grid max-h-72 gap-3 overflow-y-auto">
            {together(fields, lines).map(({ labels, told }) => (
              <li key={labels.join()} className="grid gap-1">
                <p className="text-xs font-medium text-muted">{labels.join(", ")}</p>
                {told.map((line) => (
                  <SourceOf key={`${line.kind} ${line.unit_key}`} line={line} project_id={project.id} />
                ))}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {canEdit ? (
        <Button
          size="sm"
          className="justify-self-start"
          loading={accept.isPending}
          onClick={() => accept.mutate({ accepted: [accepting], what })}
        >
          {accept.isPending ? null : <Check aria-hidden />}
          Accept
        </Button>
      ) : null}
    </div>
  );
}

/** One source in a line, with what it says. */
export function SourceOf({ line, project_id, at = true }: { line: SourceLine; project_id: string; at?: boolean }) {
  const names = usePersonNames(project_id);
  return (
    <div className="grid gap-0.5">
      <p className="wrap-anywhere">
        {tellSource(line, names)}
        {at ? <span className="text-xs text-faint"> {asMoment(line.made_at)}</span> : null}
      </p>
      {line.quote ? <blockquote className="border-l-2 pl-2 text-xs wrap-anywhere text-muted">{line.quote}</blockquote> : null}
    </div>
  );
}

function together(fields: Open["fields"], lines: readonly SourceLine[]) {
  const groups = new Map<string, { labels: string[]; told: SourceLine[] }>();
  for (const { name, label } of fields) {
    const told = sourcesOf(lines, name);
    const key = told.map(({ kind, unit_key, made_at }) => `${kind} ${unit_key} ${made_at}`).join();
    const group = groups.get(key) ?? { labels: [], told };
    group.labels.push(label);
    groups.set(key, group);
  }
  return [...groups.values()];
}
