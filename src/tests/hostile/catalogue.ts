import type { RealInstance } from "#tests/support/real-server.ts";

export type Column = { name: string; type: string };
export type Catalogue = {
  tables: { name: string; columns: Column[] /** Tables a select may embed. */; near: string[] }[];
  rpcs: { name: string; args: Column[] }[];
  buckets: string[];
  topics: string[];
};

/** What there is to attack, as the database says it: a new table, function, bucket or kind of topic is in it by itself. */
export async function readCatalogue({ admin }: RealInstance): Promise<Catalogue> {
  const tables = await admin.query<Catalogue["tables"][number]>(`
    select c.relname as name,
      (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select jsonb_agg(distinct case when k.conrelid = c.oid then k.confrelid::regclass::text else k.conrelid::regclass::text end)
        from pg_constraint k where k.contype = 'f' and c.oid in (k.conrelid, k.confrelid)), '[]') as near
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') order by 1`);
  const rpcs = await admin.query<Catalogue["rpcs"][number]>(`
    select p.proname as name, coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'type', format_type(a.type, null)) order by a.at)
      filter (where a.name is not null), '[]') as args
    from pg_proc p left join lateral unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) with ordinality as a (name, type, at) on true
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype group by p.oid, 1 order by 1`);
  const buckets = await admin.query<{ id: string }>("select id from storage.buckets order by 1");
  return {
    tables: tables.rows.map((table) => ({
      ...table,
      near: table.near.map((name) => name.replace("public.", "").replaceAll('"', "")),
    })),
    rpcs: rpcs.rows,
    buckets: buckets.rows.map(({ id }) => id),
    topics: await readTopics(async (text) => (await admin.query(text)).rows),
  };
}

/** What stands before the colon of a topic that the policies know. */
export async function readTopics(ask: (text: string) => Promise<{ source: string }[]>): Promise<string[]> {
  const follows = await ask(`
    select prosrc as source from pg_proc where oid = 'private.may_follow'::regproc
    union all select coalesce(qual, '') || coalesce(with_check, '') from pg_policies where schemaname = 'realtime'`);
  const kinds = follows.flatMap(({ source }) => [...source.matchAll(/when '([a-z_]+)' then/g)].map(([, kind]) => kind ?? ""));
  return [...new Set(kinds)].toSorted();
}
