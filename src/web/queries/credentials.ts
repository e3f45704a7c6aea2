import { mutationOptions } from "@tanstack/react-query";
import type { MailedCode, MailedLink, OfferedSession } from "#data/session.ts";
import type { MailedCodeInput, NewPasswordInput, RecoveryInput, SignInInput, SignUpInput } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { paths } from "#web/lib/paths.ts";
import { keepSignUp } from "#web/lib/signed-up.ts";
import { withProof } from "./proof-asked.ts";

export type { MailedCode, MailedLink, OfferedSession } from "#data/session.ts";

/** What signing in needs; the screen for it is shown before that is loaded, which may begin once somebody types. */
export const loadSignIn = async () => {
  const [auth, { db }] = await Promise.all([
    import("./follow-auth.ts"),
    import("#web/lib/supabase.ts"),
    import("#data/session.ts"),
  ]);
  return { ...auth, db };
};

const isRefusal = (error: unknown) => error instanceof Failure && error.kind !== "unavailable";

export const signInMutation = mutationOptions({
  mutationFn: async (input: SignInInput) => {
    const { db, followAuth } = await loadSignIn();
    const { signIn } = await import("#data/session.ts");
    await followAuth();
    return signIn(db, input);
  },
  meta: { failure: (error) => (isRefusal(error) ? "session.sign_in_failed" : "session.sign_in_error") },
});

export const signUpMutation = mutationOptions({
  mutationFn: async (input: SignUpInput) => {
    const { db, followAuth } = await loadSignIn();
    const { signUp } = await import("#data/session.ts");
    await followAuth();
    await signUp(db, { ...input, return_to: location.origin + paths.auth() });
    keepSignUp(input.email);
  },
  meta: {
    toast: "session.signed_up",
    failure: (error) => {
      if (!isRefusal(error)) return "session.sign_up_error";
      const tooShort = error instanceof Failure && error.reasons.length === 1 && error.reasons[0] === "length";
      return tooShort ? "session.password_too_short" : "session.sign_up_failed";
    },
  },
});

export const recoverPasswordMutation = mutationOptions({
  mutationFn: async ({ email }: RecoveryInput) => {
    const { db } = await loadSignIn();
    const { recoverPassword } = await import("#data/session.ts");
    await recoverPassword(db, { email, return_to: location.origin + paths.setPassword() });
  },
  meta: { toast: "session.recovery_sent", failure: "session.recovery_failed" },
});

/** Whether the password was right, but the address has yet to be confirmed. */
export const isUnconfirmed = (error: unknown) => error instanceof Failure && error.code === "email_not_confirmed";

/** Mails a new confirmation link and code, where the address belongs to an account that waits for them. */
export const resendConfirmationMutation = mutationOptions({
  mutationFn: async ({ email }: RecoveryInput) => {
    const { db } = await loadSignIn();
    const { resendConfirmation } = await import("#data/session.ts");
    await resendConfirmation(db, { email, return_to: location.origin + paths.auth() });
  },
  meta: { toast: "session.confirmation_sent", failure: null },
});

/** The same as `recoverPasswordMutation`, asked for where the answer to a refusal has a place of its own. */
export const resendRecoveryMutation = mutationOptions({
  ...recoverPasswordMutation,
  meta: { toast: "session.recovery_sent", failure: null },
});

/** Signs in with the code of a mail; what is wrong with it is said at its field. */
export const redeemCodeMutation = (type: MailedCode) =>
  mutationOptions({
    mutationFn: async ({ email, code }: MailedCodeInput & { email: string }) => {
      const { db, followAuth } = await loadSignIn();
      const { redeemCode } = await import("#data/session.ts");
      await followAuth();
      await redeemCode(db, { email, code, type });
    },
    meta: { failure: null },
  });

/** Whether a link of a mail was used up, is too old, or never was one. */
export const isLinkOver = (error: unknown) =>
  error instanceof Failure && error.kind !== "unavailable" && error.kind !== "too_many";

/** Uses the link of a mail; what is wrong with it is said in its place. */
export const redeemLinkMutation = mutationOptions({
  mutationFn: async (link: { token_hash: string; type: MailedLink }) => {
    const { db, followAuth } = await loadSignIn();
    const { redeemLink } = await import("#data/session.ts");
    await followAuth();
    const session = await redeemLink(db, link);
    return { type: link.type, email: session?.user.email };
  },
  meta: { failure: null },
});

export const takeOfferedSessionMutation = mutationOptions({
  mutationFn: async (offered: OfferedSession) => {
    const { db, followAuth } = await loadSignIn();
    const { takeOfferedSession } = await import("#data/session.ts");
    await followAuth();
    await takeOfferedSession(db, offered);
  },
  meta: { failure: "session.sign_in_failed" },
});

export const changePasswordMutation = mutationOptions({
  mutationFn: async (input: NewPasswordInput) => {
    const { db } = await loadSignIn();
    const { changePassword } = await import("#data/session.ts");
    await withProof(() => changePassword(db, input));
  },
  meta: { toast: "session.password_changed", failure: "session.password_change_failed" },
});

export const signOutMutation = mutationOptions({
  mutationFn: async () => {
    const { db, leaveBy } = await loadSignIn();
    const { signOut } = await import("#data/session.ts");
    await leaveBy(() => signOut(db));
  },
  meta: { failure: "session.sign_out_failed" },
});
