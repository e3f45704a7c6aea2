-- A version keeps everything as it stood when it was left: what is shared by all versions is written down then, once and for good.

create table public.specification_snapshots (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  version text not null check (btrim(version) <> '' and char_length(version) <= 50),
  content jsonb not null,
  created_by uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default clock_timestamp()
);
comment on table public.specification_snapshots is 'Everything in a project as it stood when one of its versions was left; the latest of a version counts.';
create index specification_snapshots_project_id_idx on public.specification_snapshots (project_id, version, created_at desc);
create index specification_snapshots_created_by_idx on public.specification_snapshots (created_by);

alter table public.specification_snapshots enable row level security;
revoke all on public.specification_snapshots from anon, authenticated;
revoke update on public.specification_snapshots from service_role;
grant select on public.specification_snapshots to authenticated;
create policy specification_snapshots_select on public.specification_snapshots for select to authenticated
  using (project_id in (select private.project_ids('viewer')));

-- Whatever carries a number in a project is content of it, whichever table it stands in.
create function private.content_of(project uuid, named text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  content jsonb;
  noun name;
  found_rows jsonb;
begin
  select jsonb_build_object('specification', (
    select to_jsonb(s) - array['id', 'project_id', 'version', 'created_at', 'updated_at']
    from public.specifications s where s.project_id = project and s.version = named
  )) into content;
  for noun in
    select c.relname from pg_catalog.pg_class c join pg_catalog.pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
      and a.attname in ('project_id', 'number', 'revision')
    group by c.relname having count(*) = 3 order by c.relname
  loop
    execute format(
      'select coalesce(jsonb_agg(to_jsonb(t) - ''project_id'' order by t.number), ''[]'') from public.%I t where t.project_id = $1', noun)
      into found_rows using project;
    content := content || jsonb_build_object(noun, found_rows);
  end loop;
  return content;
end $$;

revoke execute on function private.content_of from public;
grant execute on function private.content_of to authenticated, service_role;

-- However a version is left (made anew, switched, renamed in the settings), its content is kept; nothing is written twice.
create function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing jsonb := private.content_of(old.id, old.version);
  kept jsonb;
begin
  if not exists (select from jsonb_each(standing) c where c.value not in ('[]', 'null')) then
    return null;
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = old.id and s.version = old.version order by s.created_at desc limit 1;
  if kept is distinct from standing then
    insert into public.specification_snapshots (project_id, version, content, created_by)
    values (old.id, old.version, standing, auth.uid());
  end if;
  return null;
end $$;
create trigger keep_version after update of version on public.projects
  for each row when (old.version is distinct from new.version) execute function private.keep_version();
revoke execute on function private.keep_version from public;

create function public.clone_specification(project_id uuid, new_version text) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  current_version text;
  copied public.specifications;
begin
  new_version := btrim(coalesce(new_version, ''));
  if new_version = '' then
    raise exception 'Version is required' using errcode = 'P0001';
  elsif char_length(new_version) > 50 then
    raise exception 'Shorten the version to 50 characters or fewer.' using errcode = 'P0001';
  end if;
  select p.version into current_version from public.projects p where p.id = project_id for update;
  if not found then
    raise exception 'You may not change this project.' using errcode = '42501';
  end if;
  if new_version = current_version
    or exists (select from public.specifications s where s.project_id = project_id and s.version = new_version)
    or exists (select from public.specification_snapshots s where s.project_id = project_id and s.version = new_version) then
    raise exception 'Version % exists already. Choose another name.', new_version using errcode = 'P0001';
  end if;
  select * into copied from public.specifications s where s.project_id = project_id and s.version = current_version;
  if found then
    copied := jsonb_populate_record(copied, jsonb_build_object('id', gen_random_uuid(), 'version', new_version,
      'revision', 1, 'created_at', now(), 'updated_at', now()));
    insert into public.specifications select copied.*;
  else
    insert into public.specifications (project_id, version) values (project_id, new_version);
  end if;
  update public.projects p set version = new_version where p.id = project_id;
  return new_version;
end $$;
comment on function public.clone_specification is 'Copies the current version''s specification, or begins an empty one, as a new version and makes it the current one.';

create function public.switch_version(project_id uuid, version text) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  current_version text;
begin
  select p.version into current_version from public.projects p where p.id = project_id for update;
  if not found then
    raise exception 'You may not change this project.' using errcode = '42501';
  end if;
  if version is distinct from current_version
    and not exists (select from public.specifications s where s.project_id = project_id and s.version = version)
    and not exists (select from public.specification_snapshots s where s.project_id = project_id and s.version = version) then
    raise exception 'There is no version % here. Create it first.', version using errcode = 'P0001';
  end if;
  update public.projects p set version = version where p.id = project_id and p.version <> version;
  return version;
end $$;
comment on function public.switch_version is 'Makes one of the project''s versions the current one.';

create function public.get_version_content(project_id uuid, version text) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  current_version text;
  kept jsonb;
begin
  select p.version into current_version from public.projects p where p.id = project_id;
  if current_version = version then
    return private.content_of(project_id, version);
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = project_id and s.version = version order by s.created_at desc limit 1;
  if not found then
    -- Stored before snapshots were kept, or brought in from elsewhere: its words are all there is.
    select jsonb_build_object('specification', to_jsonb(s) - array['id', 'project_id', 'version', 'created_at', 'updated_at'])
    into kept from public.specifications s where s.project_id = project_id and s.version = version;
  end if;
  return kept;
end $$;
comment on function public.get_version_content is 'Everything in a version: read live where it is the current one, else as it stood when it was left; null where there is none.';

revoke execute on function public.clone_specification, public.switch_version, public.get_version_content from public, anon;
grant execute on function public.clone_specification, public.switch_version, public.get_version_content to authenticated, service_role;
