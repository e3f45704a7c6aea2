-- Files go with the row they belong to, whoever deletes it and however; a row that comes back brings its files along.

create table private.removed_files (
  id bigint generated always as identity primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  row_id uuid not null,
  -- The row of storage.objects, word for word; the bytes lie under its version.
  object jsonb not null,
  removed_at timestamptz not null default now()
);
comment on table private.removed_files is 'Files of deleted rows, out of reach, for as long as the rows can be brought back.';
create index removed_files_row_id_idx on private.removed_files (row_id);
create index removed_files_project_id_idx on private.removed_files (project_id);
create index removed_files_version_idx on private.removed_files ((object ->> 'version'));
alter table private.removed_files enable row level security;

-- Everything below a folder of a bucket.
create function private.files_below(bucket text, folder text) returns setof storage.objects
language sql stable set search_path = '' as $$
  -- '0' comes right after '/'
  select o.* from storage.objects o
  where o.bucket_id = bucket and o.name collate "C" >= folder || '/' and o.name collate "C" < folder || '0'
$$;

create function private.drop_files(ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  -- Supabase lets rows of files go by SQL only where that is said.
  perform set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects o where o.id = any (ids);
  perform set_config('storage.allow_delete_query', 'false', true);
end $$;

create function private.remove_files_of_pages() returns trigger
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
  delete from private.removed_files where removed_at < now() - interval '7 days';
  return null;
end $$;
create trigger remove_files after delete on public.pages referencing old table as gone
  for each statement execute function private.remove_files_of_pages();

create function private.return_files_of_pages() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.objects (id, bucket_id, name, owner, owner_id, created_at, updated_at, last_accessed_at, metadata, user_metadata, version)
  select o.id, o.bucket_id, o.name, o.owner, o.owner_id, o.created_at, o.updated_at, o.last_accessed_at, o.metadata, o.user_metadata, o.version
  from private.removed_files r join came c on c.id = r.row_id and c.project_id = r.project_id,
    jsonb_populate_record(null::storage.objects, r.object) o
  on conflict do nothing;
  delete from private.removed_files r using came c where r.row_id = c.id and r.project_id = c.project_id;
  return null;
end $$;
create trigger return_files after insert on public.pages referencing new table as came
  for each statement execute function private.return_files_of_pages();

create function private.remove_files_of_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(
    select f.id from (values ('design-files', old.id::text), ('design-files', 'design-connections/' || old.id), ('project_documents', old.id::text))
      as place (bucket, folder) cross join lateral private.files_below(place.bucket, place.folder) f));
  return null;
end $$;
create trigger remove_files after delete on public.projects for each row execute function private.remove_files_of_project();

-- The paths in a list of file records, such as [{"path": "…"}].
create function private.paths_in(files jsonb) returns setof text
language sql immutable set search_path = '' as $$
  select f ->> 'path' from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[]' end) f
  where jsonb_typeof(f) = 'object' and f ->> 'path' <> ''
$$;

create function private.remove_files_of_questionnaire() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(
    select o.id from storage.objects o
    where o.bucket_id = 'project_documents' and o.name in (select private.paths_in(old.project_documents))
      and private.file_project_id(o.name) = old.project_id
      and not exists (select from public.questionnaires q where q.project_id = old.project_id
        and o.name in (select private.paths_in(q.project_documents)))));
  return null;
end $$;
create trigger remove_files after delete on public.questionnaires for each row execute function private.remove_files_of_questionnaire();

-- Design connections are an object or its JSON text.
create function private.design_files_in(connections jsonb) returns setof text
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(connections) = 'string' then
    connections := (connections #>> '{}')::jsonb;
  end if;
  if jsonb_typeof(connections) = 'object' then
    return query select private.paths_in(connections -> 'design_files');
  end if;
exception when invalid_text_representation then
  return;
end $$;

-- An image goes with the last version that names it, those that were left included.
create function private.remove_files_of_specification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(
    select o.id from storage.objects o
    where o.bucket_id = 'design-files' and o.name in (select private.design_files_in(old.design_connections))
      and private.file_project_id(o.name) = old.project_id
      and not exists (select from public.specifications s where s.project_id = old.project_id
        and o.name in (select private.design_files_in(s.design_connections)))
      and not exists (select from public.specification_snapshots s where s.project_id = old.project_id
        and o.name in (select private.design_files_in(s.content -> 'specification' -> 'design_connections')))));
  return null;
end $$;
create trigger remove_files after delete on public.specifications for each row execute function private.remove_files_of_specification();

revoke execute on function private.files_below, private.drop_files, private.remove_files_of_pages, private.return_files_of_pages,
  private.remove_files_of_project, private.paths_in, private.remove_files_of_questionnaire, private.design_files_in,
  private.remove_files_of_specification from public;

-- Whoever uploads the first document may make the bucket, in its one shape.
create policy project_documents_bucket_insert on storage.buckets for insert to authenticated
  with check (id = 'project_documents' and name = id and public and file_size_limit = 10485760 and cardinality(allowed_mime_types) > 0);
