import { useMutation, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { unsavedKey, useHasUnsaved } from "#web/editing/unsaved.ts";
import { reorderSectionsMutation, sectionsQuery } from "#web/queries/sections.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { UnsavedBadge } from "#web/ui/forms/unsaved-badge.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { SortableRows } from "#web/ui/lists/sortable-rows.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import type { EditorProps } from "./editor-props.ts";
import { NewSectionForm } from "./section-form.tsx";
import { SectionRow } from "./section-row.tsx";
import { useSectionFocus } from "./use-section-focus.ts";

const newSection = "new";

/** At most one section is being written at a time, the new one included. */
export function SectionsCard({ page, user_id, canEdit }: EditorProps) {
  const place = { project_id: page.project_id, page_id: page.id };
  const sections = useQuery(sectionsQuery(place));
  const reorder = useMutation(reorderSectionsMutation(place));
  const [editing, setEditing] = useState<string | null>(null);
  const adding = editing === newSection;
  const isKept = useHasUnsaved([unsavedKey(user_id, page.project_id, "section", page.id, "new")]);
  const { frame, opener, goOnAt } = useSectionFocus();
  function close(id: string) {
    setEditing(null);
    goOnAt(id);
  }
  const besides = (id: string) => {
    const ids = (sections.data ?? []).map((section) => section.id);
    const at = ids.indexOf(id);
    return ids[at + 1] ?? ids[at - 1];
  };
  const count = sections.data?.length ?? 0;
  return (
    <Card>
      <CardHeader
        title={
          <span className="flex items-center gap-2">
            Sections
            {count > 0 ? <Badge>{count}</Badge> : null}
            {isKept && !adding ? <UnsavedBadge /> : null}
          </span>
        }
        description="From top to bottom."
        actions={
          canEdit ? (
            <Button ref={opener} size="sm" onClick={() => setEditing(newSection)} disabled={adding}>
              <Plus aria-hidden />
              Add Section
            </Button>
          ) : null
        }
      />
      <div ref={frame} className="pt-3 pb-2">
        <Loaded from={sections} failure="The sections could not be loaded" skeleton={<SectionsSkeleton />}>
          {(rows) =>
            rows.length === 0 && !adding ? (
              <p className="px-5 pt-1 pb-3 text-muted">
                No sections yet. A header, a list, a form: whatever the page is made of.
              </p>
            ) : (
              <SortableRows
                rows={rows}
                className="divide-y border-t"
                paused={editing !== null}
                {...(canEdit ? { onReorder: reorder.mutate } : {})}
              >
                {(section, handle) => (
                  <SectionRow
                    section={section}
                    handle={handle}
                    user_id={user_id}
                    canEdit={canEdit}
                    editing={editing === section.id}
                    onEdit={() => setEditing(section.id)}
                    onClose={() => close(section.id)}
                    onRemoved={() => goOnAt(besides(section.id))}
                  />
                )}
              </SortableRows>
            )
          }
        </Loaded>
        {adding ? (
          <div className="border-t">
            <NewSectionForm place={place} user_id={user_id} onClose={() => setEditing(null)} />
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function SectionsSkeleton() {
  return (
    <SkeletonGroup label="Loading the sections" className="grid gap-4 px-5 py-3">
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-2/5" />
    </SkeletonGroup>
  );
}
