-- What an agent, or a person, would have otherwise waits for somebody to decide; what is built is reported at the revision it was built from.

create table public.proposals (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('change', 'add', 'remove')),
  table_name text not null check (char_length(table_name) <= 63),
  -- Of a new row: once it was accepted.
  row_id uuid,
  row_number integer,
  row_name text check (char_length(row_name) <= 200),
  field text check (char_length(field) <= 63),
  base_revision integer,
  base jsonb,
  words jsonb not null default '{}' check (pg_column_size(words) <= 250000),
  why text check (char_length(why) <= 2000),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  proposed_by uuid references auth.users (id) on delete set null,
  api_key_id uuid references public.project_api_keys (id) on delete set null,
  key_name text check (char_length(key_name) <= 100),
  request text check (char_length(request) between 1 and 200),
  request_hash text not null check (char_length(request_hash) <= 32),
  created_at timestamptz not null default clock_timestamp(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  former jsonb,
  written jsonb,
  decided_revision integer
);
comment on table public.proposals is 'A change of one field of a row, a new row or a removal that somebody proposed; decided by members, kept however it was decided.';
comment on column public.proposals.base is 'What the field said at the revision the proposal was made of.';
comment on column public.proposals.words is 'By field what is to stand there.';
comment on column public.proposals.request is 'The idempotency key of who proposed it, and below it the hash of what was asked.';
comment on column public.proposals.former is 'What stood there when it was accepted, and `written` what stands there since: what an undo needs.';
create index proposals_project_id_idx on public.proposals (project_id, created_at desc);
create index proposals_open_idx on public.proposals (project_id, created_at) where state = 'open';
create index proposals_proposed_by_idx on public.proposals (proposed_by);
create index proposals_decided_by_idx on public.proposals (decided_by);
create index proposals_api_key_id_idx on public.proposals (api_key_id);
create unique index proposals_request_key on public.proposals (project_id, coalesce(api_key_id, proposed_by), request);

create table public.progress_reports (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null check (char_length(table_name) <= 63),
  row_id uuid not null,
  at_revision integer not null,
  state text not null check (state in ('in_progress', 'done', 'blocked')),
  commit text check (char_length(commit) <= 200),
  test text check (char_length(test) <= 500),
  note text check (char_length(note) <= 2000),
  reported_by uuid references auth.users (id) on delete set null,
  api_key_id uuid references public.project_api_keys (id) on delete set null,
  key_name text check (char_length(key_name) <= 100),
  request text check (char_length(request) between 1 and 200),
  request_hash text not null check (char_length(request_hash) <= 32),
  reported_at timestamptz not null default clock_timestamp()
);
comment on table public.progress_reports is 'How far a requirement is built, at the revision it was read at, with the evidence; the last one of a row counts.';
create index progress_reports_row_id_idx on public.progress_reports (project_id, row_id, reported_at desc);
create index progress_reports_reported_by_idx on public.progress_reports (reported_by);
create index progress_reports_api_key_id_idx on public.progress_reports (api_key_id);
create unique index progress_reports_request_key on public.progress_reports (project_id, coalesce(api_key_id, reported_by), request);

-- Viewers read; functions write.
do $$
declare
  short text;
begin
  foreach short in array array['proposals', 'progress_reports'] loop
    execute format('alter table public.%I enable row level security', short);
    execute format('revoke all on public.%I from anon, authenticated', short);
    execute format('grant select on public.%I to authenticated', short);
    execute format('create policy %I on public.%I for select to authenticated using (project_id in (select private.project_ids(''viewer'')))', short || '_select', short);
    call private.announce_changes(format('public.%I', short)::regclass);
  end loop;
end $$;

create function private.specification_texts() returns text[]
language sql immutable set search_path = '' as $$
  select array['project_overview', 'project_scope', 'references_list', 'product_perspective', 'business_model',
    'pricing_details', 'frontend_details', 'backend_details', 'database_details']
$$;

-- The row that is cited as {"table", "number", "revision", "cite"}, or the texts of the current version, whose table is "specifications".
create function private.cited_row(project uuid, said jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  listed record;
  called constant text := coalesce(said ->> 'cite', concat_ws(' ', said ->> 'table', said ->> 'number'));
  stands jsonb;
begin
  if jsonb_typeof(said -> 'revision') is distinct from 'number' or (said ->> 'revision') !~ '^[1-9][0-9]{0,8}$'
    or coalesce(said ->> 'number', '1') !~ '^[1-9][0-9]{0,8}$' then
    raise exception 'Say which revision you read, such as US-14@3.' using errcode = '22023';
  end if;
  if said ->> 'table' = 'specifications' then
    select to_jsonb(s) into stands from public.specifications s join public.projects p on p.id = s.project_id and p.version = s.version where p.id = project;
  else
    select t.named, t.live into listed from private.row_tables() t where t.short = said ->> 'table';
    if not found or said -> 'number' is null then
      raise exception 'There is no list of this project that "%" could stand in.', called using errcode = '22023';
    end if;
    execute format('select to_jsonb(t) from %s t where t.project_id = $1 and t.number = $2 %s', listed.named, listed.live)
      into stands using project, (said ->> 'number')::integer;
  end if;
  if stands is null then
    raise exception 'There is no %, or it was deleted.', called using errcode = 'P0001';
  end if;
  if (stands ->> 'revision')::integer < (said ->> 'revision')::integer then
    raise exception '% has no revision %; it is at revision %.', called, said ->> 'revision', stands ->> 'revision' using errcode = 'P0001';
  end if;
  return stands;
end $$;

-- What a field said at a revision; a row of history tells of all words, one of the texts only of those that changed.
create function private.said_at(stands jsonb, revision integer, field text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kept jsonb;
begin
  if (stands ->> 'revision')::integer = revision then
    return stands -> field;
  end if;
  select r.words -> field into kept from public.row_revisions r
  where r.row_id = (stands ->> 'id')::uuid and r.revision <= said_at.revision and r.words ? field and r.change <> 'removed'
  order by r.revision desc, r.made_at desc limit 1;
  if not found then
    raise exception 'What it said at revision % is not known any more. Read it again, and propose on that.', revision using errcode = 'P0001';
  end if;
  return kept;
end $$;

-- The words of a proposal as they can be written; a row that is referred to may be told by its list and number.
create function private.proposed_words(project uuid, short text, words jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  known constant text[] := case when short = 'specifications' then private.specification_texts()
    else array(select w::text from private.row_tables() t, private.word_columns(t.named) w where t.short = proposed_words.short and w not in ('version', 'key')) end;
  word record;
  target jsonb;
begin
  if jsonb_typeof(words) is distinct from 'object' or words = '{}' then
    raise exception 'Say which words are to stand there.' using errcode = '22023';
  end if;
  for word in select * from jsonb_each(words) loop
    if word.key <> all (known) then
      raise exception 'There is nothing called "%" to change there.', left(word.key, 63) using errcode = '22023';
    end if;
    if jsonb_typeof(word.value) = 'object' then
      target := private.cited_row(project, word.value || '{"revision": 1}');
      words := words || jsonb_build_object(word.key, target -> 'id');
    elsif jsonb_typeof(word.value) not in ('string', 'null') then
      raise exception 'What "%" is to say must be a text.', word.key using errcode = '22023';
    elsif char_length(word.value #>> '{}') > 50000 then
      raise exception 'Shorten "%" to 50,000 characters or fewer.', word.key using errcode = '22023';
    end if;
  end loop;
  return words;
end $$;

-- What was asked under an idempotency key before: the same is answered with what it made then, anything else is refused.
create function private.asked_before(known_hash text, asked jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  if known_hash is null then
    return false;
  elsif known_hash <> md5(asked::text) then
    raise exception 'Something else was sent under this idempotency key. Use a new key for each request.' using errcode = 'P0001';
  end if;
  return true;
end $$;

create function private.told_proposal(p public.proposals) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(p) - array['project_id', 'request', 'request_hash', 'api_key_id', 'former', 'written']
$$;

create function private.propose(project uuid, proposal jsonb, request text, key public.project_api_keys) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most_open constant integer := 500;
  made public.proposals;
  stands jsonb;
begin
  if jsonb_typeof(proposal) is distinct from 'object' then
    raise exception 'A proposal is an object.' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('proposals' || project, 0));
  select * into made from public.proposals p
  where p.project_id = project and p.request = request and coalesce(p.api_key_id, p.proposed_by) = coalesce(key.id, auth.uid());
  if private.asked_before(made.request_hash, proposal) then
    return private.told_proposal(made);
  end if;
  if (select count(*) from public.proposals p where p.project_id = project and p.state = 'open') >= most_open then
    raise exception '% proposals are waiting already. Have some of them decided first.', most_open using errcode = 'P0001';
  end if;
  made.table_name := proposal ->> 'table';
  if proposal ? 'words' then
    made.kind := 'add';
    if made.table_name not in (select t.short from private.row_tables() t) then
      raise exception 'There is no list "%" to add to.', left(made.table_name, 63) using errcode = '22023';
    end if;
    made.words := private.proposed_words(project, made.table_name, proposal -> 'words');
    made.row_name := left(made.words ->> 'name', 200);
  else
    stands := private.cited_row(project, proposal);
    made.kind := case when proposal -> 'remove' = 'true' and made.table_name <> 'specifications' then 'remove' else 'change' end;
    made.row_id := (stands ->> 'id')::uuid;
    made.row_number := (stands ->> 'number')::integer;
    made.row_name := left(stands ->> 'name', 200);
    made.base_revision := (proposal ->> 'revision')::integer;
    made.words := '{}';
    if made.kind = 'change' then
      made.field := proposal ->> 'field';
      made.words := private.proposed_words(project, made.table_name, jsonb_build_object(coalesce(made.field, ''), proposal -> 'value'));
      made.base := coalesce(private.said_at(stands, made.base_revision, made.field), 'null');
      if made.words -> made.field = stands -> made.field then
        raise exception 'This is what it says already.' using errcode = 'P0001';
      end if;
    end if;
  end if;
  insert into public.proposals (project_id, kind, table_name, row_id, row_number, row_name, field, base_revision, base, words, why,
    proposed_by, api_key_id, key_name, request, request_hash)
  values (project, made.kind, made.table_name, made.row_id, made.row_number, made.row_name, made.field, made.base_revision, made.base, made.words,
    nullif(btrim(proposal ->> 'why'), ''), case when key.id is null then auth.uid() end, key.id, key.name, request, md5(proposal::text))
  returning * into made;
  return private.told_proposal(made);
end $$;

create function private.report(project uuid, report jsonb, request text, key public.project_api_keys) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  kept_of_a_row constant integer := 100;
  made public.progress_reports;
  stands jsonb;
begin
  if jsonb_typeof(report) is distinct from 'object' then
    raise exception 'A report is an object.' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('progress_reports' || project, 0));
  select * into made from public.progress_reports r
  where r.project_id = project and r.request = request and coalesce(r.api_key_id, r.reported_by) = coalesce(key.id, auth.uid());
  if not private.asked_before(made.request_hash, report) then
    if report ->> 'table' = 'specifications' or coalesce(report ->> 'state', '') not in ('in_progress', 'done', 'blocked') then
      raise exception 'Report a row, and that it is in_progress, done or blocked.' using errcode = '22023';
    end if;
    stands := private.cited_row(project, report);
    insert into public.progress_reports (project_id, table_name, row_id, at_revision, state, commit, test, note, reported_by, api_key_id, key_name, request, request_hash)
    values (project, report ->> 'table', (stands ->> 'id')::uuid, (report ->> 'revision')::integer, report ->> 'state',
      nullif(btrim(report ->> 'commit'), ''), nullif(btrim(report ->> 'test'), ''), nullif(btrim(report ->> 'note'), ''),
      case when key.id is null then auth.uid() end, key.id, key.name, request, md5(report::text))
    returning * into made;
    delete from public.progress_reports r where r.id in (
      select o.id from public.progress_reports o where o.project_id = project and o.row_id = made.row_id order by o.reported_at desc offset kept_of_a_row);
  end if;
  return to_jsonb(made) - array['project_id', 'request', 'request_hash', 'api_key_id'];
end $$;

-- What waits to be decided, and of each row that was reported the last report; with the caller's rights.
create function public.list_work(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'proposals', (select coalesce(jsonb_agg(private.told_proposal(p) order by p.created_at, p.id), '[]')
      from public.proposals p where p.project_id = list_work.project_id and p.state = 'open'),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r) - array['project_id', 'request', 'request_hash', 'api_key_id'] order by r.reported_at, r.id), '[]') from (
      select distinct on (o.row_id) o.* from public.progress_reports o where o.project_id = list_work.project_id order by o.row_id, o.reported_at desc) r))
$$;
comment on function public.list_work is 'The open proposals of a project, the oldest first, and the last progress report of each of its rows.';

create function public.list_work_with_key(key text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key);
begin
  return public.list_work(known.project_id);
end $$;
create function public.propose_with_key(key text, proposal jsonb, idempotency_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_write');
begin
  return private.propose(known.project_id, proposal, idempotency_key, known);
end $$;
create function public.report_with_key(key text, report jsonb, idempotency_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_write');
begin
  return private.report(known.project_id, report, idempotency_key, known);
end $$;

create function private.must_be_member(project uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if project is null or project not in (select private.project_ids('member')) then
    raise exception 'You may not change this project. Ask an admin of the organization.' using errcode = '42501';
  end if;
end $$;
create function private.propose_as_member(project uuid, proposal jsonb, request text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_member(project);
  return private.propose(project, proposal, request, null);
end $$;
create function private.report_as_member(project uuid, report jsonb, request text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_member(project);
  return private.report(project, report, request, null);
end $$;

create function public.propose_change(project_id uuid, proposal jsonb, idempotency_key text default null) returns jsonb
language sql set search_path = '' as $$ select private.propose_as_member(project_id, proposal, idempotency_key) $$;
create function public.report_progress(project_id uuid, report jsonb, idempotency_key text default null) returns jsonb
language sql set search_path = '' as $$ select private.report_as_member(project_id, report, idempotency_key) $$;
comment on function public.propose_with_key is 'Proposes a change, a new row or a removal by a project key that may write; a repeated idempotency key is answered with the first answer.';
comment on function public.report_with_key is 'Reports how far a row is built, by a project key that may write; a repeated idempotency key is answered with the first answer.';
comment on function public.list_work_with_key is 'What `list_work` answers, for the project of a key.';
comment on function public.propose_change is 'The same as `propose_with_key`, by a member of the project.';
comment on function public.report_progress is 'The same as `report_with_key`, by a member of the project.';

revoke execute on function public.list_work, public.list_work_with_key, public.propose_with_key, public.report_with_key, public.propose_change, public.report_progress from public, anon;
grant execute on function public.list_work, public.propose_change, public.report_progress to authenticated, service_role;
grant execute on function public.list_work_with_key, public.propose_with_key, public.report_with_key to anon, authenticated, service_role;
revoke execute on function private.specification_texts, private.cited_row, private.said_at, private.proposed_words, private.asked_before, private.told_proposal,
  private.propose, private.report, private.must_be_member,
  private.propose_as_member, private.report_as_member from public;
grant execute on function private.told_proposal, private.must_be_member, private.propose_as_member, private.report_as_member to authenticated, service_role;
