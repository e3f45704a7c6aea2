import { hash } from "@node-rs/bcrypt";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

async function refresh(refresh_token: string) {
  const response = await fetch(`${auth.url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ refresh_token }),
  });
  return { status: response.status, body: await response.json() };
}

test("signing in with e-mail and password opens a session whose token says who it is [AUTHAPI-03, AUTHAPI-14]", async () => {
  const { email, password, session: first } = await person(auth, "ada@example.com");
  const client = auth.client();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600, user: { email } });
  expect(data.session?.refresh_token).not.toBe(first.refresh_token);
  expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
  const { data: read } = await client.auth.getClaims();
  expect(read?.claims).toMatchObject({
    sub: data.user?.id,
    email,
    phone: "",
    role: "authenticated",
    aud: "authenticated",
    aal: "aal1",
    is_anonymous: false,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email },
    iss: `${auth.url}/auth/v1`,
  });
  expect(read?.claims.amr).toMatchObject([{ method: "password" }]);
  expect(await auth.auth.verify(data.session?.access_token ?? "")).toMatchObject({
    sub: data.user?.id,
    session_id: read?.claims.session_id,
  });
});

test("a refresh token is exchanged for a new session, and the chain goes on [AUTHAPI-04]", async () => {
  const { client, session } = await person(auth, "chain@example.com");
  const once = await client.auth.refreshSession();
  expect(once.error).toBeNull();
  expect(once.data.session?.refresh_token).not.toBe(session.refresh_token);
  const twice = await client.auth.refreshSession();
  expect(twice.error).toBeNull();
  expect(twice.data.user?.email).toBe("chain@example.com");
});

test("six refreshes at once get the same successor", async () => {
  const { session } = await person(auth, "parallel@example.com");
  const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(session.refresh_token)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  const rows =
    await auth.sql`select t.revoked from auth.refresh_tokens t join auth.users u on u.id::text = t.user_id where u.email = 'parallel@example.com'`;
  expect(rows.filter((row) => !row.revoked)).toHaveLength(1);
});

test("a refresh token shown again after its grace ends the whole session", async () => {
  const { session } = await person(auth, "stolen@example.com");
  const successor = await refresh(session.refresh_token);
  expect(successor.status).toBe(200);
  await auth.sql`update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where revoked`;
  const reused = await refresh(session.refresh_token);
  expect(reused).toMatchObject({ status: 400, body: { code: "refresh_token_already_used" } });
  const next = await refresh(successor.body.refresh_token);
  expect(next).toMatchObject({ status: 400, body: { code: "refresh_token_not_found" } });
  expect(await auth.auth.verify(successor.body.access_token)).toBeUndefined();
});

test("refresh tokens are kept as hashes only", async () => {
  const { session } = await person(auth, "hashed@example.com");
  const rows = await auth.sql`select from auth.refresh_tokens where token = ${session.refresh_token}`;
  expect(rows).toHaveLength(0);
});

test("signing out carries a scope: this session, the others, or all [AUTHAPI-08]", async () => {
  const { email, password, client: here } = await person(auth, "scopes@example.com");
  const there = auth.client();
  const elsewhere = auth.client();
  const tokens = [];
  for (const client of [there, elsewhere]) {
    tokens.push((await client.auth.signInWithPassword({ email, password })).data.session?.access_token ?? "");
  }
  const [thereToken = "", elsewhereToken = ""] = tokens;
  expect(await auth.auth.verify(thereToken)).toBeDefined();

  expect((await there.auth.signOut({ scope: "local" })).error).toBeNull();
  expect(await auth.auth.verify(thereToken)).toBeUndefined();
  expect(await auth.auth.verify(elsewhereToken)).toBeDefined();

  expect((await here.auth.signOut({ scope: "others" })).error).toBeNull();
  expect(await auth.auth.verify(elsewhereToken)).toBeUndefined();
  expect((await here.auth.getUser()).error).toBeNull();

  expect((await here.auth.signOut({ scope: "global" })).error).toBeNull();
  const rows = await auth.sql`select from auth.sessions s join auth.users u on u.id = s.user_id where u.email = ${email}`;
  expect(rows).toHaveLength(0);
});

test("a session that was ended elsewhere counts as no session [AUTHAPI-19]", async () => {
  const { client, session } = await person(auth, "ended@example.com");
  await auth.sql`delete from auth.sessions where user_id = ${session.user.id}`;
  const raw = await fetch(`${auth.url}/auth/v1/user`, {
    headers: { authorization: `Bearer ${session.access_token}`, "x-supabase-api-version": "2024-01-01" },
  });
  expect(raw.status).toBe(403);
  expect(await raw.json()).toMatchObject({ code: "session_not_found" });
  const left = await fetch(`${auth.url}/auth/v1/logout?scope=local`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.access_token}` },
  });
  expect(left.status).toBe(204);
  const { error } = await client.auth.getUser();
  expect(error?.name).toBe("AuthSessionMissingError");
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test("a wrong password, an unknown address and a huge password get the same words", async () => {
  const { email } = await person(auth, "words@example.com");
  const attempts = await Promise.all(
    [
      { email, password: "not the password" },
      { email: "nobody@example.com", password: "not the password" },
      { email, password: "x".repeat(5_000) },
    ].map((attempt) => auth.client().auth.signInWithPassword(attempt)),
  );
  for (const { error } of attempts) {
    expect(error).toMatchObject({
      name: "AuthApiError",
      code: "invalid_credentials",
      status: 400,
      message: "Invalid login credentials",
    });
  }
});

test("bcrypt hashes from elsewhere sign in and become argon2id", async () => {
  const { email } = await person(auth, "moved@example.com");
  await auth.sql`update auth.users set encrypted_password = ${await hash("swordfish", { cost: 6 })} where email = ${email}`;
  const wrong = await auth.client().auth.signInWithPassword({ email, password: "swordfisH" });
  expect(wrong.error).toMatchObject({ code: "invalid_credentials" });
  const right = await auth.client().auth.signInWithPassword({ email, password: "swordfish" });
  expect(right.error).toBeNull();
  const [row] = await auth.sql`select encrypted_password from auth.users where email = ${email}`;
  expect(row?.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await auth.client().auth.signInWithPassword({ email, password: "swordfish" })).error).toBeNull();
});
