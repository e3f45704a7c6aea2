import { useMutation, useQuery } from "@tanstack/react-query";
import { organizationRoleLabels } from "#domain/organizations.ts";
import { asDay } from "#web/lib/dates.ts";
import { resendInvitationMutation } from "#web/queries/invitations.ts";
import { invitationsQuery, type OrganizationInvitation, revokeInvitationMutation } from "#web/queries/members.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { InviteForm } from "./invite-form.tsx";

export function InvitationsCard({ organization_id, isAdmin }: { organization_id: string; isAdmin: boolean }) {
  const { data: invitations = [], isPending, error, refetch } = useQuery(invitationsQuery({ organization_id, isAdmin }));
  return (
    <Card>
      <CardHeader
        title="Invitations"
        description={
          isAdmin ? "An invitation is sent by email and is valid for 7 days." : "Admins of the organization invite people."
        }
      />
      <CardBody className="px-0 pb-1">
        {isAdmin ? <InviteForm organization_id={organization_id} /> : null}
        {error ? (
          <Banner className="mx-5 mb-3" title="Failed to fetch organization invitations" onRetry={refetch} />
        ) : isPending ? (
          <SkeletonGroup label="Loading invitations" className="flex h-14 items-center border-t px-5">
            <Skeleton className="w-48" />
          </SkeletonGroup>
        ) : invitations.length === 0 ? (
          <p className="border-t px-5 py-4 text-muted">No pending invitations.</p>
        ) : (
          <ul aria-label="Pending invitations" className="divide-y border-t">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function InvitationRow({ invitation }: { invitation: OrganizationInvitation }) {
  const revoke = useMutation(revokeInvitationMutation(invitation.organization_id));
  const resend = useMutation(resendInvitationMutation(invitation.organization_id));
  const hasExpired = new Date(invitation.expires_at) <= new Date();
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
      <div className="min-w-40 grow basis-0">
        <p className="truncate font-medium">{invitation.email}</p>
        <p className="text-xs text-muted">
          {hasExpired ? "Expired on" : "Open until"} {asDay(invitation.expires_at)}
        </p>
      </div>
      {hasExpired ? <Badge tone="warning">Expired</Badge> : null}
      <Badge>{organizationRoleLabels[invitation.role]}</Badge>
      <Button
        variant="ghost"
        loading={resend.isPending}
        onClick={() => resend.mutate(invitation)}
        aria-label={`Send the invitation to ${invitation.email} again`}
      >
        Resend
      </Button>
      <Button
        variant="danger-ghost"
        loading={revoke.isPending}
        onClick={() => revoke.mutate({ id: invitation.id })}
        aria-label={`Revoke the invitation of ${invitation.email}`}
      >
        Revoke
      </Button>
    </li>
  );
}
