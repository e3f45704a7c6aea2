import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aboutSigningKey } from "./keys.ts";
import { person, plenty, startAuth, type TestAuth, testVault } from "./testing.ts";

let auth: TestAuth;
let good: string;
let revoked: string;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
  const ada = await person(auth, "ada@example.com");
  good = ada.session.access_token;
  const bob = await person(auth, "bob@example.com");
  revoked = bob.session.access_token;
  await bob.client.auth.signOut();
});
afterAll(() => auth.stop());

const decode = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

async function ourKey(): Promise<{ kid: string; jwk: JWK; key: CryptoKey | Uint8Array }> {
  const [row] = await auth.sql`select kid, private_jwk from platform.auth_signing_keys where retired_at is null`;
  const { sealed, ...open } = row?.private_jwk ?? {};
  const jwk = { ...open, d: (await testVault()).open(sealed, aboutSigningKey(row?.kid)) };
  return { kid: row?.kid, jwk, key: await importJWK(jwk, "ES256") };
}

async function signed(change: Record<string, unknown>): Promise<string> {
  const { key, kid } = await ourKey();
  return new SignJWT({ ...decode(good), ...change }).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(key);
}

const otherKey = async (kid: string) => {
  const { privateKey } = await generateKeyPair("ES256");
  return new SignJWT(decode(good)).setProtectedHeader({ alg: "ES256", typ: "JWT", kid }).sign(privateKey);
};

const refused: [string, () => Promise<string>, string][] = [
  ["expired", () => signed({ exp: Math.floor(Date.now() / 1000) - 5 }), "bad_jwt"],
  ["without an end", () => signed({ exp: undefined }), "bad_jwt"],
  ["with a wrong signature", async () => `${good.slice(0, good.lastIndexOf("."))}.${"A".repeat(86)}`, "bad_jwt"],
  [
    "with changed claims",
    async () => [good.split(".")[0], encode({ ...decode(good), aal: "aal2" }), good.split(".")[2]].join("."),
    "bad_jwt",
  ],
  ["with alg none", async () => new UnsecuredJWT(decode(good)).encode(), "bad_jwt"],
  [
    "with alg none and our key id",
    async () => `${encode({ alg: "none", kid: (await ourKey()).kid })}.${good.split(".")[1]}.`,
    "bad_jwt",
  ],
  [
    "signed with HS256 over our public key",
    async () => {
      const { kid, jwk } = await ourKey();
      const secret = new TextEncoder().encode(JSON.stringify({ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }));
      return new SignJWT(decode(good)).setProtectedHeader({ alg: "HS256", kid }).sign(secret);
    },
    "bad_jwt",
  ],
  ["signed with another key", () => otherKey("another-key"), "bad_jwt"],
  ["signed with another key under our key id", async () => otherKey((await ourKey()).kid), "bad_jwt"],
  [
    "with a key of its own in the header",
    async () => {
      const { privateKey, publicKey } = await generateKeyPair("ES256");
      return new SignJWT(decode(good))
        .setProtectedHeader({ alg: "ES256", kid: (await ourKey()).kid, jwk: await exportJWK(publicKey) })
        .sign(privateKey);
    },
    "bad_jwt",
  ],
  ["for another audience", () => signed({ aud: "somebody-else" }), "bad_jwt"],
  ["from another issuer", () => signed({ iss: "https://evil.example/auth/v1" }), "bad_jwt"],
  ["with the role postgres", () => signed({ role: "postgres" }), "bad_jwt"],
  ["with a list of roles", () => signed({ role: ["service_role"] }), "bad_jwt"],
  ["without a session", () => signed({ session_id: undefined }), "bad_jwt"],
  ["with somebody else's session", () => signed({ sub: crypto.randomUUID() }), "session_not_found"],
  ["of a revoked session", async () => revoked, "session_not_found"],
  ["that is no token", async () => "not.a.token", "bad_jwt"],
];

test("the good token that the bad ones are made from is taken", async () => {
  expect(await auth.auth.verify(good)).toMatchObject({ email: "ada@example.com", role: "authenticated" });
  expect(await auth.auth.verify(await signed({}))).toBeDefined();
});

test.each(refused)("a token %s is refused", async (_name, make, code) => {
  const token = await make();
  expect(await auth.auth.verify(token)).toBeUndefined();
  const answer = await fetch(`${auth.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${token}`, "x-supabase-api-version": "2024-01-01" },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get("x-supabase-api-version")).toBe("2024-01-01");
  expect(await answer.json()).toMatchObject({ code });
});

test("errors about expired or invalid tokens are recognized as such [AUTHAPI-21]", async () => {
  const expired = await auth.client().auth.getUser(await signed({ exp: Math.floor(Date.now() / 1000) - 5 }));
  expect(expired.error).toMatchObject({ name: "AuthApiError", code: "bad_jwt", status: 403 });
  expect(expired.error?.message).toMatch(/invalid JWT.*expired/);
  const invalid = await auth.client().auth.getUser("not.a.token");
  expect(invalid.error).toMatchObject({ name: "AuthApiError", code: "bad_jwt", status: 403 });
  const local = await auth
    .client()
    .auth.getClaims(await signed({ exp: Math.floor(Date.now() / 1000) - 5 }))
    .catch((error: unknown) => ({ error }));
  expect(String(local.error)).toMatch(/expired/);
});

test("after a rotation old tokens still verify, new ones name the new key, and the JWKS document shows both", async () => {
  const before = await ourKey();
  await auth.auth.rotateKeys();
  const after = await ourKey();
  expect(after.kid).not.toBe(before.kid);
  expect(await auth.auth.verify(good)).toBeDefined();
  const { keys } = await (await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`)).json();
  expect(keys.map((key: { kid: string }) => key.kid)).toEqual([after.kid, before.kid]);
  for (const key of keys) expect(key).not.toHaveProperty("d");
  const cy = await person(auth, "cy@example.com");
  const claims = await cy.client.auth.getClaims();
  expect(claims.data?.header).toMatchObject({ alg: "ES256", kid: after.kid });
});
