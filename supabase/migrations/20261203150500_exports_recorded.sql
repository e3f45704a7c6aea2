-- Whoever begins to read in the middle exports as well: each page belongs to an export that was recorded.
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
    perform private.record_event(organization, 'audit.exported', 'organization', organization::text, null, asked);
  end if;
  return query select * from private.audit_log(organization, areas, person, since, until, before_at, before_id, 1000);
end $$;
