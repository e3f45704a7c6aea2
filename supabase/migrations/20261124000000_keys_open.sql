-- A project's key opens that project and nothing else: every way by key is a function that takes the token first. Each call is counted,
-- and only these functions know which key it was.

insert into private.settings (name, value) values ('key_calls_per_minute', 600);

alter table public.project_api_keys add constraint project_api_keys_id_project_id_key unique (id, project_id);
create table public.key_calls (
  id uuid primary key default gen_random_uuid(),
  key_id uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  -- in UTC
  day date not null,
  calls bigint not null default 1,
  last_at timestamptz not null default now(),
  unique (key_id, day),
  foreign key (key_id, project_id) references public.project_api_keys (id, project_id) on delete cascade
);
comment on table public.key_calls is 'How often each key was used on each day; counted by the functions that take a key, for 400 days.';
create index key_calls_project_id_idx on public.key_calls (project_id);
create index key_calls_key_id_project_id_idx on public.key_calls (key_id, project_id);
alter table public.key_calls enable row level security;
revoke all on public.key_calls from anon, authenticated;
revoke insert, update, delete on public.key_calls from service_role;
grant select on public.key_calls to authenticated;
create policy key_calls_select on public.key_calls for select to authenticated
  using (project_id in (select private.project_ids('member')));

-- That a key was used is no change of its project.
drop trigger touch_updated on public.project_api_keys;

create function private.count_key_call(key public.project_api_keys) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  most bigint := private.setting('key_calls_per_minute');
begin
  perform private.spend_many('key:' || key.id, 1, most, 60, format('This key was used more than %s times within a minute.', most));
  insert into public.key_calls as c (key_id, project_id, day) values (key.id, key.project_id, today)
  on conflict (key_id, day) do update set calls = c.calls + 1, last_at = now();
  -- those who look at the keys are told, and not with every call
  if key.last_used_at is null or key.last_used_at < now() - interval '10 seconds' then
    update public.project_api_keys k set last_used_at = now() where k.id = key.id;
    delete from public.key_calls c where c.key_id = key.id and c.day < today - 400;
  end if;
end $$;

create function private.key_of(token text, needed text default 'read_only') returns public.project_api_keys
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
  elsif needed = 'read_write' and key.scope <> 'read_write' then
    raise exception 'This key may only read. Make one that may read and write in the settings of the project.' using errcode = 'PT403';
  end if;
  perform private.count_key_call(key);
  return key;
end $$;
comment on function private.key_of is 'The key a token belongs to, the call counted; refuses what is unknown, revoked, expired, used too often, or may not do what is needed.';

-- Changes with everything that is said in a project, and costs a look at its rows instead of their words.
create function private.stamp_of(project uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  stamp text;
begin
  execute (select format('select md5(concat_ws('','', p.xmin, p.version, %s)) from public.projects p where p.id = $1',
      string_agg(format('(select concat(count(*), '' '', sum(hashtextextended(t.id::text, t.xmin::text::bigint))) from %s t where t.project_id = p.id)', l.named), ', '))
    from (select named from private.row_tables() union all values ('public.specifications'::regclass), ('public.questionnaires'::regclass)) l)
    into stamp using project;
  return stamp;
end $$;

create function public.read_with_key(key text, version text default null, known text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key);
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

-- `since` is a time; of a row, all its revisions from `revision` on.
create function public.revisions_with_key(key text, since timestamptz default null, list text default null, number integer default null, revision integer default null)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  opened public.project_api_keys := private.key_of(key);
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

revoke execute on function private.count_key_call, private.key_of, private.stamp_of from public;
revoke execute on function public.read_with_key, public.revisions_with_key from public;
grant execute on function public.read_with_key, public.revisions_with_key to anon, authenticated, service_role;
