-- What was deleted of late can be looked up by whoever may bring it back.

-- One row for each list a deletion took something from, with the first of what it took; the last deletion comes first.
create function private.removals_in(wanted uuid) returns table (
  id uuid, removed_at timestamptz, removed_by uuid, table_name text, row_id uuid, number integer, name text, count integer
)
language sql stable security definer set search_path = '' as $$
  with recent as (
    select r.removal, max(r.removed_at) as removed_at from private.removed_rows r
    where r.project_id = wanted and r.project_id in (select private.project_ids('member'))
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

create function public.get_removals(project_id uuid) returns table (
  id uuid, removed_at timestamptz, removed_by uuid, table_name text, row_id uuid, number integer, name text, count integer
)
language sql stable set search_path = '' as $$
  select * from private.removals_in(project_id)
$$;
comment on function public.get_removals is 'What was deleted from a project within a week and can be brought back by `restore_removed`; for those who may edit.';

revoke execute on function public.get_removals from public, anon;
grant execute on function public.get_removals to authenticated, service_role;
revoke execute on function private.removals_in from public;
grant execute on function private.removals_in to authenticated;
