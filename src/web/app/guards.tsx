import { useState } from "react";
import { Navigate, Outlet, useLocation, useMatch, useSearchParams } from "react-router";
import { linkInAddress } from "#domain/mail-links.ts";
import { paths } from "#web/lib/paths.ts";
import { hasSignedUp } from "#web/lib/signed-up.ts";
import { waitingConnection } from "#web/lib/waiting-connection.ts";
import { waitingInvitation } from "#web/lib/waiting-invitation.ts";
import { hasJustArrived, LetIn, useAuth, useNewCodes } from "#web/queries/session.ts";
import { FullPageSpinner } from "#web/ui/marks/spinner.tsx";
import { AuthenticationRequired } from "./authentication-required.tsx";
import { cameFrom } from "./came-from.ts";

/** Screens for people who are signed in; others sign in first and come back to the whole address. */
export function SignedInOnly() {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  const atWebToPrd = useMatch("/dashboard/web-to-prd/*") !== null;
  const [hasEntered, setHasEntered] = useState(false);
  if (auth.user && !hasEntered) setHasEntered(true);

  if (auth.status === "loading") return <FullPageSpinner label={atWebToPrd ? "Checking authentication..." : "Loading..."} />;
  if (auth.user && !auth.awaitsSecondStep)
    return (
      <LetIn value={auth.user}>
        <Outlet />
      </LetIn>
    );
  if (hasEntered && !auth.user && auth.byChoice) return <Navigate to={paths.home()} replace />;
  const from = pathname + search + hash;
  const wasEnded = hasEntered && !auth.user;
  if (atWebToPrd) return <AuthenticationRequired from={from} />;
  return <Navigate to={paths.auth()} replace state={{ from, ...(wasEnded ? { wasEnded } : {}) }} />;
}

/** The landing page and the sign-in screen; people who are signed in go on to where they were headed. */
export function SignedOutOnly() {
  const { status, user, awaitsSecondStep } = useAuth();
  const newCodes = useNewCodes();
  const { pathname, search: asked, hash, state } = useLocation();
  const [search] = useSearchParams();
  if (status === "loading") return <FullPageSpinner />;
  const usesLink = pathname === paths.auth() && linkInAddress({ search: asked, hash }) !== null;
  const setsPassword = pathname === paths.auth() && (status === "password_recovery" || search.get("mode") === "recovery");
  if (!user || usesLink || setsPassword || awaitsSecondStep || newCodes) return <Outlet />;
  const first = hasSignedUp(user.email) || hasJustArrived(user) ? paths.start() : paths.dashboard();
  return <Navigate to={cameFrom(state) ?? waitingConnection() ?? waitingInvitation() ?? first} replace />;
}
