import { useIsMutating, useQuery } from "@tanstack/react-query";
import { GitCompareArrows } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { currentVersion } from "#domain/projects.ts";
import { type Version, versionsOf } from "#domain/versions.ts";
import { paths } from "#web/lib/paths.ts";
import { versionParts } from "#web/lib/version-parts.ts";
import type { Project } from "#web/queries/projects.ts";
import { versionChange, versionsQuery } from "#web/queries/versions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { NamedLists } from "#web/ui/text/named-lists.tsx";
import { ActivateDialog } from "./activate-dialog.tsx";
import { NewVersionForm } from "./new-version-form.tsx";
import { UnsavedWords } from "./unsaved-words.tsx";
import { VersionsTable } from "./versions-table.tsx";

export function VersionsCard({ project, canEdit }: { project: Project; canEdit: boolean }) {
  const stored = useQuery(versionsQuery(project.id));
  return (
    <Card className="overflow-hidden">
      <CardHeader
        title="Versions"
        description="Leaving a version keeps a snapshot of everything, its own parts and the shared ones."
      />
      <div className="px-5 pt-3">
        <NamedLists lists={versionParts} />
      </div>
      <Loaded from={stored} failure="Failed to load versions" skeleton={<VersionsSkeleton />}>
        {({ specifications, snapshots }) => (
          <Versions project={project} versions={versionsOf(project.version, specifications, snapshots)} canEdit={canEdit} />
        )}
      </Loaded>
      <CardFooter className="justify-start">
        <Button size="sm" variant="ghost" className="-ml-2.5" asChild>
          <Link to={paths.compareVersions(project.id)}>
            <GitCompareArrows aria-hidden />
            Compare Versions
          </Link>
        </Button>
      </CardFooter>
    </Card>
  );
}

function Versions({ project, versions, canEdit }: { project: Project; versions: readonly Version[]; canEdit: boolean }) {
  const [isCloning, setIsCloning] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const isBusy = useIsMutating({ mutationKey: versionChange(project.id) }) > 0;
  const current = currentVersion(project);
  return (
    <>
      {canEdit ? (
        <div className="grid gap-3 px-5 pt-4 sm:grid-cols-[10rem_1fr]">
          <Select
            aria-label="Current version"
            size="sm"
            value={current}
            disabled={isBusy}
            choices={versions.map(({ version }) => version)}
            onValueChange={setAsked}
          />
          <NewVersionForm project_id={project.id} />
          <div className="empty:hidden sm:col-span-2">
            <UnsavedWords project_id={project.id} version={current} />
          </div>
        </div>
      ) : null}
      <div className="mt-4 border-t">
        <VersionsTable
          project_id={project.id}
          versions={versions}
          canEdit={canEdit}
          isBusy={isBusy}
          onActivate={setAsked}
          onClone={() => setIsCloning(true)}
        />
      </div>
      {asked === null || asked === current ? null : (
        <ActivateDialog project_id={project.id} current={current} version={asked} onClose={() => setAsked(null)} />
      )}
      <Dialog
        open={isCloning}
        onOpenChange={setIsCloning}
        title={`Create a version from ${current}`}
        description="It starts with everything in the current version and becomes the current one."
      >
        <DialogBody>
          <UnsavedWords project_id={project.id} version={current} />
          <NewVersionForm project_id={project.id} onCreated={() => setIsCloning(false)} />
        </DialogBody>
      </Dialog>
    </>
  );
}

function VersionsSkeleton() {
  return (
    <SkeletonGroup label="Loading the versions" className="grid gap-3 px-5 py-4">
      <Skeleton className="h-8" />
      <Skeleton className="w-1/2" />
      <Skeleton className="w-2/3" />
    </SkeletonGroup>
  );
}
