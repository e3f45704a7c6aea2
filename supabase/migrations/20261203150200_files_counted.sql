-- Files of designs that hang on a project lie in the bucket of designs, and every file in a folder: what was let in elsewhere counted
-- nowhere and went with nothing.

do $$
declare
  rule record;
  named text;
begin
  for rule in select * from (values ('insert'), ('update')) r (command) loop
    named := $f$bucket_id in ('design-files', 'project_documents')
      and name like case when bucket_id = 'design-files' and name like 'design-connections/%' then '%/%/_%' else '%/_%' end
      and split_part(name, '/', case when bucket_id = 'design-files' and name like 'design-connections/%' then 2 else 1 end)
        in (select p::text from private.project_ids('member') p)$f$;
    execute format('alter policy %I on storage.objects with check (%s)', 'project_files_' || rule.command, named);
  end loop;
end $$;

-- Every file of a project, wherever it was let in.
create function private.files_of_project(project uuid) returns setof storage.objects
language sql stable set search_path = '' as $$
  select o.* from (values ('design-files'), ('project_documents')) b (bucket)
    cross join (values (project::text), ('design-connections/' || project)) f (folder)
    -- '0' comes right after '/'
    join storage.objects o on o.bucket_id = b.bucket
      and o.name collate "C" >= f.folder and o.name collate "C" < f.folder || '0'
  where o.name = f.folder or starts_with(o.name, f.folder || '/')
$$;
revoke execute on function private.files_of_project from public;

create or replace function private.file_bytes(organization uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(kept.size), 0)::bigint from (
    select (o.metadata ->> 'size')::bigint as size
    from public.projects p cross join lateral private.files_of_project(p.id) o
    where p.organization_id = organization
    union all
    select (r.object -> 'metadata' ->> 'size')::bigint
    from public.projects p join private.removed_files r on r.project_id = p.id
    where p.organization_id = organization
  ) kept
$$;

create or replace function private.remove_files_of_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.drop_files(array(select f.id from private.files_of_project(old.id) f));
  return null;
end $$;

-- As before, and files as they count against what an organization may have.
create or replace function private.instance_organizations(searched text, after_name text, after_id uuid)
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
    )
    select page.id, page.name, page.created_at,
      (select count(*) from public.organization_members m where m.organization_id = page.id),
      (select count(*) from work w where w.organization_id = page.id),
      (select count(distinct (f.table_name, f.row_id)) from private.findable f join work w on w.id = f.project_id where w.organization_id = page.id),
      private.file_bytes(page.id),
      (select count(*) from public.generations g join work w on w.id = g.project_id
        where w.organization_id = page.id and g.created_at > now() - interval '30 days'),
      (select count(*) from public.organizations o where position(wanted in lower(o.name)) > 0)
    from page order by lower(page.name), page.id;
end $$;
