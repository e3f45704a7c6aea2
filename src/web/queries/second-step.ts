import { mutationOptions, queryOptions } from "@tanstack/react-query";
import {
  addAuthenticator,
  authenticatorOf,
  confirmAuthenticator,
  countRecoveryCodes,
  makeFirstRecoveryCodes,
  makeRecoveryCodes,
  needsSecondFactor,
  removeAuthenticator,
  spendRecoveryCode,
} from "#data/second-step.ts";
import type { SecondStepInput } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { productName } from "#web/lib/page-title.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { db } from "#web/lib/supabase.ts";
import { sessionsQuery } from "./account.ts";
import { withProof } from "./proof-asked.ts";
import { useAuth } from "./session.ts";

/** The signed-in user's authenticator app, or nothing while two-factor sign-in is off. */
export function useAuthenticator() {
  const { user } = useAuth();
  return user ? authenticatorOf(user) : undefined;
}

export const recoveryCodesQuery = queryOptions({
  queryKey: ["recovery_codes"],
  queryFn: () => countRecoveryCodes(db),
});

const wrongCode = "That code is wrong. Please try again.";

/** What a refused code is refused for, where that is said at its field. */
export function codeProblemOf(error: unknown): string | null {
  if (!(error instanceof Failure)) return null;
  if (error.kind === "too_many") return error.message;
  return error.code === "mfa_verification_failed" ? wrongCode : null;
}

/** Whether everybody here needs a second factor, so that switching it off leads to setting up another. */
export function useNeedsSecondFactor() {
  const { session } = useAuth();
  return session !== null && needsSecondFactor(session);
}

/** An authenticator app to set up, made once each time the sign-in screen asks for it. */
export const addedAuthenticatorQuery = (user_id: string) =>
  queryOptions({
    queryKey: ["added_authenticator", user_id],
    queryFn: () => withProof(() => addAuthenticator(db, { name: productName })),
    enabled: user_id !== "",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export const addAuthenticatorMutation = mutationOptions({
  mutationFn: () => withProof(() => addAuthenticator(db, { name: productName })),
  meta: { failure: "second_step.failed" },
});

/** Confirms the app that was just added and answers the recovery codes to keep beside it. */
export const switchOnMutation = mutationOptions({
  mutationFn: async ({ id, code }: SecondStepInput & { id: string }) => {
    // there are none before the first set; nobody need ask
    queryClient.setQueryData(recoveryCodesQuery.queryKey, { remaining: 0, total: 0 });
    await confirmAuthenticator(db, { id, code });
    return { codes: await makeFirstRecoveryCodes(db) };
  },
  meta: {
    toast: "second_step.switched_on",
    failure: (error) => (codeProblemOf(error) ? null : "second_step.failed"),
    refreshes: [recoveryCodesQuery.queryKey, sessionsQuery.queryKey, ["organizations"]],
  },
});

export const makeRecoveryCodesMutation = mutationOptions({
  mutationFn: async () => ({ codes: await withProof(() => makeRecoveryCodes(db)) }),
  meta: { failure: "second_step.failed", refreshes: [recoveryCodesQuery.queryKey] },
});

export const switchOffMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => withProof(() => removeAuthenticator(db, { id })),
  meta: { toast: "second_step.switched_off", failure: "second_step.failed" },
});

/** The second step at sign-in, by a code of the app or by a recovery code. */
export const passSecondStepMutation = (by: "app" | "recovery_code", authenticator: { id: string } | undefined) =>
  mutationOptions({
    mutationFn: async ({ code }: SecondStepInput) => {
      if (by === "recovery_code") return spendRecoveryCode(db, { code });
      if (!authenticator) throw new Failure("conflict", "Two-factor sign-in is off. Reload and go on.");
      return confirmAuthenticator(db, { id: authenticator.id, code });
    },
    meta: { failure: (error) => (codeProblemOf(error) ? null : "second_step.refused") },
  });
