-- The files of projects are for those who may read the project now: whoever knows an address and left the team opens nothing.

update storage.buckets set public = false where id in ('design-files', 'project_documents');

drop policy project_documents_bucket_insert on storage.buckets;
create policy project_documents_bucket_insert on storage.buckets for insert to authenticated
  with check (id = 'project_documents' and name = id and not public and file_size_limit = 10485760 and cardinality(allowed_mime_types) > 0);

-- As one expression, which the planner puts into the policies instead of calling it for every file of every team.
create or replace function private.file_project_id(path text) returns uuid
language sql immutable set search_path = '' as $$
  select (substring(path from '^(?:design-connections/)?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?:/|$)'))::uuid
$$;
