import { createClient } from "@supabase/supabase-js";
import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memory, PUBLISHABLE_KEY, person, plenty, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

async function signedIn(email: string, password: string) {
  const client = createClient(auth.url, PUBLISHABLE_KEY, {
    auth: { autoRefreshToken: false, storage: memory(), experimental: { recoveryCodes: true } },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

async function withApp(email: string) {
  const { password } = await person(auth, email);
  const client = await signedIn(email, password);
  const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("That is not a TOTP factor.");
  const code = await generate({ secret: data.totp.secret });
  await client.auth.mfa.challengeAndVerify({ factorId: data.id, code });
  return { client, email, password, factorId: data.id };
}

test("recovery codes open the second step, each once, however they are typed", async () => {
  const { client, email, password } = await withApp("ada@example.com");
  const { data } = await client.auth.mfa.recoveryCodes.generate();
  expect(data?.codes).toHaveLength(10);
  const [first = ""] = data?.codes ?? [];
  const later = await signedIn(email, password);
  const typed = (first.toUpperCase().match(/.{4}/g) ?? []).join(" - ");
  const opened = await later.auth.mfa.recoveryCodes.verify({ code: typed });
  expect(opened.error).toBeNull();
  expect((await later.auth.getClaims()).data?.claims).toMatchObject({ aal: "aal2" });
  expect((await later.auth.mfa.recoveryCodes.getStatus()).data).toMatchObject({ type: "recovery_code", total: 10, remaining: 9 });
  const again = await signedIn(email, password);
  expect((await again.auth.mfa.recoveryCodes.verify({ code: first })).error).toMatchObject({ code: "mfa_verification_failed" });
  const kept = await auth.sql`select from platform.auth_recovery_codes where code_hash = ${first}`;
  expect(kept).toHaveLength(0);
});

test("a new set of codes ends the old one", async () => {
  const { client } = await withApp("new-set@example.com");
  const { data: old } = await client.auth.mfa.recoveryCodes.generate();
  expect((await client.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ code: "mfa_verified_factor_exists" });
  const { data: fresh } = await client.auth.mfa.recoveryCodes.regenerate();
  expect((await client.auth.mfa.recoveryCodes.verify({ code: old?.codes[0] ?? "" })).error).toMatchObject({
    code: "mfa_verification_failed",
  });
  expect((await client.auth.mfa.recoveryCodes.verify({ code: fresh?.codes[0] ?? "" })).error).toBeNull();
});

test("codes are made only at the second level, never as the only factor, and go with the last app", async () => {
  const { password } = await person(auth, "bare@example.com");
  const bare = await signedIn("bare@example.com", password);
  expect((await bare.auth.mfa.recoveryCodes.generate()).error).toMatchObject({ code: "insufficient_aal" });
  expect((await bare.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({ code: "mfa_factor_not_found" });
  const { client, factorId } = await withApp("last@example.com");
  await client.auth.mfa.recoveryCodes.generate();
  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  expect((await client.auth.getUser()).data.user?.factors ?? []).toEqual([]);
});

test("guessing recovery codes is locked for a while", async () => {
  const { client } = await withApp("locked@example.com");
  await client.auth.mfa.recoveryCodes.generate();
  for (let guess = 0; guess < 5; guess++) {
    expect((await client.auth.mfa.recoveryCodes.verify({ code: `guess${guess}` })).error?.code).toBe("mfa_verification_failed");
  }
  expect((await client.auth.mfa.recoveryCodes.verify({ code: "guess" })).error).toMatchObject({
    code: "mfa_recovery_codes_locked",
    status: 429,
  });
});
