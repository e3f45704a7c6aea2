-- Rows that come back stand behind the row they stood behind when they were kept, of those that are there; the others stay in their order.
create function private.place_again(project uuid, named regclass, kept jsonb, back text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if back is null or not exists (
    select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'position' and not a.attisdropped) then
    return;
  end if;
  execute format('with others as (
      select t.id, row_number() over (order by t.position, t.number) as stands from %1$s t where t.project_id = $1 and t.id::text <> all ($3)),
    known as (
      select (k.r ->> ''id'')::uuid as id, k.place, o.stands from jsonb_array_elements($2) with ordinality k (r, place)
      left join others o on o.id = (k.r ->> ''id'')::uuid),
    behind as (
      select id, place, max(place) filter (where stands is not null) over (order by place) as former from known),
    placed as (
      select o.id, o.stands as first, 0 as second from others o
      union all
      select b.id, coalesce(k.stands, 0), b.place from behind b left join known k on k.place = b.former where b.id::text = any ($3))
    update %1$s t set position = o.place
    from (select p.id, row_number() over (order by p.first, p.second) as place from placed p) o
    where o.id = t.id and t.project_id = $1 and t.position <> o.place', named) using project, kept, back;
end $$;
revoke execute on function private.place_again from public;
grant execute on function private.place_again to authenticated, service_role;

create or replace function public.restore_state(project_id uuid, version text, snapshot_id uuid default null, parts jsonb default null, keeps_added boolean default false)
returns table (state_id uuid, state_version text, restored jsonb)
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  content jsonb := public.get_version_content(project_id, version, snapshot_id);
  listed record;
  list jsonb;
  ids text[];
  gone text[];
begin
  perform set_config('private.through', 'restore', true);
  if content is null then
    raise exception 'There is nothing kept of version %.', version using errcode = 'P0001';
  end if;
  if parts is not null and (jsonb_typeof(parts) <> 'array' or jsonb_array_length(parts) > 10000) then
    raise exception 'Name what is to be restored as a list of tables and ids.' using errcode = '22023';
  end if;
  state_id := private.keep_state(project_id, version);
  select p.version into state_version from public.projects p where p.id = project_id;
  if parts is not null then
    parts := private.with_what_they_need(project_id, content, parts);
  end if;
  restored := private.restore_texts(project_id, state_version, coalesce(nullif(content -> 'specification', 'null'), '{}'), parts, keeps_added);
  for listed in select t.named, t.short from private.row_tables() t where not t.is_versioned and jsonb_typeof(content -> t.short::text) = 'array' order by t.depth, t.short loop
    list := coalesce((select jsonb_agg(k) from jsonb_array_elements(content -> listed.short::text) k
      where parts is null or parts @> jsonb_build_array(jsonb_build_object('table', listed.short, 'id', k ->> 'id'))), '[]');
    if list <> '[]' then
      execute format('select array_agg(k ->> ''id'') from jsonb_array_elements($1) k
        where not exists (select from %s t where t.id = (k ->> ''id'')::uuid and t.project_id = $2)', listed.named) into gone using list, project_id;
      restored := restored || coalesce((select jsonb_agg(jsonb_build_object('table', listed.short, 'id', id)) from private.restore_list(project_id, listed.named, list) id), '[]');
      perform private.place_again(project_id, listed.named, content -> listed.short::text, gone);
    end if;
  end loop;
  for listed in select t.named, t.short from private.row_tables() t where not t.is_versioned and jsonb_typeof(content -> t.short::text) = 'array' order by t.depth desc, t.short loop
    list := content -> listed.short::text;
    execute format('with gone as (
        delete from %s t where t.project_id = $1 and not $2 @> jsonb_build_array(jsonb_build_object(''id'', t.id))
          and case when $3 is null then not $4 else $3 @> jsonb_build_array(jsonb_build_object(''table'', $5, ''id'', t.id)) end returning t.id
      ) select array_agg(id::text) from gone', listed.named) into ids using project_id, list, parts, keeps_added, listed.short;
    restored := restored || coalesce((select jsonb_agg(jsonb_build_object('table', listed.short, 'id', id)) from unnest(ids) id), '[]');
  end loop;
  if restored = '[]' then
    raise exception 'Nothing has changed since, so there is nothing to restore.' using errcode = 'P0001';
  end if;
  return next;
exception
  when foreign_key_violation then
    raise exception 'What this belonged to is not there any more, and was not kept. Restore that first.' using errcode = 'P0001';
end $$;
