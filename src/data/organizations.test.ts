import { createClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, test } from "vitest";
import { type Author, author, join, person, stranger } from "#tests/support/people.ts";
import { recording } from "#tests/support/recording.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import type { Database } from "./database.types.ts";
import {
  acceptInvitation,
  addOrganizationInvitation,
  listMyInvitations,
  listOrganizationInvitations,
} from "./organization-invitations.ts";
import {
  changeOrganizationMember,
  getOrganizationMember,
  isOrganizationAdmin,
  listOrganizationMembers,
  removeOrganizationMember,
} from "./organization-members.ts";
import {
  addOrganization,
  changeOrganization,
  getOrganizationName,
  listOrganizations,
  removeOrganization,
} from "./organizations.ts";
import { changeProfile, getProfile } from "./profiles.ts";

let server: TestServer;
let admin: Author;
let outsider: Author;

beforeAll(async () => {
  server = await startServer();
  [admin, outsider] = await Promise.all([author(server), stranger(server)]);
});

describe("organizations", () => {
  test("are inserted as name and creator, and the row comes back whole [CALL-02, CALL-09]", async () => {
    const { db, calls } = recording(server, admin);
    const made = await addOrganization(db, { name: "Newest", created_by: admin.id });
    expect(calls[0]).toMatchObject({ method: "POST", body: { name: "Newest", created_by: admin.id } });
    expect(Object.keys(made).sort()).toEqual(["created_at", "created_by", "id", "name"]);
    expect(made).toMatchObject({ name: "Newest", created_by: admin.id });
    expect(new Date(made.created_at).getTime()).toBeGreaterThan(Date.now() - 60_000);
  });

  test("are all read together, newest first, and only one's own [CALL-08, ORG-19]", async () => {
    const { db, calls } = recording(server, admin);
    const listed = await listOrganizations(db);
    expect(calls[0]?.path).toMatch(/^\/rest\/v1\/organizations\?select=[\w,]+&order=created_at\.desc$/);
    expect(listed.map(({ name }) => name)).toEqual(["Newest", "Acme"]);
    expect((await listOrganizations(outsider.db)).map(({ id }) => id)).toEqual([outsider.organization_id]);
    expect(server.backend.databaseFor(undefined)).toBeDefined();
    await expect(listOrganizations(server.backend.databaseFor(undefined))).rejects.toMatchObject({ kind: "signed_out" });
  });

  test("say their name by id, as a single row [CALL-10]", async () => {
    const { db, calls } = recording(server, admin);
    expect(await getOrganizationName(db, { id: admin.organization_id })).toBe("Acme");
    expect(calls[0]?.path).toBe(`/rest/v1/organizations?select=name&id=eq.${admin.organization_id}`);
    await expect(getOrganizationName(outsider.db, { id: admin.organization_id })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("are renamed and removed by their admins alone", async () => {
    const { id } = await addOrganization(admin.db, { name: "Short-lived", created_by: admin.id });
    await expect(changeOrganization(outsider.db, { id, name: "Taken" })).rejects.toMatchObject({ kind: "not_found" });
    await expect(removeOrganization(outsider.db, { id })).rejects.toMatchObject({ kind: "not_found" });
    expect(await changeOrganization(admin.db, { id, name: "Renamed" })).toMatchObject({ name: "Renamed" });
    await removeOrganization(admin.db, { id });
    await expect(getOrganizationName(admin.db, { id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("members", () => {
  test("are selected by organization for an admin, and only one's own row for the others [CALL-16, CALL-17]", async () => {
    const { organization_id } = admin;
    const member = await person(server);
    await join(server, { organization_id, user_id: member.id, role: "member" });
    const asAdmin = recording(server, admin);
    expect((await listOrganizationMembers(asAdmin.db, { organization_id })).map(({ user_id }) => user_id).sort()).toEqual(
      [admin.id, member.id].sort(),
    );
    expect(asAdmin.calls[0]?.path).toContain(`organization_id=eq.${organization_id}`);
    expect(asAdmin.calls[0]?.path).not.toContain("user_id=");
    const asMember = recording(server, member);
    expect(await getOrganizationMember(asMember.db, { organization_id, user_id: member.id })).toMatchObject({ role: "member" });
    expect(asMember.calls[0]?.path).toContain(`organization_id=eq.${organization_id}&user_id=eq.${member.id}`);
    await expect(getOrganizationMember(member.db, { organization_id, user_id: admin.id })).rejects.toMatchObject({
      kind: "not_found",
    });
  });

  test("are changed and removed by an admin, never by themselves upwards", async () => {
    const { organization_id } = admin;
    const member = await person(server);
    await join(server, { organization_id, user_id: member.id, role: "member" });
    const own = { organization_id, user_id: member.id };
    await expect(changeOrganizationMember(member.db, { ...own, role: "admin" })).rejects.toMatchObject({ kind: "not_found" });
    expect(await changeOrganizationMember(admin.db, { ...own, role: "viewer" })).toMatchObject({ role: "viewer" });
    await removeOrganizationMember(admin.db, own);
    await expect(getOrganizationMember(admin.db, own)).rejects.toMatchObject({ kind: "not_found" });
  });

  test("count as admin only when is_org_admin says so; a refusal counts as no, and what could not be asked as nothing [MEMBER-07]", async () => {
    const { organization_id } = admin;
    expect(await isOrganizationAdmin(admin.db, { organization_id, user_id: admin.id })).toBe(true);
    expect(await isOrganizationAdmin(outsider.db, { organization_id, user_id: outsider.id })).toBe(false);
    expect(await isOrganizationAdmin(admin.db, { organization_id: "not an id", user_id: admin.id })).toBe(false);
    const away = createClient<Database>(server.url, server.publishableKey, {
      auth: { persistSession: false },
      db: { retry: false },
      global: { fetch: () => Promise.reject(new TypeError("fetch failed")) },
    });
    await expect(isOrganizationAdmin(away, { organization_id, user_id: admin.id })).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.stringMatching(/try again/),
    });
  });
});

describe("invitations", () => {
  const invite = (email: string, role: "member" | "viewer" = "member") =>
    addOrganizationInvitation(admin.db, { organization_id: admin.organization_id, email, role, invited_by: admin.id });

  test("are inserted as organization, address, role and inviter [CALL-04]", async () => {
    const { db, calls } = recording(server, admin);
    const invitation = {
      organization_id: admin.organization_id,
      email: "call04@example.com",
      role: "member",
      invited_by: admin.id,
    } as const;
    expect(await addOrganizationInvitation(db, invitation)).toMatchObject(invitation);
    expect(calls[0]).toMatchObject({ method: "POST", body: invitation });
    expect(Object.keys(calls[0]?.body ?? {})).toEqual(Object.keys(invitation));
  });

  test("are listed for admins by get_org_invitations, newest first [CALL-19]", async () => {
    await invite("newer@example.com");
    const { db, calls } = recording(server, admin);
    const listed = await listOrganizationInvitations(db, { organization_id: admin.organization_id });
    expect(calls[0]).toMatchObject({ path: "/rest/v1/rpc/get_org_invitations", body: { org_id: admin.organization_id } });
    expect(listed.map(({ email }) => email)).toEqual(["newer@example.com", "call04@example.com"]);
    expect(await listOrganizationInvitations(outsider.db, { organization_id: admin.organization_id })).toEqual([]);
  });

  test("are accepted by the address they name, with the invited role, and once [MEMBER-10]", async () => {
    const guest = await person(server);
    const { id } = await invite(guest.email, "viewer");
    expect(await listMyInvitations(guest.db)).toMatchObject([{ id, organization_name: "Acme", role: "viewer" }]);
    await expect(acceptInvitation(outsider.db, { id })).rejects.toMatchObject({
      message: "This invitation is for another address. Sign in with the address it was sent to.",
    });
    expect(await acceptInvitation(guest.db, { id })).toBe(admin.organization_id);
    const own = { organization_id: admin.organization_id, user_id: guest.id };
    expect(await getOrganizationMember(guest.db, own)).toMatchObject({ role: "viewer" });
    expect(await listMyInvitations(guest.db)).toEqual([]);
    const open = await listOrganizationInvitations(admin.db, { organization_id: admin.organization_id });
    expect(open.map(({ email }) => email)).not.toContain(guest.email);
    await expect(acceptInvitation(guest.db, { id })).rejects.toMatchObject({ message: "This invitation was accepted already." });
  });
});

describe("profiles", () => {
  test("are read by id, saved by id with an ISO time, and nobody else's [CALL-07, CALL-20, CALL-21]", async () => {
    const { db, calls } = recording(server, admin);
    expect(await getProfile(db, { id: admin.id })).toBeNull();
    expect(calls[0]?.path).toContain(`profiles?select=id,first_name,last_name,company,updated_at&id=eq.${admin.id}`);
    const profile = { id: admin.id, first_name: "Ada", last_name: "L", company: "Acme", updated_at: "2026-11-21T10:00:00.000Z" };
    await changeProfile(db, profile);
    expect(calls[1]?.body).toEqual(profile);
    const read = await getProfile(db, { id: admin.id });
    expect(read).toMatchObject({ first_name: "Ada", last_name: "L", company: "Acme" });
    expect(new Date(read?.updated_at ?? "").toISOString()).toBe(profile.updated_at);
    expect(await getProfile(outsider.db, { id: admin.id })).toBeNull();
  });
});
