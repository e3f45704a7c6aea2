import type { Sql } from "#server/postgres/sql.ts";
import { type Person as Account, author, join, person, startProject, stranger } from "#tests/support/people.ts";
import { startServer } from "#tests/support/server.ts";
import type { Person, World } from "./samples.ts";

export type Answer = { status: number; body: string };
export type Team = {
  /** The superuser's connection, for looking behind the scenes. */
  sql: Sql;
  url: string;
  key: string;
  world: World;
  worldOf(person: Person): World;
  tokenOf(person: Person): string;
  rest(person: Person, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Makes the team's people members of an organization that was put there behind the scenes. */
  joinAll(organization_id: string): Promise<void>;
};

/** One organization with a viewer, a member and an admin, a stranger with an organization of their own, and a visitor. */
export async function openTeam(): Promise<Team> {
  const server = await startServer();
  const { sql } = server.database;
  const admin = await author(server);
  const { organization_id } = admin;
  const outsider = await stranger(server);
  const [viewer, member, bystander] = await Promise.all([person(server), person(server), person(server)]);
  await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
  await join(server, { organization_id, user_id: member.id, role: "member" });
  const project_id = await startProject(admin, organization_id);
  const [page] = await sql`insert into pages (project_id, name) values (${project_id}, 'Home') returning id`;
  const [run] = await sql`insert into drafting_runs (project_id, status) values (${project_id}, 'stopped') returning id`;
  const [userClass] = await sql`insert into user_classes (project_id, name) values (${project_id}, 'Farmer') returning id`;
  const [key] = await sql`insert into project_api_keys (project_id, name, hashed_key, prefix, last_four)
    values (${project_id}, 'Agent', ${"0".repeat(64)}, 'srs_0000', '0000') returning id`;
  const [entry] = await sql`insert into web_to_prd (organization_id, name, website_url)
    values (${organization_id}, 'A site', 'https://example.com') returning id`;
  const accounts: Partial<Record<Person, Account>> = { stranger: outsider, viewer, member, admin };
  const world: World = {
    organization_id,
    project_id,
    page_id: page?.id,
    user_class_id: userClass?.id,
    drafting_run_id: run?.id,
    api_key_id: key?.id,
    web_entry_id: entry?.id,
    bystander_id: bystander.id,
    actor_id: admin.id,
  };
  const tokenOf = (who: Person) => accounts[who]?.token ?? server.publishableKey;
  return {
    sql,
    url: server.url,
    key: server.publishableKey,
    world,
    tokenOf,
    worldOf: (who) => ({ ...world, actor_id: accounts[who]?.id ?? bystander.id }),
    rest: async (who, method, path, body) => {
      const response = await fetch(`${server.url}/rest/v1/${path}`, {
        method,
        headers: { apikey: server.publishableKey, authorization: `Bearer ${tokenOf(who)}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.text() };
    },
    joinAll: async (joined) => {
      const roles = { viewer: viewer.id, member: member.id, admin: admin.id };
      for (const [role, user_id] of Object.entries(roles)) {
        await sql`insert into organization_members (organization_id, user_id, role) values (${joined}, ${user_id}, ${role})
          on conflict (organization_id, user_id) do update set role = excluded.role`;
      }
    },
  };
}
