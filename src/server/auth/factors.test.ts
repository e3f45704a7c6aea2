import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: { ...plenty, factorPerAccount: { max: 4, seconds: 60 } } });
});
afterAll(() => auth.stop());

const codeOf = (secret: string, shift = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + shift });

async function withFactor(email: string) {
  const known = await person(auth, email);
  const enrolled = await known.client.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  if (enrolled.error) throw enrolled.error;
  if (enrolled.data.type !== "totp") throw new Error("That is not a TOTP factor.");
  return { ...known, factorId: enrolled.data.id, totp: enrolled.data.totp };
}

test("a factor is added with a QR code, verified by its code, and lifts the session to the second level", async () => {
  const { client, email, password, factorId, totp } = await withFactor("ada@example.com");
  const { client: other } = { client: auth.client() };
  await other.auth.signInWithPassword({ email, password });
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\//);
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal1",
  });
  const verified = await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) });
  expect(verified.error).toBeNull();
  const { data } = await client.auth.getClaims();
  expect(data?.claims).toMatchObject({ aal: "aal2" });
  expect(data?.claims.amr).toMatchObject([{ method: "totp" }, { method: "otp" }]);
  expect((await client.auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factorId, status: "verified" }]);
  expect((await other.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect((await client.auth.getClaims()).data?.claims.aal).toBe("aal2");
});

test("after a password alone the account's keys stay closed until the second factor is shown", async () => {
  const { client: first, email, password, factorId, totp } = await withFactor("keys@example.com");
  await first.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret, -30) });
  const client = auth.client();
  await client.auth.signInWithPassword({ email, password });
  expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: "aal1",
    nextLevel: "aal2",
  });
  expect((await client.auth.updateUser({ password: "a new secret" })).error).toMatchObject({
    code: "insufficient_aal",
    status: 401,
  });
  expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: "insufficient_aal" });
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({ code: "insufficient_aal" });
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) })).error).toBeNull();
  expect((await client.auth.updateUser({ password: "a new secret" })).error).toBeNull();
});

test("a code counts once, a wrong one not at all, and guessing is stopped", async () => {
  const { client, factorId, totp } = await withFactor("guess@example.com");
  const code = await codeOf(totp.secret);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toMatchObject({ code: "mfa_verification_failed" });
  const wrong = code === "000000" ? "111111" : "000000";
  for (let guess = 0; guess < 3; guess++) {
    expect((await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error).toMatchObject({
      code: "mfa_verification_failed",
    });
  }
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: wrong })).error).toMatchObject({
    code: "over_request_rate_limit",
    status: 429,
  });
});

test("a factor is removed again, and the session goes back to the first level [AUTHAPI-11]", async () => {
  const { client, factorId, totp } = await withFactor("remove@example.com");
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) });
  expect((await client.auth.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  await client.auth.refreshSession();
  expect((await client.auth.getClaims()).data?.claims.aal).toBe("aal1");
  expect((await client.auth.mfa.unenroll({ factorId })).error).toMatchObject({ code: "mfa_factor_not_found", status: 404 });
});

test("a challenge is started and answered within its time, only by its owner [AUTHAPI-12]", async () => {
  const { client, factorId, totp } = await withFactor("challenge@example.com");
  const { data: late } = await client.auth.mfa.challenge({ factorId });
  await auth.sql`update auth.mfa_challenges set created_at = created_at - interval '6 minutes' where id = ${late?.id ?? ""}`;
  const expired = await client.auth.mfa.verify({ factorId, challengeId: late?.id ?? "", code: await codeOf(totp.secret) });
  expect(expired.error).toMatchObject({ code: "mfa_challenge_expired", status: 422 });
  const stranger = await person(auth, "stranger@example.com");
  expect((await stranger.client.auth.mfa.challenge({ factorId })).error).toMatchObject({ code: "mfa_factor_not_found" });
  const { data: challenge } = await client.auth.mfa.challenge({ factorId });
  expect(challenge).toMatchObject({ type: "totp" });
  const answered = await client.auth.mfa.verify({ factorId, challengeId: challenge?.id ?? "", code: await codeOf(totp.secret) });
  expect(answered.data).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email: "challenge@example.com" } });
});

test("phone and passkey factors are refused with their codes", async () => {
  const { client } = await person(auth, "kinds@example.com");
  expect((await client.auth.mfa.enroll({ factorType: "phone", phone: "+4912345678" })).error).toMatchObject({
    code: "mfa_phone_enroll_not_enabled",
  });
  expect((await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "Key" })).error).toMatchObject({
    code: "mfa_webauthn_enroll_not_enabled",
  });
});

test("a session that showed no second factor ends itself, but no other [SIGN-14]", async () => {
  const { client, email, password, factorId, totp } = await withFactor("ends@example.com");
  await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(totp.secret) });
  const half = auth.client();
  await half.auth.signInWithPassword({ email, password });
  expect((await half.auth.signOut({ scope: "others" })).error).toMatchObject({ code: "insufficient_aal", status: 422 });
  expect((await half.auth.getUser()).error).toBeNull();
  const token = (await half.auth.getSession()).data.session?.access_token ?? "";
  const answer = await fetch(`${auth.url}/auth/v1/logout?scope=global`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "x-supabase-api-version": "2024-01-01" },
  });
  expect([answer.status, (await answer.json()).code]).toEqual([401, "insufficient_aal"]);
  expect(await auth.auth.verify(token)).toBeUndefined();
  expect((await client.auth.getUser()).error).toBeNull();
  expect((await client.auth.signOut({ scope: "others" })).error).toBeNull();
  expect((await client.auth.signOut({ scope: "global" })).error).toBeNull();
});

test("a factor somebody began to set counts for nothing once the account has one, unless that was shown [ATTACK-66]", async () => {
  const { client, session, factorId, totp } = await withFactor("raced@example.com");
  const challenge = await client.auth.mfa.challenge({ factorId });
  // as if its owner had set one between the question who asks and this answer
  const [set] = await auth.sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
    select gen_random_uuid(), user_id, 'Own', 'totp', 'verified', secret, now(), now() from auth.mfa_factors where id = ${factorId}
    returning id`;
  const shown = { factorId, challengeId: challenge.data?.id ?? "", code: await codeOf(totp.secret) };
  expect((await client.auth.mfa.verify(shown)).error).toMatchObject({ code: "insufficient_aal", status: 403 });
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject({ code: "insufficient_aal", status: 403 });
  const kept = await auth.sql`select id, status::text from auth.mfa_factors where user_id = ${session.user.id} order by status`;
  expect(kept).toEqual([
    { id: factorId, status: "unverified" },
    { id: set?.id, status: "verified" },
  ]);
  await auth.sql`delete from auth.mfa_factors where id = ${set?.id ?? null}`;
  expect((await client.auth.mfa.verify(shown)).error).toBeNull();
});
