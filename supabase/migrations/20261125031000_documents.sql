-- What a file says beside a project's words: the logo of its style guide, and when each row last changed. What is taken along by a key,
-- and a document that is opened through a link, stand in the audit log like what people take along.

create table public.project_logos (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null unique references public.projects (id) on delete cascade,
  -- In base64, so that whoever may read it has it, by session or by key, wherever files lie. Its first bytes say that it is a PNG of at
  -- most 2,000 pixels each way: it is set in documents by programs that unpack it.
  png text not null check (char_length(png) <= 1400000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  constraint project_logos_png check (case when png ~ '^[A-Za-z0-9+/]{32,}={0,2}$' and char_length(png) % 4 = 0 then
    substring(decode(left(png, 32), 'base64') from 1 for 16) = '\x89504e470d0a1a0a0000000d49484452'
    and substring(decode(left(png, 32), 'base64') from 17 for 2) = '\x0000' and substring(decode(left(png, 32), 'base64') from 21 for 2) = '\x0000'
    and get_byte(decode(left(png, 32), 'base64'), 18) * 256 + get_byte(decode(left(png, 32), 'base64'), 19) between 1 and 2000
    and get_byte(decode(left(png, 32), 'base64'), 22) * 256 + get_byte(decode(left(png, 32), 'base64'), 23) between 1 and 2000
    else false end)
);
comment on table public.project_logos is 'The logo of a project''s style guide, as a PNG in base64.';
create index project_logos_created_by_idx on public.project_logos (created_by);
call private.protect('public.project_logos');
create trigger set_updated_at before update on public.project_logos for each row execute function private.set_updated_at();

-- When each row of a version last changed, by its id, and each text, by its column; of a version that was left, before it was.
create function private.last_changes(project uuid, named text) returns jsonb
language sql stable set search_path = '' as $$
  with until (at) as (
    select coalesce((select max(s.created_at) from public.specification_snapshots s join public.projects p on p.id = s.project_id
      where s.project_id = project and s.version = named and p.version is distinct from named), 'infinity')),
  revisions as (
    select r.* from public.row_revisions r, until where r.project_id = project and r.made_at <= until.at and r.change <> 'removed'),
  last (named, at) as (
    (select distinct on (r.row_id) r.row_id::text, r.made_at from revisions r where r.table_name <> 'specifications' order by r.row_id, r.made_at desc)
    union all
    select w.word, max(r.made_at) from revisions r join public.specifications s on s.id = r.row_id
    cross join lateral (select unnest(r.changed) union all select jsonb_object_keys(r.words) where r.changed = '{}') w (word)
    where s.project_id = project and s.version = named group by w.word)
  select coalesce(jsonb_object_agg(last.named, last.at), '{}') from last
$$;

create function private.last_reports(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(r) - array['project_id', 'request', 'request_hash', 'api_key_id'] order by r.reported_at, r.id), '[]') from (
    select distinct on (o.row_id) o.* from public.progress_reports o where o.project_id = project order by o.row_id, o.reported_at desc) r
$$;

create or replace function public.list_work(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'proposals', (select coalesce(jsonb_agg(private.told_proposal(p) order by p.created_at, p.id), '[]')
      from public.proposals p where p.project_id = list_work.project_id and p.state = 'open'),
    'reports', private.last_reports(project_id))
$$;

create function private.beside(project uuid, named text, wanted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'logo', case when 'logo' = any (wanted) then (select l.png from public.project_logos l where l.project_id = project) end,
    'changes', case when 'changes' = any (wanted) then private.last_changes(project, named) end,
    -- how far something is built is said of the version that is worked on
    'reports', case when 'reports' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.last_reports(project) end)
$$;

create function public.read_beside(project_id uuid, version text, wanted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select private.beside(project_id, version, wanted)
$$;
comment on function public.read_beside is 'Of a version of a project, as wanted: its `logo` in base64, and when rows and texts last changed as `changes`, {"row id": "time"}, and the last progress report of each row as `reports`.';

-- What was done without an account, by whatever its label says.
create function private.record_nobodys_event(
  organization uuid, label text, action text, target_kind text, target_id text, target_label text, details jsonb
) returns void
language sql volatile security definer set search_path = '' as $$
  insert into public.audit_events (organization_id, actor_label, action, target_kind, target_id, target_label, address, agent, details)
  select organization, left(label, 320), action, target_kind, target_id, left(target_label, 320), p.address, p.agent, details
  from private.caller_place() p
$$;

drop function public.read_with_key(text, text, text, text);
create function public.read_with_key(key text, version text default null, known text default null, resource text default null, beside text[] default '{}')
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key, 'read_only', resource);
  project public.projects;
  stamp text := private.stamp_of(opened.project_id);
  content jsonb;
begin
  select * into project from public.projects p where p.id = opened.project_id;
  version := coalesce(version, project.version);
  stamp := stamp || ' ' || version;
  if stamp is distinct from known then
    content := public.get_version_content(project.id, version);
    if content is null then
      raise exception 'This project has no version "%".', left(version, 50) using errcode = 'PT404';
    end if;
    content := content || jsonb_build_object(
      'project', jsonb_build_object('name', project.name, 'version', version, 'type', project.type, 'description', project.description, 'color', project.color),
      'questionnaire', (select to_jsonb(q) - array['project_id', 'created_by'] from public.questionnaires q where q.project_id = project.id order by q.updated_at desc limit 1));
  end if;
  return jsonb_build_object('project_id', project.id, 'version', version, 'stamp', stamp, 'content', content,
    'beside', private.beside(project.id, version, beside),
    'key', jsonb_build_object('id', opened.id, 'name', opened.name, 'scope', opened.scope, 'expires_at', opened.expires_at));
end $$;
comment on function public.read_with_key is 'The project a key opens, whole; its content is left out where it still is what the caller knows by its stamp; `beside` names what else is wanted.';

create function public.record_export_with_key(key text, what text, format text, resource text default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key, 'read_only', resource);
begin
  if what !~ '^[a-z_]{1,40}$' or format !~ '^[a-z0-9_-]{1,20}$' then
    raise exception 'Name what was exported, and the format, in small letters.' using errcode = '22023';
  end if;
  perform private.record_nobodys_event(p.organization_id, format('Key "%s"', opened.name), 'export.document', 'project', p.id::text, p.name,
    jsonb_build_object('what', what, 'format', format, 'key_id', opened.id))
  from public.projects p where p.id = opened.project_id;
end $$;
comment on function public.record_export_with_key is 'Writes into the audit log that a document of the project a key opens was downloaded.';

-- A right password gives back what trying it was counted for. Whoever reloads a page fills no log.
create or replace function public.read_share(token text, proof text, visitor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.project_shares := private.share_of(token, proof);
  project public.projects;
  shown text;
begin
  if share.id is null or share.revoked or share.expires_at <= now() then
    return null;
  end if;
  update public.project_shares s set views = s.views + 1, last_viewed_at = now() where s.id = share.id;
  if share.has_password then
    update private.limits l set hits = greatest(0, l.hits - 1) where l.key in ('share_visitor:' || visitor, 'share:' || share.id);
  end if;
  select * into project from public.projects p where p.id = share.project_id;
  shown := coalesce(share.version, nullif(project.version, ''), '1');
  if 60 > (select count(*) from public.audit_events e where e.organization_id = project.organization_id
      and e.at > now() - interval '1 hour' and e.action = 'share.opened' and e.target_id = share.id::text) then
    perform private.record_nobodys_event(project.organization_id, null, 'share.opened', 'share', share.id::text, share.name,
      jsonb_build_object('project_id', project.id, 'version', shown));
  end if;
  return jsonb_build_object(
    'project', jsonb_build_object('name', project.name, 'type', project.type, 'description', project.description, 'version', shown),
    'content', public.get_version_content(project.id, shown),
    'questionnaire', (select to_jsonb(q) from public.questionnaires q where q.project_id = project.id order by q.updated_at desc limit 1),
    'chapters', share.chapters,
    'as_of', case when shown = project.version then now() else coalesce(
      (select max(s.created_at) from public.specification_snapshots s where s.project_id = project.id and s.version = shown), now()) end,
    'expires_at', share.expires_at);
end $$;

revoke execute on function private.last_changes, private.last_reports, private.beside, private.record_nobodys_event, public.read_beside, public.read_with_key,
  public.record_export_with_key from public, anon;
grant execute on function private.last_changes, private.last_reports, private.beside, public.read_beside to authenticated, service_role;
grant execute on function public.read_with_key, public.record_export_with_key to anon, authenticated, service_role;
