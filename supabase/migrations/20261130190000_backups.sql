-- When the instance was last backed up, and what failed since: told by whichever process does it, such as a job beside the servers.
create table private.backups (
  one boolean primary key default true check (one),
  succeeded_at timestamptz,
  failed_at timestamptz,
  reason text
);
comment on table private.backups is 'The last backup that succeeded, and the failure since; for operators.';
alter table private.backups enable row level security;
revoke all on private.backups from public, anon, authenticated;

create or replace function private.instance_figures() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  since timestamptz := now() - interval '30 days';
begin
  perform private.require_operator();
  return jsonb_build_object(
    'postgres', current_setting('server_version'),
    'migration', (select max(version) from supabase_migrations.schema_migrations),
    'organizations', (select count(*) from public.organizations),
    'people', (select count(*) from auth.users where deleted_at is null),
    'projects', (select count(*) from public.projects),
    'drafts', (select count(*) from public.generations where created_at > since),
    'limits', (select coalesce(jsonb_object_agg(name, value), '{}') from private.settings),
    'backup', (select jsonb_build_object('succeeded_at', succeeded_at, 'failed_at', failed_at, 'reason', reason) from private.backups),
    'failures', jsonb_build_object(
      'drafts', (select count(*) from public.generations where status = 'failed' and created_at > since),
      'searches', (select count(*) from public.web_requests where status = 'failed' and created_at > since),
      'runs', (select count(*) from public.drafting_runs where created_at > since
        and (status = 'interrupted' or (status = 'running' and beat_at < now() - interval '30 seconds')))),
    'models', (
      select coalesce(jsonb_agg(jsonb_build_object('provider', provider, 'model', model, 'answered_at', answered_at, 'failed_at', failed_at)
        order by provider, model), '[]')
      from (
        select g.provider, g.model, max(g.finished_at) filter (where g.status in ('succeeded', 'undone')) as answered_at,
          max(g.finished_at) filter (where g.status = 'failed') as failed_at
        from public.generations g
        where g.provider <> 'built-in' and not g.own_model and g.created_at > since
        group by g.provider, g.model) used)
  );
end $$;
