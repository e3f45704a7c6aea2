import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { type Organization, removeOrganizationMutation } from "#web/queries/organizations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Card, CardFooter, CardHeader } from "#web/ui/layout/card.tsx";

export function DeleteOrganizationCard({ organization }: { organization: Organization }) {
  const [confirms, setConfirms] = useState(false);
  const navigate = useNavigate();
  const remove = useMutation(removeOrganizationMutation(organization.id));

  async function confirm() {
    await remove.mutateAsync();
    await navigate(paths.dashboard());
  }

  return (
    <Card className="border-danger-line">
      <CardHeader
        title="Danger Zone"
        description="Deleting the organization deletes all of its projects, for everybody, for good."
      />
      <CardFooter className="border-none pb-4">
        <Button variant="danger" onClick={() => setConfirms(true)}>
          Delete Organization
        </Button>
      </CardFooter>
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        title={`Delete ${organization.name}?`}
        description="All of its projects, specifications and invitations go with it. This cannot be undone."
        confirm="Delete Organization"
        typed={organization.name}
        destructive
        pending={remove.isPending}
        onConfirm={() => confirm().catch(() => undefined)}
      />
    </Card>
  );
}
