-- What a person may do was joined to rows that were deleted, and asked anew for each of them; as an array it is asked before any is read.

create or replace function private.removals_of(ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.removal from private.removed_rows r
  where r.row_id = any (ids) and r.after is null
    and r.removed_at > now() - interval '7 days' and r.project_id = any (array(select private.project_ids('member')))
  group by r.removal order by max(r.id) desc
$$;

create or replace function private.tables_of(wanted uuid) returns table (named regclass, is_gone boolean)
language sql stable security definer set search_path = '' as $$
  with recursive standing (oid, depth) as (
    select c.oid, 0 from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union
    select f.conrelid, s.depth + 1 from standing s
    join pg_catalog.pg_constraint f on f.confrelid = s.oid and f.contype = 'f' and f.conrelid <> f.confrelid
    where s.depth < 20
  )
  select s.oid::regclass, r.is_gone
  from (
    select distinct table_name, after is null as is_gone from private.removed_rows
    where removal = wanted and project_id = any (array(select private.project_ids('member')))
  ) r
  join standing s on s.oid = format('public.%I', r.table_name)::regclass
  group by s.oid, r.is_gone order by r.is_gone desc, max(s.depth), s.oid
$$;

create or replace function private.rows_of(wanted uuid, named regclass, is_gone boolean) returns table (row_id uuid, before jsonb, after jsonb)
language sql stable security definer set search_path = '' as $$
  select r.row_id, (array_agg(r.before order by r.id))[1], (array_agg(r.after order by r.id desc))[1]
  from private.removed_rows r
  where r.removal = wanted and format('public.%I', r.table_name)::regclass = named and (r.after is null) = is_gone
    and r.project_id = any (array(select private.project_ids('member')))
  group by r.row_id, case when is_gone then r.id end order by min(r.id)
$$;

create or replace function private.forget_removal(wanted uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.removed_rows r where r.removal = wanted and r.project_id = any (array(select private.project_ids('member')))
$$;

create or replace function private.removals_in(wanted uuid) returns table (
  id uuid, removed_at timestamptz, removed_by uuid, table_name text, row_id uuid, number integer, name text, count integer
)
language sql stable security definer set search_path = '' as $$
  with recent as (
    select r.removal, max(r.removed_at) as removed_at from private.removed_rows r
    where r.project_id = wanted and r.project_id = any (array(select private.project_ids('member')))
      and r.after is null and r.row_id is not null and r.removed_at > now() - interval '7 days'
    group by r.removal order by max(r.id) desc limit 100
  )
  select r.removal, recent.removed_at, (array_agg(r.removed_by))[1], r.table_name::text,
    (array_agg(r.row_id order by (r.before ->> 'number')::integer, r.id))[1],
    min((r.before ->> 'number')::integer),
    (array_agg(r.before ->> 'name' order by (r.before ->> 'number')::integer, r.id))[1],
    count(*)::integer
  from recent join private.removed_rows r on r.removal = recent.removal
  where r.project_id = wanted and r.after is null and r.row_id is not null
  group by r.removal, recent.removed_at, r.table_name
  order by recent.removed_at desc, r.removal, r.table_name
$$;

create or replace function private.deleted_names_in(wanted uuid) returns table (table_name text, name text, ties jsonb)
language sql stable security definer set search_path = '' as $$
  select d.table_name::text, d.name, d.ties from private.deleted_names d
  where d.project_id = wanted and d.project_id = any (array(select private.project_ids('member'))) order by d.id desc
$$;

create or replace function private.last_revisions(project uuid, short text) returns table (id text, revision integer)
language sql stable security definer set search_path = '' as $$
  select o.id, max(o.revision) from (
    select r.row_id::text, (r.before ->> 'revision')::integer from private.removed_rows r
    where r.project_id = project and r.table_name = short and r.after is null
    union all
    select e ->> 'id', (e ->> 'revision')::integer from public.specification_snapshots s, jsonb_array_elements(s.content -> short) e
    where s.project_id = project and jsonb_typeof(s.content -> short) = 'array'
  ) o (id, revision)
  where project = any (array(select private.project_ids('member'))) group by o.id
$$;
