import { beforeAll, expect, test } from "vitest";
import { openTeam, type Team } from "./team.ts";

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});

const ownProject = async () => {
  const { body } = await team.rest("stranger", "GET", "projects?select=id");
  return JSON.parse(body)[0].id as string;
};

test("no row can point into another team's work, even where its writer may write", async () => {
  const project_id = await ownProject();
  const { page_id, user_class_id } = team.world;
  const story = { project_id, user_class_id, name: "n", story: "s", acceptance_criteria: "a" };
  for (const [table, row] of [
    ["user_stories", story],
    ["features", { project_id, page_id, name: "n" }],
    ["sections", { project_id, page_id, name: "n" }],
  ] as const) {
    const { status, body } = await team.rest("stranger", "POST", table, row);
    expect(status, `${table}: ${body}`).toBe(409);
  }
});

test("a row cannot be moved into another project, nor a project into another organization", async () => {
  const { project_id, page_id } = team.world;
  const moved = await team.rest("member", "PATCH", `pages?id=eq.${page_id}`, { project_id: await ownProject() });
  expect(moved.status).toBeLessThan(500);
  expect(await team.sql`select project_id from pages where id = ${page_id}`).toEqual([{ project_id }]);
  const { status } = await team.rest("member", "PATCH", `projects?id=eq.${project_id}`, { organization_id: project_id });
  expect(status).toBe(403);
});

test("nobody founds an organization or invites in another person's name", async () => {
  const { organization_id, bystander_id } = team.world;
  expect((await team.rest("admin", "POST", "organizations", { name: "Theirs", created_by: bystander_id })).status).toBe(403);
  const invitation = { organization_id, email: "a@example.com", role: "admin", invited_by: bystander_id };
  expect((await team.rest("admin", "POST", "organization_invitations", invitation)).status).toBe(403);
});

test("everybody reads and writes their own profile", async () => {
  const { actor_id: id } = team.worldOf("viewer");
  expect((await team.rest("viewer", "POST", "profiles", { id, first_name: "Vi" })).status).toBe(201);
  expect(JSON.parse((await team.rest("viewer", "GET", "profiles?select=id,first_name")).body)).toEqual([
    { id, first_name: "Vi" },
  ]);
  expect((await team.rest("viewer", "PATCH", `profiles?id=eq.${id}`, { first_name: "Vic" })).status).toBe(204);
  expect(JSON.parse((await team.rest("admin", "GET", "profiles?select=id")).body)).toEqual([]);
});

test("the creator of an organization becomes its first member, as admin [ORG-21]", async () => {
  const { actor_id } = team.worldOf("stranger");
  const made = await team.sql`select organization_id, role from organization_members where user_id = ${actor_id}`;
  expect(made).toHaveLength(1);
  expect(made[0]?.role).toBe("admin");
});

test("the last admin of an organization can neither leave nor be demoted", async () => {
  const { organization_id } = team.world;
  const { actor_id } = team.worldOf("admin");
  const self = `organization_members?organization_id=eq.${organization_id}&user_id=eq.${actor_id}`;
  for (const [method, body] of [["DELETE"], ["PATCH", { role: "member" }]] as const) {
    const answer = await team.rest("admin", method, self, body);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).message).toBe("An organization needs an admin. Make somebody else an admin first.");
  }
  expect(
    await team.sql`select role from organization_members where organization_id = ${organization_id} and user_id = ${actor_id}`,
  ).toEqual([{ role: "admin" }]);
});

test("a member who is no admin sees the own membership only, and no invitations [MEMBER-02]", async () => {
  const { organization_id } = team.world;
  const { actor_id: user_id } = team.worldOf("member");
  await team.rest("admin", "POST", "organization_invitations", {
    organization_id,
    email: "open@example.com",
    role: "member",
    invited_by: team.worldOf("admin").actor_id,
  });
  const members = async (who: "admin" | "member") =>
    JSON.parse((await team.rest(who, "GET", `organization_members?organization_id=eq.${organization_id}&select=user_id`)).body);
  const invitations = async (who: "admin" | "member" | "stranger") =>
    JSON.parse((await team.rest(who, "POST", "rpc/get_org_invitations", { org_id: organization_id })).body);
  expect(await members("member")).toEqual([{ user_id }]);
  expect(await members("admin")).toHaveLength(3);
  expect(await invitations("member")).toEqual([]);
  expect(await invitations("stranger")).toEqual([]);
  expect(await invitations("admin")).toMatchObject([{ email: "open@example.com", role: "member" }]);
});

test("is_org_admin takes the organization and the user and answers a boolean [CALL-18]", async () => {
  const ask = async (who: "admin" | "member" | "stranger") => {
    const args = { org_id: team.world.organization_id, user_id_param: team.worldOf(who).actor_id };
    return JSON.parse((await team.rest(who, "POST", "rpc/is_org_admin", args)).body);
  };
  expect(await Promise.all([ask("admin"), ask("member"), ask("stranger")])).toEqual([true, false, false]);
});
