import { MailOpen } from "lucide-react";
import { organizationRoleOffers } from "#domain/organizations.ts";
import type { InvitationByLink } from "#web/queries/invitations.ts";

export function InvitationHeading({ invitation }: { invitation: InvitationByLink }) {
  const { organization_name, role } = invitation;
  return (
    <>
      <span className="mb-2 grid size-12 place-items-center rounded-xl border bg-accent-soft text-accent-ink">
        <MailOpen aria-hidden className="size-5" />
      </span>
      <h1 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere">Join {organization_name}</h1>
      <p className="text-pretty text-muted">You are invited as {organizationRoleOffers[role]}.</p>
    </>
  );
}
