-- What is read without naming a project or an organization is found among one's own by an index, instead of all that anybody has.
alter policy generations_select on public.generations
  using (project_id = any (array(select private.project_ids('viewer'))));
alter policy organizations_select on public.organizations
  using (id = any (array(select private.organization_ids('viewer'))) or (created_by = (select auth.uid()) and private.is_unclaimed(id)));

create or replace function public.read_mine(parts text[]) returns json
language sql stable set search_path = '' as $$
  select json_object_agg(part, case part
    when 'profiles' then (select to_json(m) from (
      select p.id, p.first_name, p.last_name, p.company, p.updated_at from public.profiles p where p.id = (select auth.uid())) m)
    when 'organizations' then (select coalesce(json_agg(m), '[]') from (
      select o.id, o.name, o.created_by, o.created_at from public.organizations o order by o.created_at desc) m)
    when 'my_invitations' then (select coalesce(json_agg(i), '[]') from public.get_my_invitations() i)
    when 'closed_organizations' then (select coalesce(json_agg(c), '[]') from public.get_closed_organizations() c)
    when 'finished_generations' then (select coalesce(json_agg(m), '[]') from (
      select g.id, g.project_id, g.function, g.status, g.row_count, g.error, g.finished_at,
        (select json_build_object('name', p.name) from public.projects p where p.id = g.project_id) as projects
      from public.generations g where g.status in ('succeeded', 'failed') and g.finished_at is not null
      order by g.finished_at desc limit 60) m)
  end)
  from unnest(parts) part
$$;

-- People are in few organizations: expecting a thousand, each statement read the projects of everybody to find one's own.
alter function private.organization_ids(public.organization_role) rows 2;
alter function private.project_ids(public.organization_role) rows 20;

-- The place after the last one is looked for once in a transaction; the rows that follow come after it.
create or replace function private.set_position() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  list constant text := tg_relid || ' ' || new.project_id;
  placed constant text[] := string_to_array(nullif(current_setting('private.placed', true), ''), '/');
begin
  if new.position is not null and private.is_restoring() then
    perform set_config('private.placed', '', true);
    return new;
  elsif placed[1] = list then
    new.position := placed[2]::double precision + 1;
  else
    execute format('select coalesce(max(t.position), 0) + 1 from %s t where t.project_id = $1', tg_relid::regclass)
      into new.position using new.project_id;
  end if;
  perform set_config('private.placed', list || '/' || new.position, true);
  return new;
end $$;

-- Where rows are moved, another one may be the last.
create function private.forget_place() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('private.placed', '', true);
  return null;
end $$;
revoke execute on function private.forget_place from public;

create or replace procedure private.keep_order(named regclass) language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
begin
  if exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'order_index' and not a.attisdropped) then
    return;
  end if;
  if not exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'position' and not a.attisdropped) then
    execute format('alter table %s add column position double precision not null default 0
      check (position > ''-Infinity'' and position < ''Infinity'')', named);
    execute format('comment on column %s.position is ''Rows stand in its order; move_rows changes it.''', named);
    -- until now they stood in the order they were written in, and nobody changed anything
    execute format('alter table %s disable trigger user', named);
    execute format('update %1$s t set position = o.place from (select id, row_number() over (partition by project_id order by created_at, number) as place
      from %1$s) o where o.id = t.id', named);
    execute format('alter table %s enable trigger user', named);
  end if;
  execute format('create index if not exists %I on %s (project_id, position)', short || '_position_idx', named);
  execute format('create or replace trigger place_it before insert on %s for each row execute function private.set_position()', named);
  execute format('create or replace trigger forget_place after update of position on %s for each statement execute function private.forget_place()', named);
end $$;

do $$
declare
  named regclass;
begin
  for named in select t.tgrelid from pg_catalog.pg_trigger t where t.tgname = 'place_it' loop
    call private.keep_order(named);
  end loop;
end $$;
