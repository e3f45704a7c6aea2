import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { getMyData, listMySessions, removeMyAccount, removeMySession } from "#data/account.ts";
import { changeEmail, changePassword, signOut } from "#data/session.ts";
import type { ChangeEmailInput, ChangePasswordInput } from "#domain/credentials.ts";
import { Failure } from "#domain/failure.ts";
import { paths } from "#web/lib/paths.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { db } from "#web/lib/supabase.ts";
import { leaveBy } from "./follow-auth.ts";
import { withProof } from "./proof-asked.ts";

export type { MySession } from "#data/account.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["my_sessions"],
  queryFn: () => listMySessions(db),
  staleTime: 30_000,
  meta: { failure: "sessions.load_failed" },
});

export const endSessionMutation = mutationOptions({
  mutationFn: ({ id }: { id: string }) => removeMySession(db, { id }),
  meta: { toast: "session.ended", failure: "session.end_failed", refreshes: [sessionsQuery.queryKey] },
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: () => signOut(db, "others"),
  meta: { toast: "session.others_ended", failure: "session.end_failed", refreshes: [sessionsQuery.queryKey] },
});

export const isAddressTaken = (error: unknown) => error instanceof Failure && error.code === "email_exists";

export const changeEmailMutation = mutationOptions({
  mutationFn: ({ email }: ChangeEmailInput) =>
    withProof(() => changeEmail(db, { email, return_to: location.origin + paths.profile() })),
  meta: {
    toast: "account.email_asked",
    failure: (error) => (isAddressTaken(error) ? null : "account.email_failed"),
  },
});

/** Which field a refused change is refused for, and why. */
export function passwordProblemOf(error: unknown): { field: keyof ChangePasswordInput; message: string } | null {
  const code = error instanceof Failure ? error.code : undefined;
  if (code === "invalid_credentials") return { field: "current_password", message: "The current password is wrong" };
  if (code === "same_password") return { field: "password", message: "Choose another password than the one so far" };
  return null;
}

export const changeOwnPasswordMutation = mutationOptions({
  mutationFn: (input: ChangePasswordInput) => withProof(() => changePassword(db, input)),
  meta: {
    toast: "session.password_changed",
    failure: (error) => (passwordProblemOf(error) ? null : "session.password_change_failed"),
    refreshes: [sessionsQuery.queryKey],
  },
});

export const downloadDataMutation = mutationOptions({
  mutationFn: async () => {
    const data = await getMyData(db);
    saveFile({ name: "product-architect-my-data.json", text: JSON.stringify(data, null, 2), type: "application/json" });
  },
  meta: { failure: "account.data_failed" },
});

export const removeAccountMutation = mutationOptions({
  mutationFn: async ({ email }: { email: string }) => {
    await withProof(() => removeMyAccount(db, { email }));
    await leaveBy(() => signOut(db));
  },
  meta: { toast: "account.removed", failure: "account.remove_failed" },
});
