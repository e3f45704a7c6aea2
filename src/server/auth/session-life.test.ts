import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#server/env.ts";
import { createAuth } from "./auth.ts";
import { PUBLISHABLE_KEY, person, plenty, SECRET_KEY, startAuth, type TestAuth, testVault } from "./testing.ts";

let auth: TestAuth;
beforeAll(async () => {
  auth = await startAuth({ limits: plenty, sessions: { inactivityHours: 24, maxHours: 72 } });
});
afterAll(() => auth.stop());

const later = (userId: string, hours: number) => auth.sql`
  update auth.sessions set created_at = created_at - make_interval(hours => ${hours}), not_after = not_after - make_interval(hours => ${hours}),
    refreshed_at = refreshed_at - make_interval(hours => ${hours}) where user_id = ${userId}`;

test("a session nobody used for a while is over: its token is refused, and so is its refresh [SIGN-20]", async () => {
  const { client, session } = await person(auth, "idle@example.com");
  await later(session.user.id, 23);
  expect(await auth.auth.verify(session.access_token)).toBeDefined();
  await later(session.user.id, 1);
  expect(await auth.auth.verify(session.access_token)).toBeUndefined();
  expect((await client.auth.refreshSession()).error).toMatchObject({ code: "session_expired" });
  expect(await auth.sql`select from auth.sessions where user_id = ${session.user.id}`).toHaveLength(0);
});

test("a session that is used goes on, but never past its greatest age [SIGN-21]", async () => {
  const { client, session } = await person(auth, "busy@example.com");
  for (let round = 0; round < 3; round++) {
    await later(session.user.id, 20);
    expect((await client.auth.refreshSession()).error).toBeNull();
  }
  await later(session.user.id, 11);
  expect((await client.auth.refreshSession()).error).toBeNull();
  await later(session.user.id, 1);
  expect((await client.auth.getUser()).error).not.toBeNull();
  expect((await client.auth.getSession()).data.session).toBeNull();
});

test("sessions opened before the limits were lowered end as the limits say [SIGN-21]", async () => {
  const { session } = await person(auth, "older@example.com");
  await auth.sql`update auth.sessions set created_at = now() - interval '3 hours', not_after = null where user_id = ${session.user.id}`;
  const lowered = await createAuth({
    sql: auth.sql,
    mailer: auth.mailer,
    siteUrl: auth.url,
    publishableKey: PUBLISHABLE_KEY,
    secretKey: SECRET_KEY,
    vault: await testVault(),
    sessions: { inactivityHours: 2, maxHours: 4 },
  });
  expect(await lowered.verify(session.access_token)).toBeUndefined();
  await lowered.close();
  const { SESSION_INACTIVITY_HOURS, SESSION_MAX_HOURS } = readEnv({});
  expect([SESSION_INACTIVITY_HOURS, SESSION_MAX_HOURS]).toEqual([168, 720]);
});
