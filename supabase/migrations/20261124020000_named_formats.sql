-- Formats are named as people write them, such as spec-kit.
create or replace function private.record_export(project uuid, what text, format text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  taken public.projects;
begin
  select * into taken from public.projects p where p.id = project and p.id in (select private.project_ids('viewer'));
  if not found then
    raise exception 'This project does not exist, or you may not see it.' using errcode = '42501';
  elsif what !~ '^[a-z_]{1,40}$' or format !~ '^[a-z0-9_-]{1,20}$' then
    raise exception 'Name what was exported, and the format, in small letters.' using errcode = '22023';
  end if;
  perform private.spend('exports_by:' || auth.uid(), 600, 3600, 'You have exported 600 documents within the hour.');
  perform private.record_event(taken.organization_id, 'export.document', 'project', taken.id::text, taken.name,
    jsonb_build_object('what', what, 'format', format));
end $$;
