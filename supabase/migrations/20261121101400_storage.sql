insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('design-files', 'design-files', true, 10485760,
    array['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'application/pdf']),
  ('project_documents', 'project_documents', true, 10485760,
    array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-powerpoint', 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'text/plain', 'text/markdown', 'image/jpeg', 'image/png']),
  ('cv-uploads', 'cv-uploads', false, 5242880,
    array['application/pdf', 'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'])
on conflict (id) do update set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The project a stored file belongs to: design-connections/{project}/… or {project}/…; null when the path names none.
create function private.file_project_id(path text) returns uuid
language sql immutable set search_path = '' as $$
  select case when folder ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then folder::uuid end
  from (select case when split_part(path, '/', 1) = 'design-connections' then split_part(path, '/', 2) else split_part(path, '/', 1) end as folder) named
$$;

create policy project_files_select on storage.objects for select to authenticated
  using (bucket_id in ('design-files', 'project_documents') and private.file_project_id(name) in (select private.project_ids('viewer')));
create policy project_files_insert on storage.objects for insert to authenticated
  with check (bucket_id in ('design-files', 'project_documents') and private.file_project_id(name) in (select private.project_ids('member')));
create policy project_files_update on storage.objects for update to authenticated
  using (bucket_id in ('design-files', 'project_documents') and private.file_project_id(name) in (select private.project_ids('member')))
  with check (bucket_id in ('design-files', 'project_documents') and private.file_project_id(name) in (select private.project_ids('member')));
create policy project_files_delete on storage.objects for delete to authenticated
  using (bucket_id in ('design-files', 'project_documents') and private.file_project_id(name) in (select private.project_ids('member')));
create policy cv_uploads_insert on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'cv-uploads' and name ~ '^cvs/[0-9]+-[A-Za-z0-9]+\.(pdf|doc|docx)$');
create policy project_buckets_select on storage.buckets for select to authenticated
  using (id in ('design-files', 'project_documents'));
