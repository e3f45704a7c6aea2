import { beforeAll, expect, test } from "vitest";
import { tables } from "./samples.ts";
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

test("in every part of a specification, and for questionnaires, viewers read, members also edit, and admins also delete projects and the organization [DATA-46]", async () => {
  const { actor_id } = team.worldOf("stranger");
  const [made] = await team.sql`insert into organizations (name, created_by) values ('Roles', ${actor_id}) returning id`;
  await team.joinAll(made?.id);
  const [project] = await team.sql`insert into projects (organization_id, name) values (${made?.id}, 'Harbour') returning id`;
  const project_id = project?.id;
  const [page] = await team.sql`insert into pages (project_id, name) values (${project_id}, 'Home') returning id`;
  const [role] = await team.sql`insert into user_classes (project_id, name) values (${project_id}, 'Skipper') returning id`;
  const world = { ...team.world, organization_id: made?.id, project_id, page_id: page?.id, user_class_id: role?.id };
  // whatever has a number is part of a specification, those that come later included
  const numbered = await team.sql<{ part: string }[]>`
    select c.relname as part from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname in ('project_id', 'number', 'revision')
    group by c.relname having count(*) = 3`;
  expect(numbered.length).toBeGreaterThanOrEqual(9);
  for (const part of [...numbered.map((found) => found.part), "specifications", "questionnaires"]) {
    const sample = tables[part];
    if (!sample) throw new Error(`${part} has no sample.`);
    expect((await team.rest("viewer", "POST", part, sample.row(world))).status, part).toBe(403);
    const added = await team.rest("member", "POST", part, sample.row(world));
    expect(added.status, `${part}: ${added.body}`).toBe(201);
    const [row] =
      await team.sql`select id from ${team.sql(part)} where project_id = ${project_id} order by created_at desc limit 1`;
    const place = `${part}?id=eq.${row?.id}`;
    expect(JSON.parse((await team.rest("viewer", "GET", `${place}&select=id`)).body), part).toEqual([{ id: row?.id }]);
    for (const [person, method, left] of [
      ["viewer", "DELETE", 1],
      ["viewer", "PATCH", 1],
      ["member", "PATCH", 1],
      ["member", "DELETE", 0],
    ] as const) {
      await team.rest(person, method, place, method === "PATCH" ? sample.change : undefined);
      const rows = await team.sql`select * from ${team.sql(part)} where id = ${row?.id}`;
      expect(rows, `${person} ${method} ${part}`).toHaveLength(left);
      const changed = rows.filter((found) => Object.entries(sample.change).every(([field, value]) => found[field] === value));
      expect(changed, `${person} ${method} ${part}`).toHaveLength(person === "member" ? left : 0);
    }
  }
  for (const [table, id] of [
    ["projects", project_id],
    ["organizations", made?.id],
  ] as const) {
    for (const [person, left] of [
      ["viewer", 1],
      ["member", 1],
      ["admin", 0],
    ] as const) {
      await team.rest(person, "DELETE", `${table}?id=eq.${id}`);
      expect(await team.sql`select id from ${team.sql(table)} where id = ${id}`, `${person} ${table}`).toHaveLength(left);
    }
  }
});
