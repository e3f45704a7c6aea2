import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { type ComparedPart, countChanges } from "#domain/compare/compare.ts";
import { currentVersion } from "#domain/projects.ts";
import type { Project } from "#web/queries/projects.ts";
import { type KeptState, restoreWholeMutation } from "#web/queries/restored-states.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { CountsTable } from "#web/ui/layout/counts-table.tsx";
import { AddedSince } from "./added-since.tsx";

type RestoreWholeProps = { project: Project; state: KeptState; since: readonly ComparedPart[] };

/** Makes the project all that was kept, once it was said what that changes. */
export function RestoreWhole({ project, state, since }: RestoreWholeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [keeps_added, setKeepsAdded] = useState(false);
  const { mutate, isPending } = useMutation(restoreWholeMutation(project.id));
  const counts = countChanges(since);
  if (since.length === 0) return <p className="text-muted">The project is identical to this state.</p>;
  const begin = () => {
    setKeepsAdded(false);
    setIsOpen(true);
  };
  const restore = () => mutate({ ...state, keeps_added }, { onSuccess: () => setIsOpen(false) });
  return (
    <>
      <Button size="sm" onClick={begin}>
        Restore this state
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        size="lg"
        title={`Restore this state of ${state.version}`}
        description={`This state replaces version ${currentVersion(project)}, the current one, and the lists all versions share. A snapshot of the present state is saved first, so you can undo this.`}
      >
        <DialogBody>
          <CountsTable
            label="What restoring changes"
            columns={["Section", "Comes back", "Changes back", keeps_added ? "Stays" : "Goes"]}
            rows={since.map((part) => {
              const { added, changed, removed } = countChanges([part]);
              return { ...part, counts: [added, changed, removed] };
            })}
          />
          {counts.removed > 0 ? (
            <>
              <AddedSince since={since} />
              <Checkbox
                label="Keep what was added since"
                hint="Otherwise it is deleted; rows can be brought back from Recently deleted for a week."
                checked={keeps_added}
                onCheckedChange={setKeepsAdded}
              />
            </>
          ) : null}
        </DialogBody>
        <DialogFooter>
          <Button onClick={() => setIsOpen(false)}>Cancel</Button>
          <Button
            variant="primary"
            loading={isPending}
            disabled={keeps_added && counts.added + counts.changed === 0}
            onClick={restore}
          >
            Restore
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}
