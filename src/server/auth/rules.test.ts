import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkInAddress } from "#domain/mail-links.ts";
import { levelTwoRules, usualRules } from "./rules.ts";
import { person, plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";
import { follow, linkIn } from "./testing-mail.ts";
import { totpStep } from "./totp.ts";

/** Nobody gets as far as asking it. */
const acme = { issuer: "https://acme.example", clientId: "our-app", domains: ["acme.example"] };
let usual: TestAuth;
let strict: TestAuth;
beforeAll(async () => {
  usual = await startAuth({ limits: plenty });
  strict = await startAuth({ limits: plenty, rules: levelTwoRules, providers: { acme } });
});
afterAll(async () => {
  await usual.stop();
  await strict.stop();
});

const lastMail = (auth: TestAuth, email: string) => auth.mails.to(email).at(-1);
const password = "correct horse battery";

/** A mailed link that was sent so many minutes ago. */
async function agedLink(auth: TestAuth, email: string, minutes: number) {
  const client = auth.client({ flowType: "pkce" });
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  await auth.sql`update auth.one_time_tokens set created_at = created_at - make_interval(mins => ${minutes}) where relates_to = ${email}`;
  return follow(linkIn(lastMail(auth, email)));
}

test("mailed links and codes live ten minutes where level 2 is asked for, an hour elsewhere, and say so [ASVS-04]", async () => {
  expect((await agedLink(strict, "in-time@example.com", 9)).searchParams.get("code")).toBeTruthy();
  expect((await agedLink(strict, "late@example.com", 11)).searchParams.get("error_code")).toBe("otp_expired");
  expect((await agedLink(usual, "in-time@example.com", 59)).searchParams.get("code")).toBeTruthy();
  expect((await agedLink(usual, "late@example.com", 61)).searchParams.get("error_code")).toBe("otp_expired");
  expect(lastMail(strict, "late@example.com")?.text).toContain("work once, for 10 minutes.");
  expect(lastMail(usual, "late@example.com")?.text).toContain("work once, for one hour.");
  const settings = async ({ url }: TestAuth) => (await fetch(`${url}/auth/v1/settings`)).json();
  expect(await settings(strict)).toMatchObject({ mailer_otp_exp: 600, mfa_required: true });
  expect(await settings(usual)).toMatchObject({ mailer_otp_exp: 3600, mfa_required: false });
});

test("the code of an authenticator app counts in its own thirty seconds, and without level 2 in those beside them [ASVS-04]", async () => {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const now = Math.floor(Date.now() / 1000);
  const before = await generate({ secret, epoch: now - 30 });
  expect(await totpStep(secret, before, levelTwoRules.codeDrift)).toBeUndefined();
  expect(await totpStep(secret, before, usualRules.codeDrift)).toBe(Math.floor((now - 30) / 30));
  expect(await totpStep(secret, await generate({ secret }), levelTwoRules.codeDrift)).toBeGreaterThan(0);
});

test("nobody signs in by a mail or a provider without PKCE where level 2 is asked for [ASVS-05]", async () => {
  const refused = { code: "validation_failed", message: "Sign in with PKCE here: send a code_challenge with the method s256" };
  const email = "implicit@example.com";
  const { auth } = strict.client({ flowType: "implicit" });
  for (const answer of [
    await auth.signUp({ email, password }),
    await auth.signInWithOtp({ email }),
    await auth.resetPasswordForEmail(email),
    await auth.resend({ type: "signup", email }),
    await auth.signInWithSSO({ domain: "acme.example" }),
  ]) {
    expect(answer.error).toMatchObject(refused);
  }
  const plain = new URLSearchParams({ provider: "acme", code_challenge: "x".repeat(43), code_challenge_method: "plain" });
  for (const asked of ["provider=acme", `${plain}`]) {
    const answer = await fetch(`${strict.url}/auth/v1/authorize?${asked}`, { redirect: "manual" });
    expect([answer.status, (await answer.json()).msg]).toEqual([400, refused.message]);
  }
  expect(strict.mails.to(email)).toEqual([]);
  const open = await usual.client({ flowType: "implicit" }).auth.signUp({ email, password });
  expect(open.error).toBeNull();
});

test("a link that an operator makes opens our own page, and brings no session in an address [ASVS-05]", async () => {
  const email = "invited@example.com";
  const { admin } = strict.client({ key: SECRET_KEY }).auth;
  expect((await admin.inviteUserByEmail(email)).error).toBeNull();
  const link = new URL(linkIn(lastMail(strict, email)));
  const { token_hash = "", type } = linkInAddress(link) ?? {};
  expect([link.pathname, link.search, type]).toEqual(["/auth", "", "invite"]);
  const old = `${strict.url}/auth/v1/verify?${new URLSearchParams({ token: token_hash, type: "invite" })}`;
  const landed = await follow(old);
  expect(landed.hash).toContain("error_code=validation_failed");
  expect(landed.hash).not.toContain("access_token");
  const redeemed = await strict.client().auth.verifyOtp({ token_hash, type: "invite" });
  expect(redeemed.data.user?.email).toBe(email);
});

const claimsOf = (session: { access_token: string } | null) =>
  JSON.parse(Buffer.from(session?.access_token.split(".")[1] ?? "", "base64url").toString());

test("the session of somebody who signed in says that a second factor is needed, and what unsaved words are sealed with [ASVS-03, ASVS-19]", async () => {
  const client = strict.client({ flowType: "pkce" });
  await client.auth.signUp({ email: "pkce@example.com", password });
  const landed = await follow(linkIn(lastMail(strict, "pkce@example.com")));
  const { data } = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
  const claims = claimsOf(data.session);
  expect(claims).toMatchObject({ aal: "aal1", aal_needed: "aal2", words_key: expect.stringMatching(/^[\w-]{43}$/) });
  // the same in every session of theirs, and nobody else's
  const again = await client.auth.refreshSession();
  expect(claimsOf(again.data.session).words_key).toBe(claims.words_key);
  const other = strict.client({ flowType: "pkce" });
  await other.auth.signUp({ email: "other-pkce@example.com", password });
  const elsewhere = await follow(linkIn(lastMail(strict, "other-pkce@example.com")));
  const exchanged = await other.auth.exchangeCodeForSession(elsewhere.searchParams.get("code") ?? "");
  expect(claimsOf(exchanged.data.session).words_key).not.toBe(claims.words_key);
  expect(claimsOf((await person(usual, "usual@example.com")).session)).not.toHaveProperty("words_key");
});
