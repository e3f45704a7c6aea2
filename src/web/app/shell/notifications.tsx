import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import { organizationRoleLabels } from "#domain/organizations.ts";
import { ownInvitationsQuery } from "#web/queries/members.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Popover } from "#web/ui/popover.tsx";

export function Notifications() {
  const user = useSignedInUser();
  const { data: invitations = [] } = useQuery(ownInvitationsQuery(user.email));
  const label = invitations.length > 0 ? `Notifications, ${invitations.length} new` : "Notifications";
  return (
    <Popover
      label="Notifications"
      trigger={
        <Button variant="ghost" size="icon" aria-label={label} className="relative">
          <Bell aria-hidden />
          {invitations.length > 0 ? (
            <span aria-hidden className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent ring-2 ring-surface" />
          ) : null}
        </Button>
      }
    >
      <h2 className="border-b px-4 py-3 font-semibold">Notifications</h2>
      {invitations.length === 0 ? (
        <p className="px-4 py-8 text-center text-pretty text-muted">Nothing new. Invitations to an organization appear here.</p>
      ) : (
        <ul className="divide-y">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="grid gap-0.5 px-4 py-3">
              <p>You are invited to join an organization as {organizationRoleLabels[invitation.role]}.</p>
              <p className="text-xs text-muted">Open the link in the mail to {user.email} to accept.</p>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
