import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { forgetInvitation } from "#web/lib/waiting-invitation.ts";
import { rememberOrganization } from "#web/queries/current-organization.tsx";
import { acceptByTokenMutation, type InvitationByLink } from "#web/queries/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { InvitationHeading } from "./invitation-heading.tsx";

export function AcceptInvitation({ invitation, token }: { invitation: InvitationByLink; token: string }) {
  const navigate = useNavigate();
  const accept = useMutation({
    ...acceptByTokenMutation,
    onSuccess: async ({ id }) => {
      forgetInvitation();
      rememberOrganization(id);
      await navigate(paths.dashboard(), { replace: true });
    },
  });
  return (
    <>
      <InvitationHeading invitation={invitation} />
      <Button
        variant="primary"
        size="lg"
        className="mt-4 w-full"
        loading={accept.isPending}
        onClick={() => accept.mutate({ token, organization_name: invitation.organization_name })}
      >
        Accept the invitation
      </Button>
      <Button variant="ghost" size="lg" className="w-full" asChild>
        <Link to={paths.dashboard()} onClick={forgetInvitation}>
          Not now
        </Link>
      </Button>
      <p className="text-xs text-pretty text-muted">Not now? It waits behind the bell until it runs out.</p>
    </>
  );
}
