import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";
import { startProvider } from "./testing-provider.ts";

let auth: TestAuth;
let bare: TestAuth;
let provider: Awaited<ReturnType<typeof startProvider>>;
beforeAll(async () => {
  provider = await startProvider("our-app", "a shared secret");
  const acme = { issuer: provider.issuer, clientId: "our-app", clientSecret: "a shared secret", domains: ["acme.example"] };
  auth = await startAuth({ limits: plenty, providers: { acme } });
  bare = await startAuth({ limits: plenty });
});
afterAll(async () => {
  await auth.stop();
  await bare.stop();
  await provider.stop();
});

/** Walks from our address over the provider and back, as a browser with a cookie jar does. */
async function travel(start: string, { keepCookie = true } = {}): Promise<URL> {
  const out = await fetch(start, { redirect: "manual" });
  const cookie = keepCookie ? (out.headers.get("set-cookie")?.split(";")[0] ?? "") : "";
  return travelFrom(out.headers.get("location") ?? "", cookie);
}

async function travelFrom(providerUrl: string, cookie: string): Promise<URL> {
  const there = await fetch(providerUrl, { redirect: "manual" });
  const back = await fetch(there.headers.get("location") ?? "", { redirect: "manual", headers: { cookie } });
  return new URL(back.headers.get("location") ?? "about:blank");
}

test("authorize signs in over a provider and lands where the app asked", async () => {
  provider.be({ sub: "ada-1", email: "Ada@Acme.example", email_verified: true, name: "Ada" });
  const client = auth.client();
  const { data } = await client.auth.signInWithOAuth({
    provider: "acme" as "google",
    options: { redirectTo: `${auth.url}/dashboard` },
  });
  const landed = await travel(data.url ?? "");
  expect(landed.pathname).toBe("/dashboard");
  const values = new URLSearchParams(landed.hash.slice(1));
  const session = await client.auth.setSession({
    access_token: values.get("access_token") ?? "",
    refresh_token: values.get("refresh_token") ?? "",
  });
  expect(session.data.user).toMatchObject({
    email: "ada@acme.example",
    app_metadata: { provider: "acme" },
    user_metadata: { full_name: "Ada" },
  });
  const again = await travel(data.url ?? "");
  expect(again.hash).toContain("access_token=");
  expect(await auth.sql`select from auth.users where email = 'ada@acme.example'`).toHaveLength(1);
});

test("the PKCE flow over a provider ends in a code that only the starting client can use", async () => {
  provider.be({ sub: "pkce-1", email: "pkce@acme.example", email_verified: true });
  const client = auth.client({ flowType: "pkce" });
  const { data } = await client.auth.signInWithOAuth({
    provider: "acme" as "google",
    options: { redirectTo: `${auth.url}/dashboard` },
  });
  const landed = await travel(data.url ?? "");
  expect(landed.hash).toBe("");
  const exchanged = await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "");
  expect(exchanged.data.user?.email).toBe("pkce@acme.example");
});

test("an answer of a provider counts only in the browser that set out", async () => {
  const { data } = await auth.client().auth.signInWithOAuth({ provider: "acme" as "google" });
  const landed = await travel(data.url ?? "", { keepCookie: false });
  expect(new URLSearchParams(landed.hash.slice(1)).get("error_code")).toBe("bad_oauth_state");
});

test("where the site is encrypted, the cookie of a sign-in is one that no other host can set or read [DOOR-04]", async () => {
  const acme = { issuer: provider.issuer, clientId: "our-app", clientSecret: "a shared secret" };
  const encrypted = await startAuth({ limits: plenty, providers: { acme }, siteUrl: "https://specs.example.com" });
  const out = await fetch(`${encrypted.url}/auth/v1/authorize?provider=acme`, { redirect: "manual" });
  const parts = (out.headers.get("set-cookie") ?? "").split("; ");
  expect(parts[0]).toMatch(/^__Host-pa_sign_in=/);
  expect(parts).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=Lax", "Secure"]));
  expect(parts.join()).not.toContain("Domain");
  await encrypted.stop();
});

test("single sign-on finds the provider by the domain of the address", async () => {
  provider.be({ sub: "sso-1", email: "bo@acme.example" });
  const raw = await fetch(`${auth.url}/auth/v1/sso`, {
    method: "POST",
    body: JSON.stringify({ domain: "ACME.example", skip_http_redirect: true }),
  });
  const { url } = await raw.json();
  const landed = await travelFrom(url, raw.headers.get("set-cookie")?.split(";")[0] ?? "");
  expect(landed.hash).toContain("access_token=");
  const client = await auth.client().auth.signInWithSSO({ domain: "acme.example" });
  expect(client.data?.url).toContain(provider.issuer);
  const unknown = await auth.client().auth.signInWithSSO({ domain: "other.example" });
  expect(unknown.error).toMatchObject({ code: "sso_provider_not_found", status: 404 });
});

test("an address the provider has not proven does not open the account that has it", async () => {
  const { email } = await person(auth, "victim@example.com");
  provider.be({ sub: "thief", email, email_verified: false });
  const { data } = await auth.client().auth.signInWithOAuth({ provider: "acme" as "google" });
  const landed = await travel(data.url ?? "");
  expect(new URLSearchParams(landed.hash.slice(1)).get("error_code")).toBe("provider_email_needs_verification");
});

test("a password chosen by somebody who never proved the address does not survive its owner's arrival", async () => {
  await auth.client().auth.signUp({ email: "early@acme.example", password: "the squatter's" });
  provider.be({ sub: "early-1", email: "early@acme.example", email_verified: true });
  const { error } = await auth.client().auth.signInWithIdToken({ provider: "acme", token: await provider.idToken() });
  expect(error).toBeNull();
  const squatter = await auth.client().auth.signInWithPassword({ email: "early@acme.example", password: "the squatter's" });
  expect(squatter.error?.code).toBe("invalid_credentials");
});

test("a provider that is named for some domains opens no account of another address, unless it vouches for all; one without domains opens all [ATTACK-83]", async () => {
  const { email, client } = await person(auth, "boss@rival.example");
  const said = { code: "email_address_not_authorized", status: 403 };
  const elsewhere = /^acme signs in people whose address is at acme\.example: sign in another way/;
  for (const address of [email, "nobody-yet@rival.example", "boss@sub.acme.example", "boss@evil-acme.example"]) {
    provider.be({ sub: `thief of ${address}`, email: address, email_verified: true });
    const { data, error } = await auth.client().auth.signInWithIdToken({ provider: "acme", token: await provider.idToken() });
    expect(error).toMatchObject({ ...said, message: expect.stringMatching(elsewhere) });
    expect(data.session).toBeNull();
    const started = await auth.client().auth.signInWithOAuth({ provider: "acme" as "google" });
    const landed = new URLSearchParams((await travel(started.data.url ?? "")).hash.slice(1));
    expect(landed.get("error_code")).toBe(said.code);
    expect(landed.get("error_description")).toMatch(elsewhere);
  }
  const raw = await fetch(`${auth.url}/auth/v1/sso`, {
    method: "POST",
    body: JSON.stringify({ domain: "acme.example", skip_http_redirect: true }),
  });
  provider.be({ sub: "thief by domain", email, email_verified: true });
  const cookie = raw.headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await travelFrom((await raw.json()).url, cookie)).hash).toContain(said.code);
  expect(await auth.sql`select from auth.users where email like '%@%acme.example' and email not like '%@acme.example'`).toEqual(
    [],
  );
  expect(await auth.sql`select from auth.identities where provider_id like 'thief%'`).toEqual([]);

  // whoever has the account adds it themselves, and signs in so from then on; the address there is nobody's proof
  provider.be({ sub: "boss-1", email: "boss@third.example", email_verified: true });
  expect((await client.auth.linkIdentity({ provider: "acme", token: await provider.idToken() })).error).toBeNull();
  const [linked] =
    await auth.sql`select identity_data ->> 'email_verified' as verified from auth.identities where provider_id = 'boss-1'`;
  expect(linked?.verified).toBe("false");
  const own = await auth.client().auth.signInWithIdToken({ provider: "acme", token: await provider.idToken() });
  expect(own.data.user?.email).toBe(email);

  const there = { issuer: provider.issuer, clientId: "our-app", clientSecret: "a shared secret" };
  for (const public_ of [there, { ...there, domains: [] }, { ...there, domains: ["acme.example"], vouchesForAll: true }]) {
    const open = await startAuth({ limits: plenty, providers: { google: public_ } });
    const known = await person(open, "boss@rival.example");
    for (const address of [known.email, "new@rival.example"]) {
      provider.be({ sub: address, email: address, email_verified: true });
      const { data } = await open.client().auth.signInWithIdToken({ provider: "google", token: await provider.idToken() });
      expect(data.user?.email).toBe(address);
    }
    await open.stop();
  }
});

test("the grant types pkce and id_token are supported, and refuse what is not right [AUTHAPI-05]", async () => {
  provider.be({ sub: "id-1", email: "id@acme.example", email_verified: true });
  const nonce = "a nonce of the app";
  const hashed = createHash("sha256").update(nonce).digest("hex");
  const right = await auth
    .client()
    .auth.signInWithIdToken({ provider: "acme", token: await provider.idToken({ nonce: hashed }), nonce });
  expect(right.data.user?.email).toBe("id@acme.example");
  const otherNonce = await auth
    .client()
    .auth.signInWithIdToken({ provider: "acme", token: await provider.idToken({ nonce: hashed }), nonce: "x" });
  expect(otherNonce.error).toMatchObject({ message: "Nonces mismatch" });
  const otherAudience = await auth
    .client()
    .auth.signInWithIdToken({ provider: "acme", token: await provider.idToken({}, "another-app") });
  expect(otherAudience.error).toMatchObject({ code: "unexpected_audience" });
  const altered = await auth.client().auth.signInWithIdToken({ provider: "acme", token: `${await provider.idToken()}x` });
  expect(altered.error).toMatchObject({ code: "bad_jwt" });
  const notSetUp = await bare.client().auth.signInWithIdToken({ provider: "acme", token: await provider.idToken() });
  expect(notSetUp.error).toMatchObject({ code: "provider_disabled", status: 400 });

  provider.be({ sub: "id-2", email: "pkce2@acme.example", email_verified: true });
  const client = auth.client({ flowType: "pkce" });
  const { data } = await client.auth.signInWithOAuth({ provider: "acme" as "google" });
  const landed = await travel(data.url ?? "");
  expect((await client.auth.exchangeCodeForSession(landed.searchParams.get("code") ?? "")).error).toBeNull();
  const made = await client.auth.exchangeCodeForSession("a made-up code");
  expect(made.error).not.toBeNull();
});

test("POST sso and GET authorize start a sign-in, and refuse clearly where nothing is set up [AUTHAPI-10]", async () => {
  const started = await auth.client().auth.signInWithSSO({ domain: "acme.example" });
  expect(started.data?.url).toContain(`${provider.issuer}/authorize?`);
  const away = await fetch(`${auth.url}/auth/v1/authorize?provider=acme`, { redirect: "manual" });
  expect(away.status).toBe(303);
  expect(away.headers.get("location")).toContain(`${provider.issuer}/authorize?`);

  const sso = await bare.client().auth.signInWithSSO({ domain: "acme.example" });
  expect(sso.error).toMatchObject({ code: "sso_provider_not_found", status: 404 });
  const authorize = await fetch(`${bare.url}/auth/v1/authorize?provider=google`, {
    headers: { "x-supabase-api-version": "2024-01-01" },
  });
  expect(authorize.status).toBe(400);
  expect(await authorize.json()).toMatchObject({ code: "provider_disabled" });
});

test("identity_already_exists, identity_not_found and single_identity_not_deletable are told and leave the session [AUTHAPI-20]", async () => {
  provider.be({ sub: "taken", email: "taken@acme.example", email_verified: true });
  await auth.client().auth.signInWithIdToken({ provider: "acme", token: await provider.idToken() });
  const { client } = await person(auth, "linker@example.com");
  const taken = await client.auth.linkIdentity({ provider: "acme", token: await provider.idToken() });
  expect(taken.error).toMatchObject({ code: "identity_already_exists", status: 422 });
  const [identity] = (await client.auth.getUserIdentities()).data?.identities ?? [];
  if (identity === undefined) throw new Error("There is no identity.");
  expect((await client.auth.unlinkIdentity({ ...identity, identity_id: crypto.randomUUID() })).error).toMatchObject({
    code: "identity_not_found",
  });
  expect((await client.auth.unlinkIdentity(identity)).error).toMatchObject({ code: "single_identity_not_deletable" });
  expect((await client.auth.getSession()).data.session).not.toBeNull();
  expect((await client.auth.getUser()).error).toBeNull();
});

test("a provider is added to the signed-in account and taken off again, each once its owner has shown who asks [SIGN-01]", async () => {
  const { client, password } = await person(auth, "both@example.com");
  provider.be({ sub: "both-1", email: "both-there@acme.example", email_verified: true });
  const { session } = (await client.auth.getSession()).data;
  const out = await fetch(`${auth.url}/auth/v1/user/identities/authorize?provider=acme`, {
    headers: { authorization: `Bearer ${session?.access_token}` },
  });
  const landed = await travelFrom((await out.json()).url, out.headers.get("set-cookie")?.split(";")[0] ?? "");
  expect(landed.hash).toContain("access_token=");
  const identities = (await client.auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map((identity) => identity.provider)).toEqual(["email", "acme"]);
  const acme = identities.find((identity) => identity.provider === "acme");
  if (acme === undefined) throw new Error("There is no such identity.");
  await auth.sql`update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'`;
  const needed = { code: "reauthentication_needed", status: 400 };
  expect((await client.auth.unlinkIdentity(acme)).error).toMatchObject(needed);
  expect((await client.auth.linkIdentity({ provider: "acme" as "google" })).error).toMatchObject(needed);
  expect((await client.auth.linkIdentity({ provider: "acme", token: await provider.idToken() })).error).toMatchObject(needed);
  expect((await client.auth.updateUser({ current_password: password })).error).toBeNull();
  expect((await client.auth.unlinkIdentity(acme)).error).toBeNull();
});
