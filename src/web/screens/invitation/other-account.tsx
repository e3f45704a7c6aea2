import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { forgetInvitation } from "#web/lib/waiting-invitation.ts";
import { signOutMutation } from "#web/queries/credentials.ts";
import type { InvitationByLink } from "#web/queries/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { InvitationHeading } from "./invitation-heading.tsx";

export function OtherAccount({ invitation, email }: { invitation: InvitationByLink; email: string }) {
  const signOut = useMutation(signOutMutation);
  return (
    <>
      <InvitationHeading invitation={invitation} />
      <p className="text-pretty text-muted">
        This invitation is for <strong className="font-medium text-ink wrap-anywhere">{invitation.email}</strong>, and you are
        signed in as <strong className="font-medium text-ink wrap-anywhere">{email}</strong>. Sign in with the address it was sent
        to.
      </p>
      <Button variant="primary" size="lg" className="mt-4 w-full" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Use another account
      </Button>
      <Button variant="ghost" size="lg" className="w-full" asChild>
        <Link to={paths.dashboard()} onClick={forgetInvitation}>
          Go to my dashboard
        </Link>
      </Button>
    </>
  );
}
