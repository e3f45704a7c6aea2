import { afterAll, beforeAll, expect, test } from "vitest";
import { person, plenty, SECRET_KEY, startAuth, type TestAuth } from "./testing.ts";
import { follow } from "./testing-mail.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty });
});
afterAll(() => auth.stop());

const admin = () => auth.client({ key: SECRET_KEY }).auth.admin;

test("the keys are read with GET, and admin/users takes the secret key and nothing else [AUTHAPI-13]", async () => {
  const keys = await (await fetch(`${auth.url}/auth/v1/.well-known/jwks.json`)).json();
  expect(keys).toMatchObject({ keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" }] });
  const made = await admin().createUser({
    email: "made@example.com",
    password: "correct horse",
    email_confirm: true,
    user_metadata: { team: "a" },
  });
  expect(made.data.user).toMatchObject({ email: "made@example.com", user_metadata: { team: "a" } });
  const id = made.data.user?.id ?? "";
  expect((await admin().getUserById(id)).data.user?.email).toBe("made@example.com");
  expect((await admin().listUsers({ page: 1, perPage: 1 })).data).toMatchObject({ users: [{}], total: 1 });
  expect(
    (await auth.client().auth.signInWithPassword({ email: "made@example.com", password: "correct horse" })).error,
  ).toBeNull();

  const { client } = await person(auth, "ordinary@example.com");
  expect((await client.auth.admin.listUsers()).error).toMatchObject({ code: "not_admin", status: 403 });
  expect((await auth.client().auth.admin.deleteUser(id)).error).toMatchObject({ code: "not_admin", status: 403 });
  const nobody = await fetch(`${auth.url}/auth/v1/admin/users`);
  expect(nobody.status).toBe(401);
});

test("an administrator changes an account: a new password ends its sessions", async () => {
  const { client, session, email } = await person(auth, "changed@example.com");
  const changed = await admin().updateUserById(session.user.id, { password: "a new secret", app_metadata: { plan: "team" } });
  expect(changed.data.user?.app_metadata).toMatchObject({ plan: "team", provider: "email" });
  expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await auth.client().auth.signInWithPassword({ email, password: "a new secret" })).error).toBeNull();
});

test("a banned account is signed out and kept out until the ban is lifted", async () => {
  const { client, session, email, password } = await person(auth, "banned@example.com");
  await admin().updateUserById(session.user.id, { ban_duration: "24h" });
  expect(await auth.auth.verify(session.access_token)).toBeUndefined();
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await auth.client().auth.signInWithPassword({ email, password })).error).toMatchObject({ code: "user_banned" });
  expect((await auth.client().auth.signInWithPassword({ email, password: "wrong one" })).error).toMatchObject({
    code: "invalid_credentials",
  });
  await admin().updateUserById(session.user.id, { ban_duration: "none" });
  expect((await auth.client().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test("a deleted account is gone, for good or leaving a tombstone", async () => {
  const hard = await person(auth, "hard@example.com");
  const soft = await person(auth, "soft@example.com");
  expect((await admin().deleteUser(hard.session.user.id)).error).toBeNull();
  expect((await admin().deleteUser(soft.session.user.id, true)).error).toBeNull();
  for (const { email, password, session } of [hard, soft]) {
    expect((await auth.client().auth.signInWithPassword({ email, password })).error?.code).toBe("invalid_credentials");
    expect((await admin().getUserById(session.user.id)).error).toMatchObject({ code: "user_not_found", status: 404 });
    expect(await auth.auth.verify(session.access_token)).toBeUndefined();
  }
  expect(await auth.sql`select email from auth.users where id = ${soft.session.user.id}`).toMatchObject([
    { email: expect.stringMatching(/^[0-9a-f]{64}$/) },
  ]);
});

test("an invitation and a generated link both open the account", async () => {
  const invited = await admin().inviteUserByEmail("invited@example.com", { redirectTo: `${auth.url}/dashboard` });
  expect(invited.data.user?.invited_at).toBeTruthy();
  const [letter] = auth.mails.to("invited@example.com");
  expect(letter?.subject).toBe("You are invited to Product Architect");
  const { data } = await admin().generateLink({ type: "invite", email: "invited@example.com" });
  const landed = await follow(data.properties?.action_link ?? "");
  expect(landed.hash).toContain("type=invite");
  const again = await admin().inviteUserByEmail("invited@example.com");
  expect(again.error).toMatchObject({ code: "email_exists", status: 422 });
});

test("bad input is refused with its code", async () => {
  expect((await admin().createUser({ email: "not-an-address" })).error).toMatchObject({ code: "validation_failed" });
  expect((await admin().createUser({})).error).toMatchObject({ code: "validation_failed" });
  expect((await admin().createUser({ email: "short@example.com", password: "123" })).error).toMatchObject({
    code: "weak_password",
    reasons: ["length"],
  });
  await admin().createUser({ email: "taken@example.com" });
  expect((await admin().createUser({ email: "Taken@example.com" })).error).toMatchObject({ code: "email_exists" });
  expect((await admin().getUserById(crypto.randomUUID())).error).toMatchObject({ code: "user_not_found" });
});
