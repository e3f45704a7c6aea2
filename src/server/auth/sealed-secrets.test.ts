import { generate } from "otplib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuth } from "./auth.ts";
import { PUBLISHABLE_KEY, person, plenty, SECRET_KEY, startAuth, type TestAuth, testVault } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

async function startedWith(secret: string, previous?: string) {
  const { sql, mailer, url: siteUrl } = auth;
  const vault = await testVault(secret, previous);
  return createAuth({ sql, mailer, siteUrl, publishableKey: PUBLISHABLE_KEY, secretKey: SECRET_KEY, vault });
}

async function withApp(email: string) {
  const known = await person(auth, email);
  const { data } = await known.client.auth.mfa.enroll({ factorType: "totp" });
  if (data?.type !== "totp") throw new Error("That is not a TOTP factor.");
  const codeOf = (shift: number) => generate({ secret: data.totp.secret, epoch: Math.floor(Date.now() / 1000) + shift });
  await known.client.auth.mfa.challengeAndVerify({ factorId: data.id, code: await codeOf(-30) });
  return { ...known, factorId: data.id, secret: data.totp.secret, codeOf };
}

const everything = async () => {
  const [row] = await auth.sql`
    select (select json_agg(k)::text from platform.auth_signing_keys k) || (select json_agg(f)::text from auth.mfa_factors f) as text`;
  return String(row?.text);
};

test("neither signing keys nor the secrets of authenticator apps lie open in the database [SIGN-22]", async () => {
  const { secret } = await withApp("sealed@example.com");
  await auth.auth.rotateKeys();
  const text = await everything();
  expect(text).not.toContain(secret);
  expect(text).not.toMatch(/"d"/);
  expect(text.match(/"sealed"\s*:\s*"v1\.[0-9a-f]{8}\./g)?.length).toBeGreaterThanOrEqual(2);
});

test("what lay open before is sealed at the next start, and goes on working [SIGN-23]", async () => {
  const { client, secret, factorId, session, codeOf } = await withApp("open@example.com");
  const { exportJWK, generateKeyPair } = await import("jose");
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const { kty, crv, x, y, d } = await exportJWK(privateKey);
  await auth.sql`update auth.mfa_factors set secret = ${secret} where id = ${factorId}`;
  await auth.sql`
    insert into platform.auth_signing_keys (kid, private_jwk, retired_at)
    values ('of-before', ${JSON.stringify({ kty, crv, x, y, d })}::text::jsonb, now())`;
  expect(await everything()).toContain(String(d));
  const next = await startedWith("a secret for tests only");
  const text = await everything();
  expect(text).not.toContain(secret);
  expect(text).not.toContain(String(d));
  expect(await next.verify(session.access_token)).toBeDefined();
  await next.close();
  const code = await codeOf(0);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
});

test("with SECRETS_KEY_PREVIOUS everything is sealed anew with the new one; without it the start says what is missing [SIGN-24, SIGN-25]", async () => {
  const { session, client, factorId, codeOf } = await withApp("rotated@example.com");
  await expect(startedWith("a second secret")).rejects.toMatchObject({
    name: "Halt",
    message: expect.stringMatching(/sealed with another secret: set SECRETS_KEY to the same value for every process/),
  });
  const next = await startedWith("a second secret", "a secret for tests only");
  expect(await next.verify(session.access_token)).toBeDefined();
  await next.close();
  // the one before is not needed any more, and does not open anything
  const later = await startedWith("a second secret");
  expect(await later.verify(session.access_token)).toBeDefined();
  await later.close();
  await expect(startedWith("a secret for tests only")).rejects.toMatchObject({ name: "Halt" });
  await (await startedWith("a secret for tests only", "a second secret")).close();
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: await codeOf(0) })).error).toBeNull();
});
