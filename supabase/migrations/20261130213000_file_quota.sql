-- How much the files of an organization, and all CVs together, may take. It is counted from the files there are, at the moment one is
-- kept, so that nothing has to be added up and taken away; one after the other, so that what comes at the same time counts as well.

insert into private.settings (name, value) values ('file_bytes_per_organization', 2147483648), ('cv_bytes', 10737418240);

-- Those of its projects, and those of deleted rows for as long as the rows can be brought back.
create function private.file_bytes(organization uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(kept.size), 0)::bigint from (
    select (o.metadata ->> 'size')::bigint as size
    from public.projects p
      cross join lateral (values ('design-files', p.id::text), ('design-files', 'design-connections/' || p.id), ('project_documents', p.id::text))
        as place (bucket, folder)
      -- '0' comes right after '/'
      join storage.objects o on o.bucket_id = place.bucket
        and o.name collate "C" >= place.folder || '/' and o.name collate "C" < place.folder || '0'
    where p.organization_id = organization
    union all
    select (r.object -> 'metadata' ->> 'size')::bigint
    from public.projects p join private.removed_files r on r.project_id = p.id
    where p.organization_id = organization
  ) kept
$$;

-- Asked in the transaction that keeps a file, once its row is there and its writer was found to be allowed to.
create function private.refuse_over_quota(bucket text, path text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  organization uuid;
  most bigint;
begin
  if bucket = 'cv-uploads' then
    perform pg_advisory_xact_lock(hashtext('file quota'), hashtext(bucket));
    if (select sum((o.metadata ->> 'size')::bigint) from storage.objects o where o.bucket_id = bucket) > private.setting('cv_bytes') then
      raise exception 'No more CVs can be taken at the moment. Please try again later.' using errcode = 'PT413';
    end if;
    return;
  end if;
  if bucket not in ('design-files', 'project_documents') then
    return;
  end if;
  select p.organization_id into organization from public.projects p where p.id = private.file_project_id(path);
  if organization is null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('file quota'), hashtext(organization::text));
  most := private.setting('file_bytes_per_organization');
  if private.file_bytes(organization) > most then
    raise exception 'The files of this organization may take % together, and with this one they would take more. Delete files that are not needed any more, or ask the operator of this server for more room.',
      pg_size_pretty(most) using errcode = 'PT413';
  end if;
end $$;

revoke execute on function private.file_bytes, private.refuse_over_quota from public;
grant execute on function private.refuse_over_quota to anon, authenticated, service_role;
