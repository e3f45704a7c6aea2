import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { pageTitle, productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { type InvitationByLink, invitationQuery } from "#web/queries/invitations.ts";
import { useAuth } from "#web/queries/session.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Loaded } from "#web/ui/layout/loaded.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/layout/skeleton.tsx";
import { Brand } from "#web/ui/marks/brand.tsx";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { ClosedInvitation } from "./closed-invitation.tsx";
import { OtherAccount } from "./other-account.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

export function InvitationScreen() {
  const { token = "" } = useParams();
  const { status } = useAuth();
  const invitation = useQuery(invitationQuery(token));
  return (
    <main
      id="main"
      tabIndex={-1}
      className="blueprint grid min-h-dvh content-center justify-items-center gap-6 px-4 py-12 text-center"
    >
      <title>{pageTitle("Invitation")}</title>
      <Link to={paths.home()} className="rounded-md p-1">
        <Brand name={productName} />
      </Link>
      <Card className="grid w-full max-w-md justify-items-center gap-2 px-6 py-8">
        <Loaded from={invitation} failure="The invitation could not be loaded" skeleton={<InvitationSkeleton />}>
          {(found) => (status === "loading" ? <InvitationSkeleton /> : <Invitation invitation={found} token={token} />)}
        </Loaded>
      </Card>
    </main>
  );
}

function Invitation({ invitation, token }: { invitation: InvitationByLink | null; token: string }) {
  const { user, awaitsSecondStep } = useAuth();
  if (invitation?.state !== "open") return <ClosedInvitation state={invitation?.state} />;
  if (!user || awaitsSecondStep) return <SignInFirst invitation={invitation} token={token} />;
  if (user.email?.toLowerCase() !== invitation.email) return <OtherAccount invitation={invitation} email={user.email ?? ""} />;
  return <AcceptInvitation invitation={invitation} token={token} />;
}

function InvitationSkeleton() {
  return (
    <SkeletonGroup label="Loading the invitation" className="grid w-full justify-items-center gap-3">
      <Skeleton className="size-12 rounded-xl" />
      <Skeleton className="h-7 w-56" />
      <Skeleton className="h-5 w-72" />
      <Skeleton className="mt-4 h-10 w-full" />
    </SkeletonGroup>
  );
}
