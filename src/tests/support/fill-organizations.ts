import type { Sql } from "#server/postgres/sql.ts";

/** `largest` is how many rows the last project of the first organization has. */
export type Filling = { organizations: number; projects: number; rows: number; largest: number };
export type Filled = { user_id: string; organization_id: string; project_id: string; largest_project_id: string };

/** One of so many rows is of this list; the rest are features. */
const share = { pages: 25, sections: 10, user_classes: 50, user_stories: 2 };
const lists = [...Object.keys(share), "features"];
const every = (list: keyof typeof share) => `greatest(2, p.rows / ${share[list]})`;
const each = (count: string) => `cross join lateral generate_series(1, ${count}) n`;
const ids = (list: string) =>
  `cross join lateral (select array_agg(l.id order by l.number) as ids from public.${list} l where l.project_id = p.id) ${list}`;

const own = "where project_id in (select id from filled)";

/** How a row came about, where its words come from, what it is found by, and its number. */
const beside = lists.flatMap((list) => [
  `insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, through)
    select project_id, '${list}', id, 1, 'added', jsonb_build_object('name', name), 'draft' from public.${list} ${own}`,
  `insert into public.statement_sources (project_id, table_name, row_id, revision, kind, made_at)
    select project_id, '${list}', id, 1, case when number % 3 = 0 then 'pattern' else 'person' end, now() from public.${list} ${own}`,
  `insert into private.findable (table_name, row_id, field, project_id, number, name, said, language)
    select '${list}', id, '', project_id, number, lower(name), lower(name), 'simple' from public.${list} ${own}`,
  `insert into private.counters (project_id, kind, last_number) select project_id, '${list}', max(number) from public.${list} ${own} group by 1`,
]);

const statements = ({ organizations, projects, rows, largest }: Filling) => [
  "set session_replication_role = replica",
  "drop table if exists told, filled",
  `create temp table told as select gen_random_uuid() as user_id, gen_random_uuid() as organization_id, o from generate_series(1, ${organizations}) o`,
  "insert into auth.users (id, aud, role, email) select user_id, 'authenticated', 'authenticated', user_id || '@example.com' from told",
  "insert into public.organizations (id, name, created_by) select organization_id, 'Organization ' || o, user_id from told",
  "insert into public.organization_members (organization_id, user_id, role) select organization_id, user_id, 'admin' from told",
  `create temp table filled as select gen_random_uuid() as id, t.*, m,
    case when t.o = 1 and m = ${projects} then ${largest} else ${rows} end as rows from told t, generate_series(1, ${projects}) m`,
  "insert into public.projects (id, organization_id, name) select id, organization_id, 'Project ' || m from filled",
  "insert into public.specifications (project_id, version, project_overview) select id, '0.1', 'Berths of a harbour.' from filled",
  `insert into public.generations (project_id, function, status, provider, finished_at)
    select id, 'generate-features', 'succeeded', 'built-in', now() - n * interval '1 hour' from filled p ${each("5")}`,
  `insert into public.pages (project_id, number, position, name)
    select p.id, n, n, 'Page ' || n from filled p ${each(every("pages"))}`,
  `insert into public.sections (project_id, page_id, number, name, order_index)
    select p.id, pages.ids[1 + n % ${every("pages")}], n, 'Section ' || n, n from filled p ${ids("pages")} ${each(every("sections"))}`,
  `insert into public.user_classes (project_id, number, position, name)
    select p.id, n, n, 'Skipper ' || n from filled p ${each(every("user_classes"))}`,
  `insert into public.user_stories (project_id, user_class_id, number, position, name, story, acceptance_criteria)
    select p.id, user_classes.ids[1 + n % ${every("user_classes")}], n, n, 'Keep berth ' || n,
      'As a skipper, I want to keep berth ' || n || ', so that my boat is expected.', 'Given a berth, when I keep it, then it is mine.'
    from filled p ${ids("user_classes")} ${each(every("user_stories"))}`,
  `insert into public.features (project_id, page_id, number, position, name, description)
    select p.id, pages.ids[1 + n % ${every("pages")}], n, n, 'Berth board ' || n, 'Shows which berths are free tonight.'
    from filled p ${ids("pages")} ${each("greatest(2, p.rows / 3)")}`,
  `insert into public.questionnaires (project_id, project_description, project_documents)
    select id, 'Berths of a harbour.', jsonb_build_array(jsonb_build_object('path', id || '/1_plan.txt')) from filled`,
  `insert into storage.objects (bucket_id, name) select 'project_documents', id || '/' || n || '_plan.txt' from filled p ${each("3")}`,
  `insert into public.project_shares (project_id, name, hashed_token, proof_hash, expires_at)
    select id, 'Client ' || n, md5(id || '1' || n) || md5(id || '2' || n), repeat('0', 64), now() + interval '9 days' from filled p ${each("3")}`,
  `insert into public.imports (project_id, name, kept) select id, 'File ' || n, 'Berths.' from filled p ${each("3")}`,
  `insert into public.proposals (project_id, kind, table_name, row_id, field, base_revision, request_hash)
    select p.id, 'change', 'user_stories', user_stories.ids[1], 'name', 1, md5(p.id::text || n) from filled p ${ids("user_stories")} ${each("4")}`,
  `insert into private.deleted_names (removal, project_id, table_name, row_id, name, ties)
    select gen_random_uuid(), id, 'features', gen_random_uuid(), 'Berth board of old ' || n, '{}' from filled p ${each("5")}`,
  `insert into public.audit_events (organization_id, action, target_kind, target_label)
    select organization_id, 'project.changed', 'project', 'Project ' || m from filled p ${each("5")}`,
  ...beside,
  "set session_replication_role = origin",
  "analyze",
];

/** Writes organizations of projects with rows each, past the data API and its triggers; answers who sees the first of them. */
export async function fillOrganizations(sql: Sql, filling: Filling): Promise<Filled> {
  const [filled] = await sql.alone(async (one) => {
    for (const statement of statements(filling)) await one.unsafe(statement);
    return one<Filled[]>`select user_id, organization_id, (array_agg(id order by m))[1] as project_id,
      (array_agg(id order by m desc))[1] as largest_project_id from filled where o = 1 group by 1, 2`;
  });
  if (!filled) throw new Error("Nothing was filled.");
  return filled;
}
