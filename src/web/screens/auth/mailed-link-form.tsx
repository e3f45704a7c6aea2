import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { wordsOfLink } from "#domain/mail-links.ts";
import { isOneOf } from "#domain/option.ts";
import { paths } from "#web/lib/paths.ts";
import { announce } from "#web/lib/toast-store.ts";
import { waitingInvitation } from "#web/lib/waiting-invitation.ts";
import { isLinkOver, type MailedLink, redeemLinkMutation } from "#web/queries/credentials.ts";
import { useAuth } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { NewLinkForm } from "./new-link-form.tsx";

const links = ["signup", "invite", "magiclink", "recovery", "email_change"] as const satisfies readonly MailedLink[];

/** What the link of a mail opens, in whichever browser: a button that uses it, so that looking at it changes nothing. */
export function MailedLinkForm({ token_hash, type }: { token_hash: string; type: string }) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const redeem = useMutation(redeemLinkMutation);
  const { heading, text, button } = wordsOfLink(type);
  if (!isOneOf(links, type) || isLinkOver(redeem.error)) return <NewLinkForm type={type === "recovery" ? type : "signup"} />;

  const use = () =>
    redeem.mutate(
      { token_hash, type },
      {
        onSuccess: ({ email }) => {
          if (email && type === "email_change") announce("account.email_changed", { email });
          void navigate(addressAfter(type, email !== undefined), { replace: true });
        },
      },
    );

  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{heading}</h1>
        <p className="text-muted">{text}</p>
      </div>
      {user && type !== "email_change" ? (
        <Banner tone="info" title={`You are signed in as ${user.email}`}>
          The link signs you out and signs in the person the mail was sent to.
        </Banner>
      ) : null}
      {redeem.error ? <Banner title={redeem.error.message} /> : null}
      <Button variant="primary" size="lg" loading={redeem.isPending} onClick={use}>
        {button}
      </Button>
      <p className="text-xs text-muted">
        If you did not ask for this, close this page. Nothing happens unless you press the button.
      </p>
    </div>
  );
}

function addressAfter(type: MailedLink, isSignedIn: boolean) {
  if (type === "recovery" || type === "invite") return paths.setPassword();
  // the profile says of an address that is half changed what is left to do
  if (type === "email_change") return paths.profile() + (isSignedIn ? "" : "#message=half");
  return waitingInvitation() ?? (type === "signup" ? paths.start() : paths.dashboard());
}
