-- Each export is a line in the log of an organization: there are so many an hour, by key as by account.

create or replace function private.export_audit_log(
  organization uuid, format text, areas text[], person text, since timestamptz, until timestamptz, before_at timestamptz, before_id uuid
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  asked constant jsonb := jsonb_strip_nulls(jsonb_build_object('format', format, 'areas', areas, 'since', since, 'until', until));
begin
  perform private.require_admin(organization);
  if format is null or format not in ('csv', 'json') then
    raise exception 'The audit log is exported as csv or json.' using errcode = '22023';
  end if;
  if before_at is null or not exists (
    select from public.audit_events e where e.organization_id = organization and e.action = 'audit.exported'
      and e.actor_id = auth.uid() and e.at > now() - interval '1 hour' and e.details = asked) then
    perform private.spend('audit_exports_by:' || auth.uid(), 60, 3600, 'You have exported the audit log 60 times within the hour.');
    perform private.record_event(organization, 'audit.exported', 'organization', organization::text, null, asked);
  end if;
  return query select * from private.audit_log(organization, areas, person, since, until, before_at, before_id, 1000);
end $$;

create or replace function public.record_export_with_key(key text, what text, format text, resource text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key, 'read_only', resource);
begin
  if what !~ '^[a-z_]{1,40}$' or format !~ '^[a-z0-9_-]{1,20}$' then
    raise exception 'Name what was exported, and the format, in small letters.' using errcode = '22023';
  end if;
  perform private.spend('exports_with:' || opened.id, 600, 3600, 'This key has exported 600 documents within the hour.');
  perform private.record_nobodys_event(p.organization_id, format('Key "%s"', opened.name), 'export.document', 'project', p.id::text, p.name,
    jsonb_build_object('what', what, 'format', format, 'key_id', opened.id))
  from public.projects p where p.id = opened.project_id;
end $$;
