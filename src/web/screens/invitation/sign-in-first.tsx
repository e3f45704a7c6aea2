import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { keepInvitation } from "#web/lib/waiting-invitation.ts";
import type { InvitationByLink } from "#web/queries/invitations.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { InvitationHeading } from "./invitation-heading.tsx";

export function SignInFirst({ invitation, token }: { invitation: InvitationByLink; token: string }) {
  const state = { from: paths.invitation(token), email: invitation.email };
  return (
    <>
      <InvitationHeading invitation={invitation} />
      <p className="text-pretty text-muted">
        It was sent to <strong className="font-medium text-ink wrap-anywhere">{invitation.email}</strong>. Sign in or sign up with
        that address to accept it.
      </p>
      <Button variant="primary" size="lg" className="mt-4 w-full" asChild>
        <Link to={paths.auth("signup")} state={state} onClick={() => keepInvitation(token)}>
          Create an account
        </Link>
      </Button>
      <Button size="lg" className="w-full" asChild>
        <Link to={paths.auth()} state={state} onClick={() => keepInvitation(token)}>
          I have an account
        </Link>
      </Button>
    </>
  );
}
