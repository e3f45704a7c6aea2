import { createClient } from "@supabase/supabase-js";
import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memory, PUBLISHABLE_KEY, person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { codeIn, follow, linkIn } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: { ...plenty, proofPerAccount: { max: 4, seconds: 60 } } });
});
afterAll(() => auth.stop());

const needed = { code: "reauthentication_needed", status: 400 };

/** Somebody who signed in eleven minutes ago and left the session open. */
async function left(email: string) {
  const known = await person(auth, email);
  await putAside(known.session.user.id);
  return known;
}

async function putAside(userId: string, minutes = 11) {
  await auth.sql`
    update auth.mfa_amr_claims set updated_at = now() - make_interval(mins => ${minutes})
    where session_id in (select id from auth.sessions where user_id = ${userId})`;
}

test("whoever finds a session open changes neither password, address nor second factor [SIGN-01]", async () => {
  const { client, email, password } = await left("left@example.com");
  expect((await client.auth.updateUser({ password: "a new secret" })).error).toMatchObject(needed);
  expect((await client.auth.updateUser({ email: "thief@example.com" })).error).toMatchObject(needed);
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject(needed);
  expect(auth.mails.to("thief@example.com")).toHaveLength(0);
  expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
  // what is no key of the account stays open
  expect((await client.auth.updateUser({ data: { theme: "dark" } })).error).toBeNull();
});

test("the password, shown again, opens these changes for ten minutes [SIGN-02]", async () => {
  const { client, session, password } = await left("again@example.com");
  expect((await client.auth.updateUser({ current_password: "not the password" })).error?.code).toBe("invalid_credentials");
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject(needed);
  expect((await client.auth.updateUser({ current_password: password })).error).toBeNull();
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toBeNull();
  expect((await client.auth.updateUser({ email: "moved@example.com" })).error).toBeNull();
  expect((await client.auth.updateUser({ password: "a new secret" })).error).toBeNull();
  await putAside(session.user.id);
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject(needed);
});

test("a mailed code opens them as well, once [SIGN-02]", async () => {
  const { client, email, session } = await left("nonce@example.com");
  expect((await client.auth.reauthenticate()).error).toBeNull();
  const nonce = codeIn(auth.mails.to(email).at(-1));
  expect((await client.auth.updateUser({ nonce })).error).toBeNull();
  expect((await client.auth.updateUser({ email: "nonce-new@example.com" })).error).toBeNull();
  await putAside(session.user.id);
  expect((await client.auth.updateUser({ nonce })).error).toMatchObject({ code: "reauthentication_not_valid" });
  expect((await client.auth.updateUser({ password: "a new secret" })).error).toMatchObject(needed);
});

test("guessing the password or the code of a session somebody found is stopped [SIGN-02]", async () => {
  const { client, password } = await left("guessed@example.com");
  for (let guess = 0; guess < 4; guess++) {
    expect((await client.auth.updateUser({ current_password: `guess ${guess}` })).error?.code).toBe("invalid_credentials");
  }
  expect((await client.auth.updateUser({ current_password: password })).error).toMatchObject({
    code: "over_request_rate_limit",
    status: 429,
  });
});

test("with a second factor its code opens them, and without it neither the app nor the recovery codes are taken off [SIGN-01, SIGN-02]", async () => {
  const { email, password } = await person(auth, "factor@example.com");
  const client = createClient(auth.url, PUBLISHABLE_KEY, {
    auth: { autoRefreshToken: false, storage: memory(), experimental: { recoveryCodes: true } },
  });
  const { data: signedIn } = await client.auth.signInWithPassword({ email, password });
  const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("That is not a TOTP factor.");
  const codeOf = (shift: number) => generate({ secret: data.totp.secret, epoch: Math.floor(Date.now() / 1000) + shift });
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: await codeOf(-30) })).error).toBeNull();
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toBeNull();

  await putAside(signedIn.user?.id ?? "");
  expect((await client.auth.mfa.unenroll({ factorId: data.id })).error).toMatchObject(needed);
  expect((await client.auth.mfa.recoveryCodes.regenerate()).error).toMatchObject(needed);
  expect((await client.auth.mfa.challengeAndVerify({ factorId: data.id, code: await codeOf(0) })).error).toBeNull();
  expect((await client.auth.mfa.recoveryCodes.regenerate()).error).toBeNull();
  expect((await client.auth.mfa.unenroll({ factorId: data.id })).error).toBeNull();
});

test("whoever came by a recovery link may take an hour over the new password, and over nothing else [SIGN-03]", async () => {
  const { email, session } = await person(auth, "slow@example.com");
  for (const flowType of ["implicit", "pkce"] as const) {
    const client = auth.client({ flowType });
    await client.auth.resetPasswordForEmail(email);
    const landed = await follow(linkIn(auth.mails.to(email).at(-1)));
    if (flowType === "pkce") await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
    else {
      const values = new URLSearchParams(landed.hash.slice(1));
      const { access_token = "", refresh_token = "" } = Object.fromEntries(values);
      await client.auth.setSession({ access_token, refresh_token });
    }
    await putAside(session.user.id, 50);
    expect((await client.auth.updateUser({ email: "elsewhere@example.com" })).error).toMatchObject(needed);
    expect((await client.auth.updateUser({ password: `a new secret, ${flowType}` })).error).toBeNull();
    await auth.sql`update auth.sessions set created_at = now() - interval '61 minutes' where user_id = ${session.user.id}`;
    expect((await client.auth.updateUser({ password: "yet another secret" })).error).toMatchObject(needed);
  }
});
