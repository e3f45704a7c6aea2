import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { callFunction } from "#data/functions.ts";
import {
  acceptInvitation,
  acceptInvitationByToken,
  addOrganizationInvitation,
  declineInvitation,
  getInvitation,
  listMyInvitations,
  listOrganizationInvitations,
  revokeOrganizationInvitation,
} from "#data/organization-invitations.ts";
import { listOrganizations } from "#data/organizations.ts";
import { sendInvitationEmail } from "#domain/organization-invitations.ts";
import type { OrganizationRole } from "#domain/organizations.ts";
import { createOutbox } from "#server/mail/outbox.ts";
import { type Author, author, join as joinTeam, type Person, person, visitor } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();
const outbox = createOutbox(join(server.env.DATA_DIR, "outbox"));

function invite(admin: Author, email: string, role: OrganizationRole = "member") {
  const { organization_id } = admin;
  return addOrganizationInvitation(admin.db, { organization_id, invited_by: admin.id, email, role });
}

/** Has the invitation mailed and answers the token of the link in the newest mail. */
async function mailed(admin: Author, email: string): Promise<string> {
  const body = { email, organizationName: "Acme", role: "member" as const, inviterName: admin.email };
  await callFunction(admin.db, sendInvitationEmail, body);
  const [newest] = (await outbox.list()).filter(({ to }) => to.includes(email));
  const mail = await outbox.get(newest?.id ?? "");
  const link = mail?.links.find((one) => one.includes("/invitation/")) ?? "";
  return new URL(link).pathname.replace("/invitation/", "");
}

const refusal = (message: string) => ({ kind: "conflict", message });
const anotherAddress = refusal("This invitation is for another address. Sign in with the address it was sent to.");

async function roleOf({ db, id }: Person, organization_id: string) {
  const { data } = await db
    .from("organization_members")
    .select("role")
    .eq("organization_id", organization_id)
    .eq("user_id", id)
    .maybeSingle()
    .throwOnError();
  return data?.role;
}

test("whoever is a member already is not invited again, and an outsider does not learn who is one", async () => {
  const [admin, bo, outsider] = await Promise.all([author(server), person(server), author(server)]);
  const { organization_id } = admin;
  await joinTeam(server, { organization_id, user_id: bo.id, role: "member" });
  for (const { email } of [admin, bo]) {
    await expect(invite(admin, email)).rejects.toMatchObject(refusal(`${email} is a member already.`));
  }
  const asked = { organization_id, invited_by: outsider.id, email: bo.email, role: "member" } as const;
  await expect(addOrganizationInvitation(outsider.db, asked)).rejects.toMatchObject({ kind: "forbidden" });
  expect(await listOrganizationInvitations(admin.db, { organization_id })).toEqual([]);
});

describe("the link in the mail", () => {
  test("makes the invited person a member with the invited role, once [MEMBER-10]", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    await invite(admin, bo.email, "viewer");
    const token = await mailed(admin, bo.email);
    expect(await getInvitation(visitor(server).db, { token })).toMatchObject({
      organization_name: "Acme",
      email: bo.email,
      role: "viewer",
      state: "open",
    });
    expect(await acceptInvitationByToken(bo.db, { token })).toBe(admin.organization_id);
    expect(await roleOf(bo, admin.organization_id)).toBe("viewer");
    expect((await listOrganizations(bo.db)).map(({ id }) => id)).toEqual([admin.organization_id]);
    expect(await listOrganizationInvitations(admin.db, admin)).toEqual([]);
    expect(await listMyInvitations(bo.db)).toEqual([]);
    await expect(acceptInvitationByToken(bo.db, { token })).rejects.toMatchObject(
      refusal("This invitation was accepted already."),
    );
    expect(await getInvitation(visitor(server).db, { token })).toMatchObject({ state: "accepted" });
  });

  test("is kept as a hash only, and no caller of the data API reads even that", async () => {
    const admin = await author(server);
    const { id } = await invite(admin, "hash@example.com");
    const token = await mailed(admin, "hash@example.com");
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const [kept] = await server.database.sql`select to_jsonb(i) as row from organization_invitations i where id = ${id}`;
    expect(kept?.row.token_hash).toBe(createHash("sha256").update(token).digest("hex"));
    expect(JSON.stringify(kept?.row)).not.toContain(token);
    const read = await fetch(`${server.url}/rest/v1/organization_invitations?id=eq.${id}&select=token_hash`, {
      headers: { apikey: server.publishableKey, authorization: `Bearer ${admin.token}` },
    });
    expect(read.status).toBe(403);
    const written = await fetch(`${server.url}/rest/v1/organization_invitations?id=eq.${id}`, {
      method: "PATCH",
      headers: { apikey: server.publishableKey, authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
      body: JSON.stringify({ token_hash: "0".repeat(64) }),
    });
    expect(written.status).toBe(403);
  });

  test("opens nothing for another account, whoever holds it", async () => {
    const [admin, eve] = await Promise.all([author(server), person(server)]);
    const { id } = await invite(admin, "meant@example.com", "admin");
    const token = await mailed(admin, "meant@example.com");
    await expect(acceptInvitationByToken(eve.db, { token })).rejects.toMatchObject(anotherAddress);
    await expect(acceptInvitation(eve.db, { id })).rejects.toMatchObject(anotherAddress);
    await expect(acceptInvitationByToken(visitor(server).db, { token })).rejects.toMatchObject({ kind: "signed_out" });
    expect(await roleOf(eve, admin.organization_id)).toBeUndefined();
  });

  test("stops working once it is withdrawn, has run out or a newer one was sent", async () => {
    const [admin, bo] = await Promise.all([author(server), person(server)]);
    const { id } = await invite(admin, bo.email);
    const first = await mailed(admin, bo.email);
    await server.database.sql`update organization_invitations set expires_at = now() - interval '1 second' where id = ${id}`;
    await expect(acceptInvitationByToken(bo.db, { token: first })).rejects.toMatchObject(
      refusal("This invitation has expired. Ask for a new one."),
    );
    expect(await listMyInvitations(bo.db)).toEqual([]);
    const second = await mailed(admin, bo.email);
    expect(second).not.toBe(first);
    await expect(acceptInvitationByToken(bo.db, { token: first })).rejects.toMatchObject(
      refusal("This link was replaced by a newer one or is incomplete. Use the link of the latest mail."),
    );
    expect(await getInvitation(bo.db, { token: first })).toBeNull();
    const renewed = await getInvitation(bo.db, { token: second });
    const days = (new Date(renewed?.expires_at ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThanOrEqual(7);
    await revokeOrganizationInvitation(admin.db, { id, revoked_at: new Date().toISOString() });
    await expect(acceptInvitationByToken(bo.db, { token: second })).rejects.toMatchObject(
      refusal("This invitation was withdrawn. Ask for a new one."),
    );
    expect(await roleOf(bo, admin.organization_id)).toBeUndefined();
  });

  test("is mailed anew by admins of the organization alone", async () => {
    const admin = await author(server);
    const { id } = await invite(admin, "only@example.com");
    const outsiders = await Promise.all([author(server), author(server, { role: "member" })]);
    for (const { db } of outsiders) {
      const { error, status } = await db.rpc("renew_invitation", { invitation_id: id, token_hash: "a".repeat(64) });
      expect([status, error?.message]).toEqual([403, "Only an admin of the organization can send this invitation."]);
    }
  });
});

describe("an invitation behind the bell", () => {
  test("is declined by the invited person and nobody else, and is then off both lists", async () => {
    const [admin, bo, eve] = await Promise.all([author(server), person(server), person(server)]);
    const { id } = await invite(admin, bo.email);
    await expect(declineInvitation(eve.db, { id })).rejects.toMatchObject(refusal("This invitation is not open any more."));
    await declineInvitation(bo.db, { id });
    expect(await listMyInvitations(bo.db)).toEqual([]);
    expect(await listOrganizationInvitations(admin.db, admin)).toEqual([]);
    await expect(acceptInvitation(bo.db, { id })).rejects.toMatchObject(
      refusal("This invitation was withdrawn. Ask for a new one."),
    );
  });

  test("gives way to a new one once it has run out, while an open one does not", async () => {
    const admin = await author(server);
    const { id } = await invite(admin, "again@example.com");
    await expect(invite(admin, "again@example.com")).rejects.toMatchObject({ kind: "conflict" });
    await server.database.sql`update organization_invitations set expires_at = now() where id = ${id}`;
    const renewed = await invite(admin, "again@example.com", "viewer");
    expect((await listOrganizationInvitations(admin.db, admin)).map((one) => one.id)).toEqual([renewed.id]);
  });
});

test("an organization sends fifty invitations a day, and the refusal says when to try again", async () => {
  const admin = await author(server);
  const rows = Array.from({ length: 50 }, (_, n) => ({
    organization_id: admin.organization_id,
    invited_by: admin.id,
    email: `guest-${n}@example.com`,
    role: "member" as const,
  }));
  await admin.db.from("organization_invitations").insert(rows).throwOnError();
  await expect(invite(admin, "one-more@example.com")).rejects.toMatchObject({
    kind: "too_many",
    message: "This organization has sent 50 invitations within a day. Try again in 24 hours.",
    retry_after: expect.any(Number),
  });
  const answer = await fetch(`${server.url}/rest/v1/organization_invitations`, {
    method: "POST",
    headers: { apikey: server.publishableKey, authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
    body: JSON.stringify({ ...rows[0], email: "one-more@example.com" }),
  });
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(86_000);
  const elsewhere = await author(server);
  expect((await invite(elsewhere, "one-more@example.com")).email).toBe("one-more@example.com");
});
