import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { isOneOf } from "#domain/option.ts";
import { organizationRoleLabels, organizationRoles } from "#domain/organizations.ts";
import { asDay } from "#web/lib/dates.ts";
import {
  changeMemberMutation,
  leaveOrganizationMutation,
  membersQuery,
  type PresentedMember,
  removeMemberMutation,
} from "#web/queries/members.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/dialogs/confirm-dialog.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Card, CardBody, CardHeader } from "#web/ui/layout/card.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Avatar } from "#web/ui/marks/avatar.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";

export function MembersCard({ organization_id, isAdmin }: { organization_id: string; isAdmin: boolean }) {
  const user = useSignedInUser();
  const {
    data: members = [],
    isPending,
    error,
    refetch,
  } = useQuery(membersQuery({ organization_id, user_id: user.id, isAdmin }));
  return (
    <Card>
      <CardHeader
        title="Members"
        description={isAdmin ? "Who works here, and what they may do." : "Your own membership. Admins see everybody."}
      />
      <CardBody className="px-0 pb-1">
        {error ? (
          <Banner className="mx-5 mb-3" title="Failed to fetch organization members" onRetry={refetch}>
            {error.message}
          </Banner>
        ) : isPending ? (
          <SkeletonGroup label="Loading members" className="flex h-14 items-center gap-3 border-t px-5">
            <Skeleton className="size-7 rounded-full" />
            <Skeleton className="w-48" />
          </SkeletonGroup>
        ) : (
          <ul className="divide-y border-t">
            {members.map((member) => (
              <MemberRow
                key={member.user_id}
                member={member}
                canManage={isAdmin}
                isLastAdmin={member.role === "admin" && members.filter(({ role }) => role === "admin").length === 1}
              />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

type RowProps = { member: PresentedMember; canManage: boolean; isLastAdmin: boolean };

function MemberRow({ member, canManage, isLastAdmin }: RowProps) {
  const user = useSignedInUser();
  const stayId = useId();
  const [confirms, setConfirms] = useState(false);
  const change = useMutation(changeMemberMutation(member.organization_id));
  const label = member.profile.email;
  const isSelf = member.user_id === user.id;
  const remove = useMutation((isSelf ? leaveOrganizationMutation : removeMemberMutation)(member.organization_id));
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
      <Avatar name={label} />
      <div className="min-w-32 grow basis-0">
        <p className="truncate font-medium">{label}</p>
        <p className="text-xs text-muted">
          {isSelf ? "You, since " : "Since "}
          {asDay(member.created_at)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-2">
        {canManage ? (
          <Select
            aria-label={`Role of ${label}`}
            size="sm"
            className="w-32"
            value={member.role}
            disabled={change.isPending}
            onValueChange={(role) => isOneOf(organizationRoles, role) && change.mutate({ user_id: member.user_id, role })}
            choices={organizationRoles.map((role) => ({ value: role, label: organizationRoleLabels[role] }))}
          />
        ) : (
          <Badge>{organizationRoleLabels[member.role]}</Badge>
        )}
        <Button
          variant="danger-ghost"
          disabled={isSelf && isLastAdmin}
          aria-describedby={isSelf && isLastAdmin ? stayId : undefined}
          onClick={() => setConfirms(true)}
          aria-label={isSelf ? "Leave" : `Remove ${label}`}
        >
          {isSelf ? "Leave" : "Remove"}
        </Button>
      </div>
      {isSelf && isLastAdmin ? (
        <p id={stayId} className="basis-full text-xs text-muted">
          An organization needs an admin. To leave, make somebody else an admin first.
        </p>
      ) : null}
      <ConfirmDialog
        open={confirms}
        onOpenChange={setConfirms}
        title={isSelf ? "Leave this organization?" : `Remove ${label}?`}
        description={
          isSelf
            ? "You lose access to its projects until an admin invites you again, and API keys you made end."
            : "They lose access to all of its projects, and API keys they made end."
        }
        confirm={isSelf ? "Leave" : "Remove"}
        destructive
        pending={remove.isPending}
        onConfirm={() => remove.mutate({ user_id: member.user_id }, { onSettled: () => setConfirms(false) })}
      />
    </li>
  );
}
