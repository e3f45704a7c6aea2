import { MailX } from "lucide-react";
import { Link } from "react-router";
import type { InvitationState } from "#domain/organization-invitations.ts";
import { paths } from "#web/lib/paths.ts";
import { forgetInvitation } from "#web/lib/waiting-invitation.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";

const words: Record<Exclude<InvitationState, "open"> | "unknown", { title: string; text: string }> = {
  accepted: { title: "Accepted already", text: "This invitation was accepted already. Its organization is among yours." },
  revoked: { title: "Withdrawn", text: "This invitation was withdrawn. Ask for a new one." },
  expired: { title: "Expired", text: "This invitation has expired. Ask for a new one." },
  unknown: {
    title: "This link does not work",
    text: "This link was replaced by a newer one or is incomplete. Use the link of the latest mail.",
  },
};

export function ClosedInvitation({ state = "unknown" }: { state: Exclude<InvitationState, "open"> | "unknown" | undefined }) {
  const { user } = useAuth();
  const { title, text } = words[state];
  return (
    <>
      <span className="mb-2 grid size-12 place-items-center rounded-xl border bg-sunken text-muted">
        <MailX aria-hidden className="size-5" />
      </span>
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p className="text-pretty text-muted">{text}</p>
      <Button variant="primary" size="lg" className="mt-4 w-full" asChild>
        <Link to={user ? paths.dashboard() : paths.auth()} onClick={forgetInvitation}>
          {user ? "Go to my dashboard" : "Sign in"}
        </Link>
      </Button>
    </>
  );
}
