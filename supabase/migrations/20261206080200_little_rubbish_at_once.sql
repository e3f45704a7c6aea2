-- Whoever deletes something takes with it a little of what ran out, of anybody's, and waits for nobody who does the same.

create function private.forget_removed(most bigint) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.removed_rows where id in (
    select r.id from private.removed_rows r where r.removed_at < now() - interval '7 days' order by r.removed_at limit most for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
create function private.forget_removed_files(most bigint) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  delete from private.removed_files where id in (
    select r.id from private.removed_files r where r.removed_at < now() - interval '7 days' order by r.removed_at limit most for update skip locked);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke execute on function private.forget_removed, private.forget_removed_files from public;

-- As before, but no more than about as many as it keeps.
create or replace function private.keep_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_rows (removal, project_id, table_name, row_id, before, removed_by)
  select private.removal(), g.project_id, tg_table_name, (to_jsonb(g) ->> 'id')::uuid, to_jsonb(g), auth.uid()
  from gone g where exists (select from public.projects p where p.id = g.project_id);
  -- at least as many as come, so that what ran out does not grow
  perform private.forget_removed(200 + count(*)) from gone having count(*) > 0;
  return null;
end $$;

-- The same.
create or replace function private.remove_files_of_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  gone_file record;
  ids uuid[] := '{}';
begin
  for gone_file in
    select f as object, f.id, g.id as page_id, g.project_id, exists (select from public.projects p where p.id = g.project_id) as is_kept
    from gone g cross join lateral private.files_below('design-files', g.project_id || '/' || g.id) f
  loop
    if gone_file.is_kept then
      insert into private.removed_files (project_id, row_id, object)
      values (gone_file.project_id, gone_file.page_id, to_jsonb(gone_file.object) - 'path_tokens');
    end if;
    ids := ids || gone_file.id;
  end loop;
  perform private.drop_files(ids);
  perform private.forget_removed_files(200 + coalesce(cardinality(ids), 0));
  return null;
end $$;
