import { randomBytes } from "node:crypto";
import { type Person as Role, tables, type World } from "#tests/policies/samples.ts";
import { author, join, person } from "#tests/support/people.ts";
import type { RealInstance } from "#tests/support/real-server.ts";
import type { Victim } from "./cast.ts";

/** How many rows stand in tables that can be counted: a total near it in an attacker's answer is the victim's. */
export const CROWD = 1_500;

export type Planted = {
  victim: Victim;
  /** Stands in every text of the victim's. */
  word: string;
  /** Every id of the victim's. */
  ids: ReadonlySet<string>;
  world: World;
  /** The victim's rows of every table, as one text. */
  digest(): Promise<string>;
};

/** An organization with a row in every table, full of words that nobody else may see. */
export async function plant(server: RealInstance, names: readonly string[]): Promise<Planted> {
  const word = `kanarie${randomBytes(5).toString("hex")}`;
  const founder = await author(server);
  const [viewer, bystander] = await Promise.all([person(server, { name: "viewer" }), person(server, { name: "bystander" })]);
  const { organization_id, project_id } = founder;
  await join(server, { organization_id, user_id: viewer.id, role: "viewer" });
  const { admin } = server;
  const world = await makeWorld(admin, { organization_id, project_id, bystander_id: bystander.id, actor_id: founder.id }, word);
  for (const name of names) await plantRow(server, name, world, word);
  await crowd(server, world, word);
  const members = [founder, viewer, bystander];
  const ids = new Set([...(await idsOf(server, names, word)), ...Object.values(world), ...members.map(({ id }) => id)]);
  const owners = [organization_id, project_id, ...members.map(({ id }) => id)];
  return {
    victim: { ...founder, people: members },
    word,
    ids,
    world,
    digest: async () => {
      // what is tried on them is written down for them
      const parts = names
        .filter((name) => name !== "audit_events")
        .map(
          (name) => `select '${name}' as name, count(*), md5(string_agg(t::text, ',' order by t::text)) from public.${name} t
          where (to_jsonb(t) ->> 'organization_id') = any ($1) or (to_jsonb(t) ->> 'project_id') = any ($1) or (to_jsonb(t) ->> 'id') = any ($1)`,
        );
      const { rows } = await admin.query(parts.join(" union all "), [owners]);
      return rows.map((row) => `${row.name}: ${row.count} rows, ${row.md5}`).join("\n");
    },
  };
}

/** What sample rows refer to. */
export async function makeWorld(
  admin: RealInstance["admin"],
  who: Pick<World, "organization_id" | "project_id" | "bystander_id" | "actor_id">,
  word: string,
): Promise<World> {
  const one = async (text: string, values: unknown[]) => (await admin.query<{ id: string }>(text, values)).rows[0]?.id ?? "";
  return {
    ...who,
    page_id: await one("insert into public.pages (project_id, name) values ($1, $2) returning id", [who.project_id, word]),
    user_class_id: await one("insert into public.user_classes (project_id, name) values ($1, $2) returning id", [
      who.project_id,
      word,
    ]),
    drafting_run_id: await one("insert into public.drafting_runs (project_id, status) values ($1, 'stopped') returning id", [
      who.project_id,
    ]),
    api_key_id: await one(
      "insert into public.project_api_keys (project_id, name, hashed_key, prefix, last_four) values ($1, 'Agent', $2, 'srs_0000', '0000') returning id",
      [who.project_id, randomBytes(32).toString("hex")],
    ),
    web_entry_id: await one(
      "insert into public.web_to_prd (organization_id, name, website_url) values ($1, $2, 'https://example.com') returning id",
      [who.organization_id, word],
    ),
  };
}

export async function plantRow({ admin }: Pick<RealInstance, "admin">, name: string, world: World, word: string) {
  const row = tables[name as Role]?.row(world);
  if (!row) throw new Error(`${name} has no sample row in src/tests/policies/samples.ts`);
  const columns = Object.keys(row).map((column) => `"${column}"`);
  await admin.query(
    `insert into public.${name} (${columns}) select ${columns} from jsonb_populate_record(null::public.${name}, $1) on conflict do nothing`,
    [JSON.stringify(row)],
  );
  const { rows } = await admin.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and atttypid in ('text'::regtype, 'jsonb'::regtype)`,
    [`public.${name}`],
  );
  const mine = "(to_jsonb(t) ->> 'id') is not null or (to_jsonb(t) ->> 'user_id') is not null";
  for (const column of rows) {
    const value = column.type === "jsonb" ? JSON.stringify([word]) : word;
    // what a check refuses keeps its sample
    await admin.query(`update public.${name} t set "${column.name}" = $1 where ${mine}`, [value]).catch(() => {});
  }
}

async function crowd({ admin }: RealInstance, { organization_id, project_id, actor_id }: World, word: string) {
  const many = `generate_series(1, ${CROWD})`;
  await admin.query(`insert into public.projects (organization_id, name, created_by) select $1, $2, $3 from ${many}`, [
    organization_id,
    word,
    actor_id,
  ]);
  await admin.query(`insert into public.pages (project_id, name) select $1, $2 from ${many}`, [project_id, word]);
  await admin.query(`insert into public.waitlist (email) select $1 || n || '@example.com' from ${many} n`, [word]);
  await admin.query("analyze");
}

async function idsOf({ admin }: RealInstance, names: readonly string[], word: string): Promise<string[]> {
  const parts = names.map(
    (name) => `select to_jsonb(t) ->> 'id' as id from public.${name} t where t::text like '%' || $1 || '%'`,
  );
  const { rows } = await admin.query<{ id: string | null }>(parts.join(" union all "), [word]);
  return rows.flatMap(({ id }) => id ?? []);
}
