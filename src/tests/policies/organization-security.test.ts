import { beforeEach, expect, test } from "vitest";
import { readProjectWithKey } from "#data/with-key.ts";
import { type Author, author, join, person, visitor } from "#tests/support/people.ts";
import { addKey } from "#tests/support/sample-key.ts";
import { passSecondFactor } from "#tests/support/second-factor.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
let ada: Author;
beforeEach(async () => {
  ada = await author(server);
});

const security = async (who: Author, change: Record<string, unknown>) =>
  (await who.db.rpc("save_organization_security", { organization_id: who.organization_id, ...change })).error?.message;
const projects = async (who: { db: Author["db"] }) => (await who.db.from("projects").select("id").throwOnError()).data ?? [];

test("an admin who has shown a second factor requires it of everybody; a member gets in with one and is told what is missing without [AUDIT-02]", async () => {
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  expect(await security(ada, { requires_second_factor: true })).toBe(
    "Sign in with a second factor of your own first, so that you do not lock yourself out.",
  );
  expect(await projects(bob)).toHaveLength(1);
  await passSecondFactor(ada.db);
  expect(await security(ada, { requires_second_factor: true })).toBeUndefined();
  expect(await projects(ada)).toHaveLength(1);
  expect(await projects(bob)).toEqual([]);
  expect((await bob.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([
    { organization_id: ada.organization_id, name: "Acme", reason: "second_factor", email_domains: null },
  ]);
  await passSecondFactor(bob.db);
  expect(await projects(bob)).toHaveLength(1);
  expect((await bob.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([]);
  expect(await security(ada, { requires_second_factor: false })).toBeUndefined();
  expect((await ada.db.from("organization_security").select("requires_second_factor").throwOnError()).data).toEqual([
    { requires_second_factor: false },
  ]);
});

test("a limit to domains names those it would keep out, needs the setter's own, and refuses invitations and memberships from elsewhere in one sentence [AUDIT-03]", async () => {
  const { organization_id, db } = ada;
  const outside = await person(server, { name: "outside" });
  await server.database.sql`update auth.users set email = ${`outside-${outside.id}@elsewhere.example`} where id = ${outside.id}`;
  await join(server, { organization_id, user_id: outside.id, role: "member" });
  const listed = await db.rpc("get_members_outside", { organization_id, email_domains: ["@Example.com "] }).throwOnError();
  expect(listed.data).toEqual([{ user_id: outside.id, email: `outside-${outside.id}@elsewhere.example`, role: "member" }]);
  expect(await security(ada, { email_domains: ["elsewhere.example"] })).toBe(
    "Name the domain of your own address, too (example.com), so that you do not lock yourself out.",
  );
  expect(await security(ada, { email_domains: ["not a domain"] })).toBe(
    '"not a domain" is not the domain of an e-mail address. Write it like example.com.',
  );
  expect(await security(ada, { email_domains: ["@Example.com ", "example.com", "acme.test"] })).toBeUndefined();
  expect(await projects(ada)).toHaveLength(1);
  expect((await outside.db.rpc("get_closed_organizations").throwOnError()).data).toEqual([
    { organization_id, name: "Acme", reason: "email_domain", email_domains: ["acme.test", "example.com"] },
  ]);
  const invite = async (email: string) =>
    (await db.from("organization_invitations").insert({ organization_id, email, role: "member", invited_by: ada.id })).error
      ?.message;
  const sentence = "This organization admits only addresses at acme.test, example.com.";
  expect(await invite("eve@elsewhere.example")).toBe(sentence);
  expect(await invite("eve@sub.example.com")).toBe(sentence);
  expect(await invite("eve@example.com")).toBeUndefined();
  const late = await person(server, { name: "late" });
  await invite(late.email);
  await server.database.sql`update auth.users set email = ${`late-${late.id}@elsewhere.example`} where id = ${late.id}`;
  await expect(join(server, { organization_id, user_id: late.id, role: "member" })).rejects.toMatchObject({ message: sentence });
});

test("only admins read whom a limit keeps out and change the rules, and the rules of another organization stay closed", async () => {
  const viewer = await author(server, { role: "viewer" });
  const refused = async (who: Author, organization_id: string) => {
    const set = await who.db.rpc("save_organization_security", { organization_id, audit_days: 30 });
    const listed = await who.db.rpc("get_members_outside", { organization_id, email_domains: ["x.example"] });
    expect([set.error?.code, listed.error?.code]).toEqual(["42501", "42501"]);
    expect(
      (await who.db.from("organization_security").update({ audit_days: 30 }).eq("organization_id", organization_id)).error?.code,
    ).toBe("42501");
  };
  await refused(viewer, viewer.organization_id);
  await refused(viewer, ada.organization_id);
  await refused(ada, viewer.organization_id);
});

test("a key opens nothing while whoever made it has no second factor where one is required, no address of the organization's domains, or a locked account, and says why [ATTACK-51]", async () => {
  const { organization_id, project_id } = ada;
  const { sql } = server.database;
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id, user_id: bob.id, role: "member" });
  const { token } = await addKey(bob, project_id);
  const open = () => readProjectWithKey(visitor(server).db, { key: token });
  const refused = (message: RegExp) => ({ kind: "forbidden", message: expect.stringMatching(message) });
  await open();

  await passSecondFactor(ada.db);
  expect(await security(ada, { requires_second_factor: true })).toBeUndefined();
  await expect(open()).rejects.toMatchObject(refused(/^Whoever made this key has to set up a second factor first/));
  const propose = { key: token, proposal: {}, idempotency_key: "one" };
  expect((await visitor(server).db.rpc("propose_with_key", propose)).error?.message).toMatch(/^Whoever made this key has to/);
  await passSecondFactor(bob.db);
  expect(await open()).toMatchObject({ project_id });

  expect(await security(ada, { email_domains: ["example.com"] })).toBeUndefined();
  expect(await open()).toMatchObject({ project_id });
  const { email } = bob;
  await sql`update auth.users set email = ${`bob-${bob.id}@elsewhere.example`} where id = ${bob.id}`;
  await expect(open()).rejects.toMatchObject(refused(/^This organization admits only addresses at example\.com, and whoever/));
  await sql`update auth.users set email = ${email} where id = ${bob.id}`;

  await sql`update auth.users set banned_until = now() + interval '1 hour' where id = ${bob.id}`;
  await expect(open()).rejects.toMatchObject(refused(/^The account of whoever made this key is locked\./));
  await sql`update auth.users set banned_until = now() - interval '1 hour' where id = ${bob.id}`;
  expect(await open()).toMatchObject({ project_id });
});

test("an organization's rules are changed 60 times an hour at most [ATTACK-57]", async () => {
  const { organization_id } = ada;
  for (let at = 0; at < 60; at += 1) expect(await security(ada, { audit_days: 31 + (at % 2) })).toBeUndefined();
  expect(await security(ada, { audit_days: 90 })).toMatch(
    /^The rules of this organization were changed 60 times within an hour\. Try again in \d+ minutes\.$/,
  );
  const { data } = await ada.db
    .from("organization_security")
    .select("audit_days")
    .eq("organization_id", organization_id)
    .single();
  expect(data).toEqual({ audit_days: 32 });
});
