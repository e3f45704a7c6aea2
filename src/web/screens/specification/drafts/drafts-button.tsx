import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { draftingFunctionsOf } from "#domain/generation-labels.ts";
import { type Generation, generationsQuery } from "#web/queries/generations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { DraftRow } from "#workspace/rows/draft-row.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

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
        description="What was generated here, by whom and with which model. You can undo a draft as long as nothing in it was edited."
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
      {(rows) => (rows.length === 0 ? <p className="text-muted">Nothing was generated here yet.</p> : <DraftsList runs={rows} />)}
    </Loaded>
  );
}

/** The drafts of the section one is in, and all of the project for whoever asks. */
function DraftsList({ runs }: { runs: readonly Generation[] }) {
  const { section } = useWorkspace();
  const [all, setAll] = useState(false);
  const here = draftingFunctionsOf(section);
  const own = runs.filter((run) => here.includes(run.function));
  const isNarrower = here.length > 0 && own.length < runs.length;
  const shown = isNarrower && !all ? own : runs;
  return (
    <>
      {isNarrower ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-muted">{sayShown(all, own.length)}</p>
          <Button variant="link" size="sm" onClick={() => setAll(!all)}>
            {all ? "Only this section" : `Show all ${runs.length} of the project`}
          </Button>
        </div>
      ) : null}
      {shown.length === 0 ? null : (
        <ul aria-label="Drafts" className="-mx-5 -mb-5 max-h-[60vh] divide-y overflow-y-auto rounded-b-xl border-t">
          {shown.map((run) => (
            <DraftRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </>
  );
}

function sayShown(all: boolean, count: number) {
  if (all) return "Every draft of the project.";
  return count === 0 ? "Nothing was generated in this section yet." : "Drafts of this section.";
}

function DraftsSkeleton() {
  return (
    <SkeletonGroup label="Loading the drafts" className="grid gap-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
