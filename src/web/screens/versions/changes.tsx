import { useMutation } from "@tanstack/react-query";
import { Copy, Equal, SearchX } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { compareVersions, countChanges, filterChanges } from "#domain/compare/compare.ts";
import type { Part } from "#domain/compare/version.ts";
import { currentVersion } from "#domain/projects.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionCitations } from "#web/queries/version-citations.ts";
import { copyChangeLogMutation } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { EmptyState } from "#web/ui/layout/empty-state.tsx";
import type { BothCitations } from "./both-citations.ts";
import { allParts, ChangeFilter, noFilter } from "./change-filter.tsx";
import { ChangeRow } from "./change-row.tsx";
import { RestoringContext } from "./restoring.ts";
import type { Sides } from "./sides-form.tsx";
import { SomeOfMany } from "./some-of-many.tsx";
import { WordingBetweenCard } from "./wording-between.tsx";

export function Changes({
  project,
  sides,
  before,
  after,
  canEdit,
}: {
  project: Project;
  sides: Sides;
  canEdit: boolean;
  before: readonly Part[];
  after: readonly Part[];
}) {
  const parts = useMemo(() => compareVersions(before, after), [before, after]);
  const [filter, setFilter] = useState(noFilter);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => {
    const chosen = wanted.part === allParts ? parts : parts.filter(({ key }) => key === wanted.part);
    return filterChanges(chosen, wanted);
  }, [parts, wanted]);
  const citations = useBothCitations({ project_id: project.id, sides, before, after });
  const { from, to } = sides;
  const restores = canEdit ? restoredSide(sides, currentVersion(project)) : null;
  const restoring = useMemo(() => {
    const kept = restores === "after" ? { version: to, kept: after } : { version: from, kept: before };
    return restores && { project_id: project.id, ...kept };
  }, [restores, project.id, from, to, before, after]);
  const copy = useMutation(copyChangeLogMutation);
  if (parts.length === 0) {
    return (
      <EmptyState
        icon={<Equal />}
        title="Nothing changed"
        text={`Version ${sides.from} and version ${sides.to} say the same, word for word.`}
      />
    );
  }
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 grow">
          <ChangeFilter filter={filter} counts={countChanges(parts)} parts={parts} onChange={setFilter} />
        </div>
        <Button loading={copy.isPending} onClick={() => copy.mutate({ project: project.name, ...sides, parts: shown })}>
          <Copy aria-hidden />
          Copy change log
        </Button>
      </div>
      <WordingBetweenCard project={project} sides={sides} />
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No such change"
          text="Nothing that changed fits this filter."
          action={<Button onClick={() => setFilter(noFilter)}>Show all changes</Button>}
        />
      ) : (
        <RestoringContext value={restoring}>
          {shown.map(({ key, label, items }) => (
            <Card key={key} className="overflow-hidden">
              <CardHeader title={label} description={items.length === 1 ? "1 change" : `${items.length} changes`} />
              <div className="mt-3 border-t">
                <div aria-hidden className="hidden gap-x-6 border-b px-5 py-2 text-xs text-muted md:grid md:grid-cols-2">
                  <span className="pl-3.5">Version {sides.from}</span>
                  <span className="pl-3.5">Version {sides.to}</span>
                </div>
                <SomeOfMany rows={items}>
                  {(compared) => (
                    <ChangeRow key={compared.item.id} part={key} compared={compared} citations={citations} restores={restores} />
                  )}
                </SomeOfMany>
              </div>
            </Card>
          ))}
        </RestoringContext>
      )}
    </div>
  );
}

/** The version that is not worked on can be brought back; of two such the earlier one. */
function restoredSide({ from }: Sides, current: string) {
  return from === current ? "after" : "before";
}

type Compared = { project_id: string; sides: Sides; before: readonly Part[]; after: readonly Part[] };

/** A number means the row that bears it in the version of its side. */
function useBothCitations({ project_id, sides: { from, to }, before, after }: Compared): BothCitations {
  return useMemo(
    () => ({
      before: { version: from, index: versionCitations(before, { project_id, version: from }) },
      after: { version: to, index: versionCitations(after, { project_id, version: to }) },
    }),
    [project_id, from, to, before, after],
  );
}
