import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { insertRow } from "#tests/support/insert-row.ts";
import { tables, type World } from "./samples.ts";
import { type Answer, openTeam, type Team } from "./team.ts";

let team: Team;
/** What is the team's, and the same in name only. */
let theirs: Record<string, string>;
let nothing: Record<string, string>;
beforeAll(async () => {
  team = await openTeam();
  const { sql, world } = team;
  const { organization_id, project_id, page_id, user_class_id, bystander_id } = world;
  const [run] =
    await sql`insert into generations (project_id, function, provider) values (${project_id}, 'generate-pages', 'm') returning id`;
  const [invitation] = await sql`
    insert into organization_invitations (organization_id, email) values (${organization_id}, 'nobody@example.com') returning id`;
  theirs = { organization_id, org_id: organization_id, project_id, page_id, user_class_id, user_id: bystander_id };
  theirs = { ...theirs, generation_id: run?.id, invitation_id: invitation?.id, ids: page_id, user_id_param: world.actor_id };
  nothing = Object.fromEntries(Object.keys(theirs).map((name) => [name, randomUUID()]));
});

/** An answer without what the asker said. */
const plain = ({ status, body }: Answer, said: Record<string, string>) => ({
  status,
  body: Object.values(said).reduce((text, id) => text.replaceAll(id, "…"), body),
});

test("no function tells a stranger whether something of another team exists [TENANT-18]", async () => {
  const functions = await team.sql<{ name: string; names: string[]; types: string[]; required: number }[]>`
    select p.proname as name, p.proargnames[1:p.pronargs] as names, p.pronargs - p.pronargdefaults as required,
      array(select format_type(t, null) from unnest(p.proargtypes) with ordinality as listed (t, place) order by place) as types
    from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
      and exists (select from unnest(p.proargtypes) t where t in ('uuid'::regtype, 'uuid[]'::regtype)) order by 1`;
  expect(functions.length).toBeGreaterThan(15);
  const given = ({ names, types, required }: (typeof functions)[number], ids: Record<string, string>) =>
    Object.fromEntries(
      names.flatMap((name, at) => {
        if (at >= Math.max(1, required) && !(name in ids)) return [];
        const id = ids[name] ?? "00000000-0000-4000-8000-000000000000";
        return [
          [name, { uuid: id, "uuid[]": [id], jsonb: {}, integer: 1, boolean: false, "text[]": [] }[types[at] ?? ""] ?? "x"],
        ];
      }),
    );
  for (const one of functions) {
    const answers = [];
    for (const ids of [theirs, nothing]) {
      answers.push(plain(await team.rest("stranger", "POST", `rpc/${one.name}`, given(one, ids)), ids));
    }
    expect(answers[0]?.status, `${one.name}: ${answers[0]?.body}`).toBeLessThan(500);
    expect(answers[0], one.name).toEqual(answers[1]);
  }
});

test("no row of another team answers a stranger otherwise than one that does not exist [TENANT-18]", async () => {
  for (const [table, sample] of Object.entries(tables)) {
    if (sample.may.select.includes("visitor") || sample.may.select.length === 0) continue;
    const row = sample.row({ ...team.world, actor_id: team.world.bystander_id });
    const placed = await insertRow(team.sql, table, row, ["*"]);
    const key = placed && "id" in placed ? "id" : "organization_id";
    const ids = [{ id: String(placed?.[key]) }, { id: randomUUID() }];
    for (const [method, body] of [["GET"], ["PATCH", sample.change], ["DELETE"]] as const) {
      const answers = [];
      for (const { id } of ids)
        answers.push(plain(await team.rest("stranger", method, `${table}?${key}=eq.${id}`, body), { id }));
      expect(answers[0], `${method} ${table}`).toEqual(answers[1]);
    }
  }
});

test("a row that names something of another team is refused as one that names nothing [TENANT-18]", async () => {
  const own = JSON.parse((await team.rest("stranger", "GET", "projects?select=id,organization_id")).body)[0];
  for (const [table, sample] of Object.entries(tables)) {
    if (!sample.may.insert.includes("admin") || table === "profiles") continue;
    const world: World = { ...team.worldOf("stranger"), organization_id: own.organization_id, project_id: own.id };
    const named = Object.keys(sample.row(world)).filter((column) => column in theirs);
    for (const column of named) {
      const answers = [];
      for (const ids of [theirs, nothing]) {
        const row = { ...sample.row(world), [column]: ids[column] };
        const { status, body } = plain(await team.rest("stranger", "POST", table, row), ids);
        answers.push({ status, ...JSON.parse(body || "{}") });
      }
      expect(answers[0].status, `${table}.${column}`).toBeGreaterThanOrEqual(400);
      expect(answers[0], `${table}.${column}`).toEqual(answers[1]);
    }
  }
});
