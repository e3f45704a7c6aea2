import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { APP_CLIENT } from "#domain/mail-links.ts";
import { PUBLISHABLE_KEY, person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

/** Our web app in one browser. */
const app = () =>
  createClient(auth.url, PUBLISHABLE_KEY, {
    auth: {
      flowType: "pkce",
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: crypto.randomUUID(),
    },
    global: { headers: { "X-Client-Info": APP_CLIENT } },
  });
const lastLink = (email: string) => new URL(linkIn(auth.mails.to(email).at(-1)));

test("a mail that our app asked for in one browser signs in in another, and its link uses nothing up by being opened [AUDIT-11]", async () => {
  const email = "phone@example.com";
  await app().auth.signUp({ email, password: "correct horse", options: { emailRedirectTo: `${auth.url}/auth` } });
  const confirmed = await redeem(email, "signup");
  expect(confirmed.user?.email).toBe(email);
  await app().auth.resetPasswordForEmail(email, { redirectTo: `${auth.url}/auth?mode=recovery` });
  const recovered = await redeem(email, "recovery");
  expect((await recovered.client.auth.updateUser({ password: "another correct horse" })).error).toBeNull();
  expect((await app().auth.signInWithPassword({ email, password: "another correct horse" })).error).toBeNull();
});

test("an address is changed by the links of both mails, opened wherever [AUDIT-11]", async () => {
  const { session } = await person(auth, "old@example.com");
  const client = app();
  await client.auth.setSession(session);
  expect((await client.auth.updateUser({ email: "new@example.com" })).error).toBeNull();
  expect((await redeem("new@example.com", "email_change")).user).toBeNull();
  expect((await redeem("old@example.com", "email_change")).user?.email).toBe("new@example.com");
});

async function redeem(email: string, type: "signup" | "recovery" | "email_change") {
  const link = lastLink(email);
  expect(link.origin + link.pathname).toBe(`${auth.url}/auth`);
  expect(link.searchParams.get("type")).toBe(type);
  const client = app();
  const { data, error } = await client.auth.verifyOtp({ token_hash: link.searchParams.get("token_hash") ?? "", type });
  if (error) throw error;
  return { user: data.user, client };
}

test("another client's mail goes on to lead through the sign-in service, with a code for its own browser", async () => {
  await person(auth, "other@example.com");
  await auth.client({ flowType: "pkce" }).auth.resetPasswordForEmail("other@example.com", { redirectTo: `${auth.url}/auth` });
  expect(lastLink("other@example.com").pathname).toBe("/auth/v1/verify");
});
