import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "./request.ts";
import { person, plenty, startAuth, type TestAuth } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({
    limits: {
      ...plenty,
      recordsPerAddress: { max: 8, seconds: 600 },
      changePerAccount: { max: 5, seconds: 600 },
      challengePerAccount: { max: 2, seconds: 600 },
    },
  });
});
afterAll(() => auth.stop());

type Entry = { action: string; actor_id: string | null; actor_username: string; address: string; traits: Record<string, string> };
const entries = async (address: string) =>
  (await auth.sql`
    select payload ->> 'action' as action, payload ->> 'actor_id' as actor_id, payload ->> 'actor_username' as actor_username,
      ip_address as address, (payload -> 'traits')::jsonb as traits
    from auth.audit_log_entries where ip_address = ${address} order by created_at`) as unknown as Entry[];

test("sign-ins, failed ones and refused access are recorded with who, whence, by what and why, never with what was shown [SIGN-26]", async () => {
  const { email, password, session } = await person(auth, "watched@example.com");
  const client = auth.client({ address: "192.0.2.1" });
  await client.auth.signInWithPassword({ email, password: "not-the-password" });
  await client.auth.signInWithPassword({ email: "nobody@example.com", password: "not-the-password" });
  await client.auth.verifyOtp({ email, token: "012345", type: "email" });
  await client.auth.getUser("not.a.token");
  await client.auth.refreshSession({ refresh_token: "made-up" });
  await fetch(`${auth.url}/auth/v1/admin/users`, {
    headers: { authorization: `Bearer ${session.access_token}`, [CLIENT_ADDRESS_HEADER]: "192.0.2.1", "user-agent": "Probe/1" },
  });
  await client.auth.signInWithPassword({ email, password });
  const kept = await entries("192.0.2.1");
  const id = session.user.id;
  expect(kept.map(({ action, actor_id, actor_username, traits }) => [action, actor_id, actor_username, traits.reason])).toEqual([
    ["login_failed", id, email, "invalid_credentials"],
    ["login_failed", null, "nobody@example.com", "invalid_credentials"],
    ["verification_failed", id, email, "otp_expired"],
    ["token_refused", null, "", "bad_jwt"],
    ["token_refused", null, "", "refresh_token_not_found"],
    ["access_refused", id, email, "not_admin"],
    ["login", id, email, undefined],
  ]);
  expect(kept[5]?.traits).toMatchObject({ user_agent: "Probe/1", path: "/auth/v1/admin/users" });
  expect(JSON.stringify(kept)).not.toMatch(/not-the-password|012345|made-up/);
});

test("a flood of refusals from one address fills no log, and a change of keys is recorded [SIGN-26]", async () => {
  const client = auth.client({ address: "192.0.2.2" });
  for (let n = 0; n < 12; n++) await client.auth.getUser("not.a.token");
  expect(await entries("192.0.2.2")).toHaveLength(8);
  await auth.auth.rotateKeys();
  expect((await entries("")).map(({ action }) => action)).toContain("signing_key_rotated");
});

test("an address longer than any is refused like a wrong one, and nothing of it is kept [ATTACK-64]", async () => {
  const client = auth.client({ address: "192.0.2.3" });
  const email = `${"x".repeat(60_000)}@example.com`;
  const { error } = await client.auth.signInWithPassword({ email, password: "not-the-password" });
  expect(error).toMatchObject({ code: "invalid_credentials", status: 400 });
  const [longest] = await auth.sql`select max(length(payload::text))::int as letters from auth.audit_log_entries`;
  expect(longest?.letters).toBeLessThan(2_000);
  expect((await entries("192.0.2.3")).map(({ action, actor_username }) => [action, actor_username])).toEqual([
    ["login_failed", ""],
  ]);
});

test("an account leaves a line where something of it changed, and so many an hour, and so it is with second factors and their challenges [ATTACK-87]", async () => {
  const { client } = await person(auth, "busy@example.com");
  const lines = async () => {
    const rows = await auth.sql<{ action: string }[]>`
      select payload ->> 'action' as action from auth.audit_log_entries
      where payload ->> 'actor_username' = 'busy@example.com' and payload ->> 'action' not in ('login', 'access_refused') order by created_at`;
    return rows.map(({ action }) => action);
  };
  const before = (await lines()).length;
  const since = async () => (await lines()).slice(before);
  for (let n = 0; n < 7; n++) expect((await client.auth.updateUser({})).error).toBeNull();
  expect(await since()).toEqual([]);
  expect((await client.auth.updateUser({ data: { a: { b: [1] } } })).error).toBeNull();
  for (let n = 0; n < 7; n++)
    expect((await client.auth.updateUser({ data: { a: { b: [1] }, missing: null } })).data.user?.user_metadata).toMatchObject({
      a: { b: [1] },
    });
  expect(await since()).toEqual(["user_modified"]);
  const { data } = await client.auth.mfa.enroll({ factorType: "totp" });
  for (let n = 0; n < 3; n++) expect((await client.auth.updateUser({ data: { n } })).error).toBeNull();
  const written = ["user_modified", "factor_in_progress", ...Array.from({ length: 3 }, () => "user_modified")];
  expect(await since()).toEqual(written);
  const tooMany = { code: "over_request_rate_limit", status: 429, message: "Too many attempts: try again in 10 minutes" };
  expect((await client.auth.updateUser({ data: { n: 3 } })).error).toMatchObject(tooMany);
  expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toMatchObject(tooMany);
  expect((await client.auth.updateUser({})).data.user?.user_metadata).toMatchObject({ n: 2 });
  expect(await since()).toEqual(written);

  const factorId = data?.id ?? "";
  for (let n = 0; n < 2; n++) expect((await client.auth.mfa.challenge({ factorId })).error).toBeNull();
  expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject(tooMany);
  expect(await auth.sql`select from auth.mfa_challenges where factor_id = ${factorId}`).toHaveLength(2);
});
