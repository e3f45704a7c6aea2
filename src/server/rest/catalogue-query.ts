/** What of the public schema can be named in a request, as JSON; every name comes with its spelling in SQL. */
export const CATALOGUE = `
with relations as (
  select c.oid, c.relname::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
), columns as (
  select a.attrelid, json_agg(json_build_object(
    'name', a.attname, 'sql', quote_ident(a.attname), 'type', format_type(a.atttypid, -1),
    'default', pg_get_expr(d.adbin, d.adrelid), 'generated', a.attgenerated <> '') order by a.attnum) as list
  from pg_attribute a join relations r on r.oid = a.attrelid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped group by a.attrelid
), keys as (
  select i.indrelid, i.indisprimary as is_primary,
    (select json_agg(a.attname order by k.at) from unnest(i.indkey::int2[]) with ordinality k(number, at)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number) as columns
  from pg_index i join relations r on r.oid = i.indrelid
  where i.indisunique and i.indpred is null and i.indexprs is null
), foreign_keys as (
  select c.conname::text as name, h.name as here, t.name as there,
    (select json_agg(a.attname order by k.at) from unnest(c.conkey) with ordinality k(number, at)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as columns,
    (select json_agg(a.attname order by k.at) from unnest(c.confkey) with ordinality k(number, at)
      join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.number) as targets
  from pg_constraint c join relations h on h.oid = c.conrelid join relations t on t.oid = c.confrelid
  where c.contype = 'f' and c.conparentid = 0
), routines as (
  select p.oid, p.proname::text as name, format('public.%I', p.proname) as sql, p.proretset as is_set,
    p.prorettype = 'void'::regtype as is_void, r.name as relation, t.typtype = 'c' or p.prorettype = 'record'::regtype as is_row,
    (select coalesce(json_agg(json_build_object(
        'name', a.name, 'sql', quote_ident(a.name), 'type', format_type(a.type, -1),
        'required', a.at <= p.pronargs - p.pronargdefaults) order by a.at) filter (where a.mode = 'i'), '[]')
      from unnest(coalesce(p.proargnames, '{}'), coalesce(p.proallargtypes, p.proargtypes::oid[]),
        coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs]))) with ordinality a(name, type, mode, at)) as arguments,
    (select coalesce(json_agg(json_build_object('name', a.name, 'sql', quote_ident(a.name), 'type', format_type(a.type, -1))
        order by a.at), '[]')
      from unnest(p.proargnames, p.proallargtypes, p.proargmodes) with ordinality a(name, type, mode, at)
      where a.mode in ('t', 'o')) as columns
  from pg_proc p join pg_type t on t.oid = p.prorettype left join relations r on r.oid = t.typrelid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
    and p.prorettype <> 'trigger'::regtype and (p.pronargs = 0 or p.proargnames is not null and array_position(p.proargnames, '') is null)
)
select json_build_object(
  'relations', (select coalesce(json_agg(json_build_object('name', r.name, 'sql', format('public.%I', r.name), 'ident', quote_ident(r.name),
    'columns', coalesce(c.list, '[]'),
    'primary', coalesce((select k.columns from keys k where k.indrelid = r.oid and k.is_primary), '[]'),
    'unique', (select coalesce(json_agg(k.columns), '[]') from keys k where k.indrelid = r.oid)) order by r.name), '[]')
    from relations r left join columns c on c.attrelid = r.oid),
  'foreign_keys', (select coalesce(json_agg(f order by f.name), '[]') from foreign_keys f),
  'routines', (select coalesce(json_agg(r order by r.oid), '[]') from routines r)) as catalogue`;
