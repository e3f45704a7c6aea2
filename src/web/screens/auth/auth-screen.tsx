import { lazy, Suspense } from "react";
import { useLocation, useSearchParams } from "react-router";
import { linkInAddress } from "#domain/mail-links.ts";
import { pageTitle } from "#web/lib/page-title.ts";
import { useAuth, useNewCodes, useOffer } from "#web/queries/session.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/marks/spinner.tsx";
import { AuthPanel } from "./auth-panel.tsx";
import { CredentialsForm } from "./credentials-form.tsx";

/** Most people come with a password, and wait for nothing else. */
const AuthStep = lazy(async () => ({ default: (await import("./auth-step.tsx")).AuthStep }));
const NewLinkForm = lazy(async () => ({ default: (await import("./new-link-form.tsx")).NewLinkForm }));

export function AuthScreen() {
  const { status, awaitsSecondStep } = useAuth();
  const [search] = useSearchParams();
  const { hash, search: asked, state } = useLocation();
  const setsPassword = search.get("mode") === "recovery" || status === "password_recovery";
  const offer = useOffer();
  const newCodes = useNewCodes();
  const link = linkInAddress({ search: asked, hash });
  const hasLinkFailed = new URLSearchParams(hash.slice(1)).has("error_description") && !search.has("with");
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-rows-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <title>{pageTitle(setsPassword ? "Set a new password" : search.get("tab") === "signup" ? "Sign Up" : "Sign In")}</title>
      <AuthPanel />
      <main
        id="main"
        tabIndex={-1}
        className="grid content-start justify-items-center px-4 pt-8 pb-24 sm:px-8 lg:content-center lg:pt-16"
      >
        <div className="grid w-full max-w-sm gap-6">
          {wasEnded(state) ? <Banner tone="info" title="Your session was ended. Sign in again." /> : null}
          <div className="hidden noscript:block">
            <Banner tone="info" title="Signing in needs JavaScript">
              Switch it on for this site, then reload the page.
            </Banner>
          </div>
          <Suspense fallback={<Spinner label="Loading..." />}>
            {hasLinkFailed && !setsPassword ? <NewLinkForm type="signup" /> : null}
            {status === "loading" ? (
              <Spinner label="Loading..." />
            ) : link || (offer && status === "signed_out") || newCodes || awaitsSecondStep || setsPassword ? (
              <AuthStep link={link} />
            ) : (
              <CredentialsForm />
            )}
          </Suspense>
        </div>
      </main>
    </div>
  );
}

/** Whether a guard left here somebody who was signed in until just now. */
function wasEnded(state: unknown) {
  return typeof state === "object" && state !== null && "wasEnded" in state && state.wasEnded === true;
}
