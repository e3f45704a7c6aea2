-- A call of a hundred bytes writes a whole project down once more: a new version, a state that is brought back, copies of rows. What
-- is kept that way is bounded, in number by project and account, and in bytes by organization.

-- As many bytes as the organization's files may take; toasted values are not read to be counted.
create function private.limit_kept_states() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  organization constant uuid := (select p.organization_id from public.projects p where p.id = new.project_id);
  most constant bigint := private.setting('file_bytes_per_organization');
begin
  if auth.role() = 'authenticated' then
    perform private.spend('states:' || new.project_id, 60, 3600, 'The state of this project was kept 60 times within an hour.');
    perform private.spend('states_by:' || auth.uid(), 200, 3600, 'You have had the state of projects kept 200 times within an hour.');
  end if;
  perform pg_advisory_xact_lock(hashtext('state quota'), hashtext(organization::text));
  if (select sum(pg_column_size(s.content)) from public.projects p join public.specification_snapshots s on s.project_id = p.id
    where p.organization_id = organization) > most then
    raise exception 'What is kept of the versions of this organization''s projects may take % together, and with this one it would take more. Delete projects that are not needed any more, or ask the operator of this server for more room.',
      pg_size_pretty(most) using errcode = 'PT413';
  end if;
  return null;
end $$;
revoke execute on function private.limit_kept_states from public;
create trigger limit_kept_states after insert on public.specification_snapshots
  for each row execute function private.limit_kept_states();

create function private.limit_versions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.specifications s where s.project_id = new.project_id) > 200 then
    raise exception 'A project has 200 versions at most. Go on in one of those it has.' using errcode = 'P0001';
  end if;
  return null;
end $$;
revoke execute on function private.limit_versions from public;
create trigger limit_versions after insert on public.specifications for each row execute function private.limit_versions();

create function private.count_copied(bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if bytes > 67108864 then
    raise exception 'This is too much to copy at once. Copy fewer rows.' using errcode = 'PT413';
  end if;
  perform private.spend_many('copied_by:' || auth.uid(), (bytes / 1024)::integer + 1, 262144, 3600, 'You have copied 256 MB of rows within an hour.');
end $$;
revoke execute on function private.count_copied from public;
grant execute on function private.count_copied to authenticated;

-- As before, and what it copies is counted.
create or replace function public.copy_rows(project_id uuid, table_name text, ids uuid[]) returns uuid[]
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  pairs jsonb := (select coalesce(jsonb_agg(jsonb_build_object('copy', gen_random_uuid(), 'of', o.id) order by o.place), '[]')
    from unnest(ids) with ordinality o (id, place));
  made uuid[];
  bytes bigint;
begin
  execute format('select sum(pg_column_size(t.*)) from unnest($1) o (id) join %s t on t.id = o.id and t.project_id = $2', named)
    into bytes using ids, project_id;
  if auth.role() = 'authenticated' then
    perform private.count_copied(coalesce(bytes, 0));
  end if;
  execute format('select set_config(''private.origins'', coalesce(jsonb_object_agg(p ->> ''copy'', jsonb_build_object(''row'', t.id, ''revision'', t.revision)), ''{}'')::text, true)
    from jsonb_array_elements($1) p join %s t on t.id = (p ->> ''of'')::uuid and t.project_id = $2', named) using pairs, project_id;
  execute format($f$
    with made as (
      insert into %1$s (id, project_id, %2$s) select (o.p ->> 'copy')::uuid, t.project_id, %3$s from %1$s t
      join jsonb_array_elements($2) with ordinality o (p, place) on (o.p ->> 'of')::uuid = t.id where t.project_id = $1 order by o.place returning id
    ) select array_agg(id) from made
    $f$, named, (select string_agg(format('%I', w), ', ') from private.word_columns(named) w),
    (select string_agg(case w when 'name' then 'left(t.name, 193) || '' (copy)''' else format('t.%I', w) end, ', ') from private.word_columns(named) w))
    into made using project_id, pairs;
  perform set_config('private.origins', '', true);
  if made is null then
    raise exception 'These were deleted meanwhile, or you may not copy them.' using errcode = 'P0001';
  end if;
  return made;
end $$;
