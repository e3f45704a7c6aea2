-- A key that an application was given for one resource (RFC 8707) opens that resource and nothing else, with each call: every function
-- that takes a key is told where it was shown. Keys made by hand are for no resource in particular and open all.

drop function private.key_of(text, text);
create function private.key_of(token text, needed text default 'read_only', resource text default null) returns public.project_api_keys
language plpgsql security definer set search_path = '' as $$
declare
  key public.project_api_keys;
begin
  select * into key from public.project_api_keys k where k.hashed_key = encode(sha256(convert_to(token, 'UTF8')), 'hex');
  if not found then
    raise exception 'This key is not known. Copy it again, or make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.revoked then
    raise exception 'This key was revoked. Make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.expires_at <= now() then
    raise exception 'This key has expired. Make a new one in the settings of the project.' using errcode = 'PT401';
  elsif key.audience is not null and key.audience is distinct from resource then
    raise exception 'This key is for % alone. Use it there, or make a key in the settings of the project.', key.audience using errcode = 'PT401';
  elsif needed = 'read_write' and key.scope <> 'read_write' then
    raise exception 'This key may only read. Make one that may read and write in the settings of the project.' using errcode = 'PT403';
  end if;
  perform private.count_key_call(key);
  return key;
end $$;
comment on function private.key_of is 'The key a token belongs to, the call counted; refuses what is unknown, revoked, expired, used too often, made for another resource than the one it was shown at, or may not do what is needed.';
revoke execute on function private.key_of from public;

drop function public.read_with_key(text, text, text);
create function public.read_with_key(key text, version text default null, known text default null, resource text default null) returns jsonb
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
    'key', jsonb_build_object('id', opened.id, 'name', opened.name, 'scope', opened.scope, 'expires_at', opened.expires_at));
end $$;
comment on function public.read_with_key is 'The project a key opens, whole; its content is left out where it still is what the caller knows by its stamp.';

drop function public.revisions_with_key(text, timestamptz, text, integer, integer);
create function public.revisions_with_key(key text, since timestamptz default null, list text default null, number integer default null, revision integer default null, resource text default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key, 'read_only', resource);
  wanted uuid;
begin
  if list is not null then
    if list not in (select t.short from private.row_tables() t) then
      raise exception 'There is no list "%".', left(list, 50) using errcode = '22023';
    end if;
    execute format('select t.id from public.%I t where t.project_id = $1 and t.number = $2', list) into wanted using opened.project_id, number;
    wanted := coalesce(wanted, (select r.row_id from private.removed_rows r
      where r.project_id = opened.project_id and r.table_name = list and (r.before ->> 'number')::integer = number limit 1));
    if wanted is null then
      return '[]';
    end if;
  elsif since is null then
    raise exception 'Say since when, or of which row.' using errcode = '22023';
  end if;
  return coalesce((select jsonb_agg(to_jsonb(r) order by r.made_at desc) from (
    select h.table_name, h.row_id, h.revision, h.change, h.words, h.changed, h.through, h.made_at from public.row_revisions h
    where h.project_id = opened.project_id and (wanted is null or h.row_id = wanted) and (since is null or h.made_at > since)
      and (revision is null or h.revision >= revision)
    order by h.made_at desc limit 1000) r), '[]');
end $$;
comment on function public.revisions_with_key is 'What the rows of the project a key opens said since a time, or one of them since a revision; the last change first, at most 1000.';

drop function public.list_work_with_key(text);
create function public.list_work_with_key(key text, resource text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_only', resource);
begin
  return public.list_work(known.project_id);
end $$;
comment on function public.list_work_with_key is 'What `list_work` answers, for the project of a key.';

drop function public.propose_with_key(text, jsonb, text);
create function public.propose_with_key(key text, proposal jsonb, idempotency_key text default null, resource text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_write', resource);
begin
  return private.propose(known.project_id, proposal, idempotency_key, known);
end $$;
comment on function public.propose_with_key is 'Proposes a change, a new row or a removal by a project key that may write; a repeated idempotency key is answered with the first answer.';

drop function public.report_with_key(text, jsonb, text);
create function public.report_with_key(key text, report jsonb, idempotency_key text default null, resource text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_write', resource);
begin
  return private.report(known.project_id, report, idempotency_key, known);
end $$;
comment on function public.report_with_key is 'Reports how far a row is built, by a project key that may write; a repeated idempotency key is answered with the first answer.';

revoke execute on function public.read_with_key, public.revisions_with_key, public.list_work_with_key, public.propose_with_key, public.report_with_key from public;
grant execute on function public.read_with_key, public.revisions_with_key, public.list_work_with_key, public.propose_with_key, public.report_with_key
  to anon, authenticated, service_role;
