import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type Person, people } from "./samples.ts";
import { openTeam, type Team } from "./team.ts";

let team: Team;
beforeAll(async () => {
  team = await openTeam();
});

test("of the helpers only those are for visitors that a form, a link or a trigger of theirs asks; no trigger is for anybody [TENANT-19]", async () => {
  const open = await team.sql<{ name: string; visitor: boolean; trigger: boolean }[]>`
    select proname as name, has_function_privilege('anon', oid, 'execute') as visitor,
      prorettype = 'trigger'::regtype or prokind = 'p' as trigger
    from pg_proc where pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', oid, 'execute') order by 1`;
  expect(open.filter(({ trigger }) => trigger)).toEqual([]);
  const visitors = open.filter(({ visitor }) => visitor).map(({ name }) => name);
  expect(visitors).toEqual(["has_room_for_cvs", "invitation_of", "is_restoring", "refuse_over_quota"]);
});

test("no policy calls a function for every row that somebody else wrote [TENANT-20]", async () => {
  const policies = await team.sql<{ name: string; said: string }[]>`
    select schemaname || '.' || policyname as name, coalesce(qual, '') || ' ' || coalesce(with_check, '') as said from pg_policies
    where schemaname in ('public', 'storage', 'realtime', 'private')`;
  const called = policies.filter(({ said }) => /\b(private|auth|storage|realtime)\.\w+\(/.test(withoutSelects(said)));
  // only whoever made an organization and has not joined it yet is asked about
  expect(called.map(({ name }) => name)).toEqual(["public.organizations_select"]);
});

/** What is left where everything the planner reads once is taken out. */
function withoutSelects(said: string): string {
  const begins = /\(\s*SELECT\b/.exec(said);
  if (!begins) return said;
  let depth = 0;
  let at = begins.index;
  do {
    if (said[at] === "(") depth += 1;
    if (said[at] === ")") depth -= 1;
    at += 1;
  } while (depth > 0 && at < said.length);
  return withoutSelects(said.slice(0, begins.index) + said.slice(at));
}

test("every channel is followed by those it is for, and by no trick of spelling [TENANT-21]", async () => {
  const { organization_id, project_id } = team.world;
  const fromViewer: Person[] = ["viewer", "member", "admin"];
  const own = (who: Person) => team.worldOf(who).actor_id;
  const topics: Record<string, readonly Person[]> = {
    [`project:${project_id}`]: fromViewer,
    [`organization:${organization_id}`]: fromViewer,
    [`user:${own("member")}`]: ["member"],
    [`project:${randomUUID()}`]: [],
    [`project:${organization_id}`]: [],
    [`organization:${project_id}`]: [],
    [`project:${project_id}:`]: [],
    [`project:${project_id}:x`]: [],
    [`PROJECT:${project_id}`]: [],
    [`project:${project_id.toUpperCase()}`]: [],
    [`project: ${project_id}`]: [],
    [`project:${project_id} `]: [],
    [`realtime:project:${project_id}`]: [],
    [`project:{${project_id}}`]: [],
    "project:": [],
    "project:%": [],
    "*": [],
    "": [],
  };
  for (const [topic, may] of Object.entries(topics)) {
    const managed = [];
    for (const who of people.filter((one) => one !== "visitor")) {
      const [row] = await team.sql.begin(async (tx) => {
        await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: own(who) })}, true), set_config('role', 'authenticated', true)`;
        return tx<{ may: boolean }[]>`select private.may_follow(${topic}) as may`;
      });
      if (row?.may) managed.push(who);
    }
    expect(managed, topic).toEqual(may);
  }
});

test("no spelling of a path reaches another team's files [TENANT-22]", async () => {
  const { project_id, page_id } = team.world;
  const [own] = JSON.parse((await team.rest("stranger", "GET", "projects?select=id")).body);
  const paths = [
    `${project_id}/1_a.txt`,
    `${project_id.toUpperCase()}/1_a.txt`,
    `${own.id}/../${project_id}/1_a.txt`,
    `${own.id}/%2e%2e/${project_id}/1_a.txt`,
    `${own.id}%2f..%2f${project_id}/1_a.txt`,
    `./${project_id}/1_a.txt`,
    `/${project_id}/1_a.txt`,
    `//${project_id}/1_a.txt`,
    `${project_id}\u200b/1_a.txt`,
    `${project_id.replaceAll("-", "\uff0d")}/1_a.txt`,
    `design-connections/${project_id}/1_a.txt`,
    `Design-Connections/${own.id}/1_a.txt`,
    `design-connections/${own.id}/../${project_id}/1_a.txt`,
    `design-connections//${project_id}/1_a.txt`,
    `${own.id}x/${page_id}/1_a.txt`,
  ];
  for (const path of paths) {
    for (const [method, address] of [
      ["POST", `object/project_documents/${path}`],
      ["PUT", `object/project_documents/${path}`],
      ["POST", `object/upload/sign/project_documents/${path}`],
    ] as const) {
      const answer = await fetch(`${team.url}/storage/v1/${address}`, {
        method,
        headers: { apikey: team.key, authorization: `Bearer ${team.tokenOf("stranger")}`, "content-type": "text/plain" },
        body: "words",
      });
      expect(answer.status, `${method} ${address}`).toBeGreaterThanOrEqual(400);
      expect(answer.status, `${method} ${address}`).toBeLessThan(500);
    }
  }
  expect(await team.sql`select name from storage.objects where name not like ${`${own.id}/%`}`).toEqual([]);
});
