import { useIsMutating } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { deleteProject, type Project, projectRemoval } from "#web/queries/projects.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";

export function DangerZone({ project, canDelete }: { project: Project; canDelete: boolean }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const deleting = useIsMutating({ mutationKey: projectRemoval(project.id) }) > 0;
  async function remove() {
    if (await deleteProject(project.id)) await navigate(paths.dashboard(), { replace: true });
    else setAsking(false);
  }
  return (
    <Card className="border-danger-line">
      <CardHeader title={<span className="text-danger-ink">Danger Zone</span>} />
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-96 min-w-48 grow basis-0 text-muted">
          {canDelete
            ? "Deletes the project with all its versions, pages, stories, features and risks. This cannot be undone."
            : "Only an admin of the organization can delete the project."}
        </p>
        <Button variant="danger" disabled={!canDelete} onClick={() => setAsking(true)}>
          Delete Project
        </Button>
      </CardBody>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this project?"
        description="Its specification, questionnaires and everything in them are gone for good."
        confirm="Delete Project"
        destructive
        typed={project.name.trim()}
        pending={deleting}
        onConfirm={() => void remove()}
      />
    </Card>
  );
}
