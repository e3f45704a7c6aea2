import { useMutation, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ComparedPart, compareVersions, countChanges } from "#domain/compare/compare.ts";
import { sharedParts } from "#domain/compare/parts.ts";
import { ownPartsQuery, switchVersionMutation } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#web/ui/dialogs/dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { CountsTable } from "#web/ui/layout/counts-table.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";

const inTurn = new Intl.ListFormat("en");

type ActivateDialogProps = { project_id: string; current: string; version: string; onClose: () => void };

/** Says what activating another version changes and what it leaves alone, then does it. */
export function ActivateDialog({ project_id, current, version, onClose }: ActivateDialogProps) {
  const queries = [current, version].map((one) => ownPartsQuery({ project_id, version: one }));
  const [before, after] = useQueries({ queries });
  const changes = useMemo(
    () => (before?.data && after?.data ? compareVersions(before.data, after.data) : undefined),
    [before?.data, after?.data],
  );
  const { mutate, isPending } = useMutation(switchVersionMutation(project_id));
  const failed = [before, after].filter((one) => one?.isError);
  const retry = () => failed.map((one) => one?.refetch());
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="lg"
      title={`Activate version ${version}`}
      description={`You then work on ${version}. A snapshot of ${current} is saved.`}
    >
      <DialogBody>
        {changes ? (
          <OwnChanges changes={changes} current={current} version={version} />
        ) : failed.length > 0 ? (
          <Banner title="What would change could not be loaded" onRetry={retry} />
        ) : (
          <SkeletonGroup label="Comparing the versions" className="grid gap-2">
            <Skeleton className="h-9" />
            <Skeleton className="h-11" />
          </SkeletonGroup>
        )}
        <p>
          <span className="font-medium">Nothing else changes.</span> All versions share{" "}
          {inTurn.format(sharedParts.map(({ label }) => label))}: they stay as they are now.
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          loading={isPending}
          disabled={!changes}
          onClick={() => mutate({ version }, { onSuccess: onClose })}
        >
          Activate
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function OwnChanges({ changes, current, version }: { changes: readonly ComparedPart[]; current: string; version: string }) {
  if (changes.length === 0) {
    return <p>{`The texts, choices and risks of ${version} are the same as those of ${current}.`}</p>;
  }
  return (
    <CountsTable
      label="What activating it changes"
      columns={["Section", "Changes", `Only in ${version}`, `Only in ${current}`]}
      rows={changes.map((part) => {
        const { changed, added, removed } = countChanges([part]);
        return { ...part, counts: [changed, added, removed] };
      })}
    />
  );
}
