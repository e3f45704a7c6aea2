import { expect, test } from "vitest";
import { acceptInvitation, addOrganizationInvitation, listMyInvitations } from "#data/organization-invitations.ts";
import { listOrganizationMembers } from "#data/organization-members.ts";
import { listOrganizations } from "#data/organizations.ts";
import { listProjects } from "#data/projects.ts";
import { author, type Person, person, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";

const server = await startServer();

async function rest({ token }: Person, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/rest/v1/${path}`, {
    method,
    headers: { apikey: server.publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.status;
}

test("a role is one of admin, member and viewer, and no other value is accepted [MEMBER-09]", async () => {
  const admin = await author(server);
  const { organization_id, id: invited_by } = admin;
  for (const role of ["owner", "superadmin", "Admin", "", null]) {
    const email = `${crypto.randomUUID()}@example.com`;
    expect(await rest(admin, "POST", "organization_invitations", { organization_id, email, role, invited_by })).toBe(400);
    expect(await rest(admin, "PATCH", `organization_members?organization_id=eq.${organization_id}`, { role })).toBe(400);
  }
  for (const role of ["admin", "member", "viewer"] as const) {
    const bo = await person(server);
    await addOrganizationInvitation(admin.db, { organization_id, email: bo.email, role, invited_by });
    const [waiting] = await listMyInvitations(bo.db);
    await acceptInvitation(bo.db, { id: waiting?.id ?? "" });
    const { data } = await bo.db.from("organization_members").select("role").eq("user_id", bo.id).single().throwOnError();
    expect(data.role).toBe(role);
  }
});

test("the backend refuses invitations by those who are no admins, and all access by those who are no members", async () => {
  const admin = await author(server);
  const { organization_id, project_id } = admin;
  const outsiders = await Promise.all([author(server, { role: "member" }), author(server, { role: "viewer" }), stranger(server)]);
  for (const someone of outsiders) {
    const email = `${crypto.randomUUID()}@example.com`;
    const own = { organization_id: someone.organization_id, email, role: "member", invited_by: someone.id };
    if (someone !== outsiders[2]) expect(await rest(someone, "POST", "organization_invitations", own)).toBe(403);
    expect(await rest(someone, "POST", "organization_invitations", { ...own, organization_id })).toBe(403);
    expect((await listOrganizations(someone.db)).map(({ id }) => id)).not.toContain(organization_id);
    expect(await listProjects(someone.db, { organization_id })).toEqual([]);
    expect(await listOrganizationMembers(someone.db, { organization_id })).toEqual([]);
    expect(await rest(someone, "POST", "projects", { organization_id, name: "Mine" })).toBe(403);
    await rest(someone, "PATCH", `projects?id=eq.${project_id}`, { name: "Mine" });
    await rest(someone, "DELETE", `projects?id=eq.${project_id}`);
    await rest(someone, "DELETE", `organizations?id=eq.${organization_id}`);
  }
  expect(await listProjects(admin.db, { organization_id })).toMatchObject([{ id: project_id, name: "Harbour" }]);
});
