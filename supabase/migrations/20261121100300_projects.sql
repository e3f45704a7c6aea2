create table public.projects (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  type text check (char_length(type) <= 100),
  description text check (char_length(description) <= 8000),
  version text not null default '0.1' check (btrim(version) <> '' and char_length(version) <= 50),
  color text check (char_length(color) <= 50),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.projects is 'One thing to be specified, owned by an organization; version names its current specification.';
create index projects_organization_id_idx on public.projects (organization_id, updated_at desc);
create index projects_created_by_idx on public.projects (created_by);

create trigger set_updated_at before update on public.projects for each row execute function private.set_updated_at();

create function private.project_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.projects p
  join public.organization_members m on m.organization_id = p.organization_id
  where m.user_id = (select auth.uid()) and m.role >= at_least
$$;

alter table public.projects enable row level security;
create policy projects_select on public.projects for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy projects_insert on public.projects for insert to authenticated
  with check (organization_id in (select private.organization_ids('member')));
create policy projects_update on public.projects for update to authenticated
  using (organization_id in (select private.organization_ids('member')))
  with check (organization_id in (select private.organization_ids('member')));
create policy projects_delete on public.projects for delete to authenticated
  using (organization_id in (select private.organization_ids('admin')));
revoke all on public.projects from anon, authenticated;
grant select, delete, insert (organization_id, name, type, description, version, color), update (name, type, description, version, color)
  on public.projects to authenticated;

-- Numbers for citing are given once and never again, so they are counted apart from the rows that carry them.
create table private.counters (
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null,
  last_number integer not null default 0,
  primary key (project_id, kind)
);
comment on table private.counters is 'The last number given to a page, section, user class, story, feature or risk of a project.';
alter table private.counters enable row level security;

create function private.next_number(project uuid, counted text) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into private.counters as c (project_id, kind, last_number) values (project, counted, 1)
  on conflict (project_id, kind) do update set last_number = c.last_number + 1
  returning last_number
$$;
revoke execute on function private.next_number from public;

create function private.set_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.number := private.next_number(new.project_id, tg_table_name);
    new.revision := 1;
  else
    new.number := old.number;
    new.project_id := old.project_id;
  end if;
  return new;
end $$;

-- A project is recent when anything in it is; once a minute is recent enough and keeps its row out of every write.
create function private.touch_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.projects p set updated_at = now()
  where p.id in (select distinct project_id from changed) and p.updated_at < now() - interval '1 minute';
  return null;
end $$;

-- The four policies, the touch of the project and (for rows with words) numbers and revisions, the same for every table of a project.
create procedure private.protect(named regclass, variadic words text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
begin
  execute format('alter table %s enable row level security', named);
  execute format('revoke all on %s from anon, authenticated', named);
  execute format('grant select, insert, update, delete on %s to authenticated', named);
  execute format($f$create policy %I on %s for select to authenticated using (project_id in (select private.project_ids('viewer')))$f$, short || '_select', named);
  execute format($f$create policy %I on %s for insert to authenticated with check (project_id in (select private.project_ids('member')))$f$, short || '_insert', named);
  execute format($f$create policy %I on %s for update to authenticated using (project_id in (select private.project_ids('member'))) with check (project_id in (select private.project_ids('member')))$f$, short || '_update', named);
  execute format($f$create policy %I on %s for delete to authenticated using (project_id in (select private.project_ids('member')))$f$, short || '_delete', named);
  execute format('create trigger touch_inserted after insert on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create trigger touch_updated after update on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create trigger touch_deleted after delete on %s referencing old table as changed for each statement execute function private.touch_project()', named);
  if cardinality(words) > 0 then
    execute format('create trigger number_it before insert or update on %s for each row execute function private.set_number()', named);
    execute format('create trigger revise_it before update on %s for each row execute function private.set_revision(%s)', named,
      (select string_agg(quote_literal(w), ', ') from unnest(words) w));
  end if;
end $$;
