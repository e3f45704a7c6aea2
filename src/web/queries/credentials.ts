import { mutationOptions } from "@tanstack/react-query";
import { changePassword, recoverPassword, signIn, signOut, signUp } from "#data/session.ts";
import type { NewPasswordInput, RecoveryInput, SignInInput, SignUpInput } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { paths } from "#web/lib/paths.ts";
import { db } from "#web/lib/supabase.ts";
import { followAuth, leaveBy } from "./follow-auth.ts";

const isRefusal = (error: unknown) => error instanceof Failure && error.kind !== "unavailable";

export const signInMutation = mutationOptions({
  mutationFn: async (input: SignInInput) => {
    await followAuth();
    return signIn(db, input);
  },
  meta: { failure: (error) => (isRefusal(error) ? "session.sign_in_failed" : "session.sign_in_error") },
});

export const signUpMutation = mutationOptions({
  mutationFn: async (input: SignUpInput) => {
    await followAuth();
    return signUp(db, { ...input, return_to: location.origin + paths.auth() });
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
  mutationFn: ({ email }: RecoveryInput) => recoverPassword(db, { email, return_to: location.origin + paths.setPassword() }),
  meta: { toast: "session.recovery_sent", failure: "session.recovery_failed" },
});

export const changePasswordMutation = mutationOptions({
  mutationFn: (input: NewPasswordInput) => changePassword(db, input),
  meta: { toast: "session.password_changed", failure: "session.password_change_failed" },
});

export const signOutMutation = mutationOptions({
  mutationFn: () => leaveBy(() => signOut(db)),
  meta: { failure: "session.sign_out_failed" },
});
