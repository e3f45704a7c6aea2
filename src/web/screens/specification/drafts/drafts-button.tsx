import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { generationsQuery } from "#web/queries/generations.ts";
import { DraftRow } from "#web/screens/specification/rows/draft-row.tsx";
import { useWorkspace } from "#web/screens/specification/workspace/workspace.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogBody } from "#web/ui/dialog.tsx";
import { Loaded } from "#web/ui/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/skeleton.tsx";

/** Every draft that was written for the project, and by whom. */
export function DraftsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="max-sm:size-8 max-sm:px-0" onClick={() => setOpen(true)}>
        <History aria-hidden />
        <span className="max-sm:sr-only">Drafts</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="lg"
        title="Drafts"
        description="What was generated here, by whom and with what. A draft can be undone while nothing in it was edited."
      >
        <DialogBody>
          <Drafts />
        </DialogBody>
      </Dialog>
    </>
  );
}

function Drafts() {
  const { project } = useWorkspace();
  const runs = useQuery({ ...generationsQuery(project.id), staleTime: 0 });
  return (
    <Loaded from={runs} failure="The drafts could not be loaded" skeleton={<DraftsSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-muted">Nothing was generated here yet.</p>
        ) : (
          <ul aria-label="Drafts" className="-mx-5 max-h-[60vh] divide-y overflow-y-auto border-y">
            {rows.map((run) => (
              <DraftRow key={run.id} run={run} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function DraftsSkeleton() {
  return (
    <SkeletonGroup label="Loading the drafts" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
