-- Who runs the instance, and what they may see of it: figures, and the names of organizations, never what these work on.

-- The server writes here, at its start, what its operator set; at a Supabase, its owner does. No request reaches it.
create table private.operators (
  email text primary key check (email = lower(btrim(email)) and email like '%_@_%')
);
comment on table private.operators is 'The confirmed addresses whose accounts see the figures of the instance.';
alter table private.operators enable row level security;
revoke all on private.operators from public, anon, authenticated;

create index organizations_name_idx on public.organizations (lower(name), id);

-- By the account as it is now and not by what a token says of it: an address that is only claimed makes nobody an operator.
create function private.is_operator() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u join private.operators o on o.email = lower(u.email)
    where u.id = (select auth.uid()) and u.email_confirmed_at is not null
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now()))
$$;

create function private.require_operator() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_operator() then
    raise exception 'Only operators of this instance see its figures.' using errcode = '42501';
  end if;
  perform private.require_second_step();
end $$;

create function private.instance_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := now() - interval '30 days';
begin
  perform private.require_operator();
  return jsonb_build_object(
    'postgres', current_setting('server_version'),
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'organizations', (select count(*) from public.organizations),
    'people', (select count(*) from auth.users where deleted_at is null),
    'projects', (select count(*) from public.projects),
    'drafts', (select count(*) from public.generations where created_at > since),
    'limits', (select coalesce(jsonb_object_agg(name, value), '{}') from private.settings),
    'failures', jsonb_build_object(
      'drafts', (select count(*) from public.generations where status = 'failed' and created_at > since),
      'searches', (select count(*) from public.web_requests where status = 'failed' and created_at > since),
      'runs', (select count(*) from public.drafting_runs where created_at > since
        and (status = 'interrupted' or (status = 'running' and beat_at < now() - interval '30 seconds')))),
    'models', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'model', model, 'answered_at', answered_at, 'failed_at', failed_at)
        order by provider, model), '[]')
      from (
        select g.provider, g.model, max(g.finished_at) filter (where g.status in ('succeeded', 'undone')) as answered_at,
          max(g.finished_at) filter (where g.status = 'failed') as failed_at
        from public.generations g
        where g.provider <> 'built-in' and not g.own_model and g.created_at > since
        group by g.provider, g.model) used)
  );
end $$;

-- Twenty-five at a time in the order of their names; what they hold is counted for these alone.
create function private.instance_organizations(searched text, after_name text, after_id uuid)
returns table (
  id uuid, name text, created_at timestamptz, members bigint, projects bigint, row_count bigint, file_bytes bigint, drafts bigint, found bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := lower(btrim(coalesce(searched, '')));
begin
  perform private.require_operator();
  return query
    with page as materialized (
      select o.id, o.name, o.created_at from public.organizations o
      where position(wanted in lower(o.name)) > 0
        and (after_id is null or (lower(o.name), o.id) > (lower(after_name), after_id))
      order by lower(o.name), o.id limit 25
    ), work as materialized (
      select p.id, p.organization_id from public.projects p join page on page.id = p.organization_id
    ), kept as (
      select w.organization_id, sum((s.metadata ->> 'size')::bigint) as bytes
      from storage.objects s join work w on w.id::text = split_part(s.name, '/', 1) group by 1
    )
    select page.id, page.name, page.created_at,
      (select count(*) from public.organization_members m where m.organization_id = page.id),
      (select count(*) from work w where w.organization_id = page.id),
      (select count(distinct (f.table_name, f.row_id)) from private.findable f join work w on w.id = f.project_id where w.organization_id = page.id),
      coalesce((select bytes::bigint from kept where kept.organization_id = page.id), 0),
      (select count(*) from public.generations g join work w on w.id = g.project_id
        where w.organization_id = page.id and g.created_at > now() - interval '30 days'),
      (select count(*) from public.organizations o where position(wanted in lower(o.name)) > 0)
    from page order by lower(page.name), page.id;
end $$;

revoke execute on function private.is_operator, private.require_operator, private.instance_figures, private.instance_organizations from public;
grant execute on function private.is_operator, private.instance_figures, private.instance_organizations to authenticated, service_role;

create function public.is_operator() returns boolean
language sql stable set search_path = '' as $$ select private.is_operator() $$;
comment on function public.is_operator is 'Whether the caller runs this instance.';

create function public.get_instance_figures() returns jsonb
language sql stable set search_path = '' as $$ select private.instance_figures() $$;
comment on function public.get_instance_figures is 'What runs, how much of it there is, its limits and its failures of 30 days; for operators.';

create function public.list_instance_organizations(search text default '', after_name text default null, after_id uuid default null)
returns table (
  id uuid, name text, created_at timestamptz, members bigint, projects bigint, row_count bigint, file_bytes bigint, drafts bigint, found bigint
)
language sql stable set search_path = '' as $$
  select * from private.instance_organizations(search, after_name, after_id)
$$;
comment on function public.list_instance_organizations is 'Twenty-five organizations by name with what they hold; for operators.';

revoke execute on function public.is_operator, public.get_instance_figures, public.list_instance_organizations from public, anon;
grant execute on function public.is_operator, public.get_instance_figures, public.list_instance_organizations to authenticated, service_role;
