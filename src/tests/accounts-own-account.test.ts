import { generate } from "otplib";
import { describe, expect, test } from "vitest";
import { getMyData, listMySessions, removeMyAccount, removeMySession } from "#data/account.ts";
import { addOrganization, removeOrganization } from "#data/organizations.ts";
import { changeProfile } from "#data/profiles.ts";
import { listProjects } from "#data/projects.ts";
import { author, join, type Person, person, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

async function signInAgain({ email, password }: Person) {
  const { db } = visitor(server);
  const { error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return db;
}

describe("sessions", () => {
  test("are listed with device and times, and one is ended from another", async () => {
    const ada = await person(server);
    const elsewhere = await signInAgain(ada);
    const listed = await listMySessions(ada.db);
    expect(listed.map(({ is_current }) => is_current)).toEqual([true, false]);
    for (const { user_agent, created_at, last_seen_at } of listed) {
      expect(user_agent).toMatch(/\S/);
      expect(Date.now() - new Date(created_at).getTime()).toBeLessThan(60_000);
      expect(Date.now() - new Date(last_seen_at).getTime()).toBeLessThan(60_000);
    }
    await removeMySession(ada.db, { id: listed[1]?.id ?? "" });
    expect((await elsewhere.auth.getUser()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect((await elsewhere.auth.refreshSession()).error).toMatchObject({ name: "AuthSessionMissingError" });
    expect(await listMySessions(ada.db)).toHaveLength(1);
    expect((await ada.db.auth.getUser()).error).toBeNull();
  });

  test("of somebody else are neither seen nor ended", async () => {
    const [ada, eve] = await Promise.all([person(server), person(server)]);
    const [hers] = await listMySessions(ada.db);
    expect((await listMySessions(eve.db)).map(({ id }) => id)).not.toContain(hers?.id);
    await expect(removeMySession(eve.db, { id: hers?.id ?? "" })).rejects.toMatchObject({
      message: "This session has ended already.",
    });
    expect((await ada.db.auth.getUser()).error).toBeNull();
  });
});

test("what belongs to an account is handed over whole, and nothing of others", async () => {
  const ada = await author(server);
  await changeProfile(ada.db, {
    id: ada.id,
    first_name: "Ada",
    last_name: "B",
    company: "AE",
    updated_at: new Date().toISOString(),
  });
  const data = await getMyData(ada.db);
  expect(data).toMatchObject({
    account: { id: ada.id, email: ada.email },
    profile: { first_name: "Ada" },
    memberships: [{ organization_id: ada.organization_id, organization_name: "Acme", role: "admin" }],
    created: { organizations: [ada.organization_id], projects: [ada.project_id], generations: [], project_api_keys: [] },
  });
  const stranger = await person(server);
  expect(await getMyData(stranger.db)).toMatchObject({ profile: null, memberships: [], created: { projects: [] } });
});

describe("an account", () => {
  test("is deleted once its address is typed, and its team keeps its work", async () => {
    const ada = await author(server);
    const bo = await person(server);
    await join(server, { organization_id: ada.organization_id, user_id: bo.id, role: "admin" });
    await expect(removeMyAccount(ada.db, { email: bo.email })).rejects.toMatchObject({
      message: "Type the e-mail address of your account to delete it.",
    });
    await removeMyAccount(ada.db, { email: ` ${ada.email.toUpperCase()} ` });
    expect((await ada.db.auth.getUser()).error).not.toBeNull();
    const again = await visitor(server).db.auth.signInWithPassword(ada);
    expect(again.error).toMatchObject({ code: "invalid_credentials" });
    const kept = await listProjects(bo.db, { organization_id: ada.organization_id });
    expect(kept.map(({ id }) => id)).toEqual([ada.project_id]);
  });

  test("is not deleted by whoever finds a session open: its owner shows the password first [SIGN-04]", async () => {
    const ada = await person(server);
    await server.database.sql`
      update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'
      where session_id in (select id from auth.sessions where user_id = ${ada.id})`;
    await expect(removeMyAccount(ada.db, { email: ada.email })).rejects.toMatchObject({
      kind: "forbidden",
      code: "reauthentication_needed",
      message: "Confirm that it is you, then try again.",
    });
    expect((await ada.db.auth.updateUser({ current_password: ada.password })).error).toBeNull();
    await removeMyAccount(ada.db, { email: ada.email });
  });

  test("stays while an organization would lose its last admin, and the refusal names each of them", async () => {
    const ada = await author(server);
    const beta = await addOrganization(ada.db, { name: "Beta", created_by: ada.id });
    await expect(removeMyAccount(ada.db, { email: ada.email })).rejects.toMatchObject({
      kind: "conflict",
      message: "You are the last admin of Acme, Beta: make somebody else an admin there or delete it first.",
    });
    await removeOrganization(ada.db, { id: beta.id });
    await removeOrganization(ada.db, { id: ada.organization_id });
    await removeMyAccount(ada.db, { email: ada.email });
  });
});

describe("a second factor", () => {
  test("stands before everything of a team, in the database", async () => {
    const ada = await author(server);
    const { data } = await ada.db.auth.mfa.enroll({ factorType: "totp" });
    if (data?.type !== "totp") throw new Error("No factor was made.");
    const code = await generate({ secret: data.totp.secret });
    expect((await ada.db.auth.mfa.challengeAndVerify({ factorId: data.id, code })).error).toBeNull();
    expect(await listProjects(ada.db, ada)).toHaveLength(1);
    const half = await signInAgain(ada);
    expect(await listProjects(half, ada)).toEqual([]);
    const { status } = await half.from("projects").insert({ organization_id: ada.organization_id, name: "Stolen" });
    expect(status).toBe(403);
    expect((await half.from("profiles").insert({ first_name: "Eve" })).status).toBe(403);
    await half.from("organization_members").delete().eq("user_id", ada.id);
    expect(await listProjects(ada.db, ada)).toHaveLength(1);
    await expect(getMyData(half)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(removeMyAccount(half, { email: ada.email })).rejects.toMatchObject({ kind: "forbidden" });
    await expect(removeMySession(half, { id: ada.id })).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("a public form is sent thirty times an hour from one place at most", async () => {
  const { db } = visitor(server);
  const answers = [];
  for (let sent = 0; sent < 31; sent += 1) {
    answers.push(await db.from("waitlist").insert({ email: `waiting-${sent}@example.com` }));
  }
  expect(answers.slice(0, 30).every(({ status }) => status === 201)).toBe(true);
  expect(answers[30]).toMatchObject({
    status: 429,
    error: { message: "This form was sent too often from here. Try again in 60 minutes." },
  });
});
