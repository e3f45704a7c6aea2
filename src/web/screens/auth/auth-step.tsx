import type { linkInAddress } from "#domain/mail-links.ts";
import { useAuthenticator } from "#web/queries/second-step.ts";
import { useAuth, useNewCodes, useOffer } from "#web/queries/session.ts";
import { MailedLinkForm } from "./mailed-link-form.tsx";
import { NewCodes } from "./new-codes.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { OfferedSessionForm } from "./offered-session-form.tsx";
import { SecondStepForm } from "./second-step-form.tsx";
import { SetUpSecondStepForm } from "./set-up-second-step-form.tsx";

/** What signing in takes beyond a password, and what links of mails lead to. */
export function AuthStep({ link }: { link: ReturnType<typeof linkInAddress> }) {
  const { status, awaitsSecondStep } = useAuth();
  const offer = useOffer();
  const authenticator = useAuthenticator();
  const newCodes = useNewCodes();
  if (link) return <MailedLinkForm {...link} />;
  if (offer && status === "signed_out") return <OfferedSessionForm offer={offer} />;
  if (newCodes && newCodes.length > 0) return <NewCodes codes={newCodes} />;
  if (newCodes || (awaitsSecondStep && !authenticator)) return <SetUpSecondStepForm />;
  return awaitsSecondStep ? <SecondStepForm /> : <NewPasswordForm />;
}
