import { useMutation } from "@tanstack/react-query";
import { organizationRoleLabels } from "#domain/organizations.ts";
import { asDay } from "#web/lib/dates.ts";
import { useOrganizations } from "#web/queries/current-organization.tsx";
import { acceptInvitationMutation, declineInvitationMutation, type MyInvitation } from "#web/queries/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";

export function InvitationNotice({ invitation }: { invitation: MyInvitation }) {
  const { begin } = useOrganizations();
  const accept = useMutation({ ...acceptInvitationMutation, onSuccess: begin });
  const decline = useMutation(declineInvitationMutation);
  const { id, organization_name, role, expires_at } = invitation;
  const busy = accept.isPending || decline.isPending;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="grid gap-0.5">
        <p className="wrap-anywhere">
          Join <strong className="font-medium">{organization_name}</strong> as {organizationRoleLabels[role]}
        </p>
        <p className="text-xs text-muted">Open until {asDay(expires_at)}</p>
      </div>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="primary"
          disabled={busy}
          loading={accept.isPending}
          onClick={() => accept.mutate({ id, organization_name })}
        >
          Accept
        </Button>
        <Button size="sm" disabled={busy} loading={decline.isPending} onClick={() => decline.mutate({ id })}>
          Decline
        </Button>
      </div>
    </li>
  );
}
