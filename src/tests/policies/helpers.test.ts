import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readTopics } from "#tests/hostile/catalogue.ts";
import { spellingsOf } from "#tests/hostile/spellings.ts";
import { seed } from "#tests/hostile/volley.ts";
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

test("every kind of channel is followed by those it is for, and by no trick of spelling [TENANT-21]", async () => {
  const { organization_id, project_id } = team.world;
  const fromViewer: Person[] = ["viewer", "member", "admin"];
  const own = (who: Person) => team.worldOf(who).actor_id;
  const kinds: Record<string, { id: string; may: Person[] }> = {
    organization: { id: organization_id, may: fromViewer },
    project: { id: project_id, may: fromViewer },
    user: { id: own("member"), may: ["member"] },
  };
  expect(await readTopics((text) => team.sql.unsafe(text))).toEqual(Object.keys(kinds));
  const meant = new Map(Object.entries(kinds).map(([kind, { id, may }]) => [`${kind}:${id}`, may]));
  const ids = [...Object.values(kinds).map(({ id }) => id), randomUUID()];
  const drawn = Object.keys(kinds).flatMap((kind) =>
    ids.flatMap((id) => [`${kind}:${id}`, `${kind}:`, ...fc.sample(spellingsOf(kind, id), { numRuns: 100, seed })]),
  );
  const topics = [...new Set([...drawn, "*", "%", ""])];
  const managed = new Map<string, Person[]>(topics.map((topic) => [topic, []]));
  for (const who of people.filter((one) => one !== "visitor")) {
    const followed = await team.sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ role: "authenticated", sub: own(who) })}, true), set_config('role', 'authenticated', true)`;
      return tx<{ topic: string }[]>`select topic from unnest(${topics}::text[]) topic where private.may_follow(topic)`;
    });
    for (const { topic } of followed) managed.get(topic)?.push(who);
  }
  expect(Object.fromEntries([...managed].filter(([, may]) => may.length > 0))).toEqual(Object.fromEntries(meant));
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
