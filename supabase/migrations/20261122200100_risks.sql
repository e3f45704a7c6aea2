-- Risks are rows of their own, in each version those of that version. `security_risks` is their list as the JSON text of a list and
-- can be written as well: the database keeps the two in step, whichever is changed.

-- A row lets go only where it refers to something else than before; risks are also changed by a write elsewhere.
create or replace procedure private.keep_what_is_removed(named regclass)
language plpgsql set search_path = '' as $$
declare
  loosened text := (select string_agg(format('old.%1$I is distinct from new.%1$I', l.column_name), ' or ') from private.loose_columns(named) l);
begin
  execute format('create or replace trigger keep_removed after delete on %s referencing old table as gone for each statement execute function private.keep_removed()', named);
  if loosened is not null
    and exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'id' and not a.attisdropped) then
    execute format('create or replace trigger keep_loosened after update on %s for each row when (pg_trigger_depth() > 0 and (%s)) execute function private.keep_loosened()', named, loosened);
  end if;
end $$;
do $$
declare
  named regclass;
begin
  for named in select t.tgrelid from pg_catalog.pg_trigger t where t.tgname = 'keep_removed' loop
    call private.keep_what_is_removed(named);
  end loop;
end $$;

create table public.risks (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- Filled by trigger, as are the two below; the defaults only let callers leave them out.
  version text not null default '' check (char_length(version) <= 50),
  key text not null default '' check (char_length(key) <= 100),
  order_index integer not null default -1 check (order_index >= 0),
  number integer not null default 0,
  revision integer not null default 1,
  name text not null default '' check (char_length(name) <= 200),
  functionality text not null default '' check (char_length(functionality) <= 2000),
  description text not null default '' check (char_length(description) <= 8000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number, version),
  unique (project_id, key, version),
  foreign key (project_id, version) references public.specifications (project_id, version) on update cascade on delete cascade,
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.risks is 'What may go wrong with the specified product, in one of its versions; cited as RISK-n.';
comment on column public.risks.key is 'The id `security_risks` gives it: a timestamp as text, the same in every version.';
create index risks_project_id_idx on public.risks (project_id, version, order_index);
create index risks_generation_id_idx on public.risks (generation_id, project_id);

-- A new risk is of the version its project is at and comes last, and a risk stays what it is in its version.
create function private.place_risk() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    if current_user in ('anon', 'authenticated') then
      new.version := old.version;
      new.key := old.key;
    end if;
    return new;
  end if;
  if new.version = '' then
    select p.version into new.version from public.projects p where p.id = new.project_id;
    new.version := coalesce(new.version, '');
  end if;
  if new.version <> '' and not exists (
    select from public.specifications s where s.project_id = new.project_id and s.version = new.version
  ) then
    insert into public.specifications (project_id, version) values (new.project_id, new.version) on conflict do nothing;
  end if;
  -- before a number is taken, as for those who write the text: they wait for each other here, and nowhere else
  perform from public.specifications s where s.project_id = new.project_id and s.version = new.version for no key update;
  if new.key = '' then
    select greatest((extract(epoch from clock_timestamp()) * 1000)::bigint, max(t.key::bigint) + 1)::text into new.key
    from public.risks t where t.project_id = new.project_id and t.key ~ '^[0-9]{1,15}$';
  end if;
  if new.order_index < 0 then
    select coalesce(max(t.order_index) + 1, 0) into new.order_index
    from public.risks t where t.project_id = new.project_id and t.version = new.version;
  end if;
  return new;
end $$;
-- named to run before number_it
create trigger belong_to_version before insert or update on public.risks for each row execute function private.place_risk();
call private.protect('public.risks', 'name', 'functionality', 'description');

create function private.risks_text(project uuid, named text) returns text
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', t.key, 'name', t.name, 'functionality', t.functionality,
    'description', t.description, 'generation_id', t.generation_id, 'number', t.number, 'revision', t.revision)) order by t.order_index, t.number)::text
  from public.risks t where t.project_id = project and t.version = named
$$;

-- What is stored so far; of what nobody could save in the workspace, the beginning.
select set_config('private.restoring', 'on', false);
insert into public.risks (project_id, version, key, order_index, number, revision, name, functionality, description, generation_id)
select distinct on (s.project_id, s.version, n.number) s.project_id, s.version, r ->> 'id', place - 1, n.number,
  case when (r ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (r ->> 'revision')::integer else 1 end,
  left(coalesce(r ->> 'name', ''), 200), left(coalesce(r ->> 'functionality', ''), 2000), left(coalesce(r ->> 'description', ''), 8000), n.generation_id
from public.specifications s
cross join lateral jsonb_array_elements(coalesce(s.security_risks, '[]')::jsonb) with ordinality l (r, place)
join private.risk_numbers n on n.project_id = s.project_id and n.risk_id = r ->> 'id'
order by s.project_id, s.version, n.number, place;
select set_config('private.restoring', 'off', false);
insert into private.removed_rows (removal, project_id, table_name, row_id, before, removed_at)
select gen_random_uuid(), s.project_id, 'risks', gone.id, to_jsonb(gone), r.removed_at
from private.removed_risks r join public.specifications s on s.id = r.specification_id
join private.risk_numbers n on n.project_id = s.project_id and n.risk_id = r.risk_id,
  jsonb_populate_record(null::public.risks, jsonb_build_object('order_index', 0, 'revision', 1, 'name', '', 'functionality', '', 'description', '')
    || r.risk || jsonb_build_object('id', gen_random_uuid(), 'project_id', s.project_id, 'version', s.version, 'key', r.risk_id,
      'number', n.number, 'generation_id', n.generation_id, 'created_at', r.removed_at)) gone;
update public.specification_snapshots s set content = s.content || jsonb_build_object('risks', (
  select coalesce(jsonb_agg(jsonb_build_object('id', gen_random_uuid(), 'key', r ->> 'id', 'order_index', place - 1, 'number', r -> 'number', 'revision',
    coalesce(r -> 'revision', '1'), 'name', coalesce(r ->> 'name', ''), 'functionality', coalesce(r ->> 'functionality', ''), 'description', coalesce(r ->> 'description', ''),
    'generation_id', r -> 'generation_id', 'created_at', s.created_at) order by place), '[]')
  from jsonb_array_elements(coalesce(s.content -> 'specification' ->> 'security_risks', '[]')::jsonb) with ordinality l (r, place)));

-- From the rows to the text. Whoever changes rows waits here for others who do, and for those who write the text.
create function private.write_risks_text() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  place record;
  text_now text;
begin
  if coalesce(current_setting('private.reading_risks', true), '') = 'on' then
    return null;
  end if;
  for place in select distinct c.project_id, c.version from changed c order by 1, 2 loop
    perform from public.specifications s where s.project_id = place.project_id and s.version = place.version for no key update;
    continue when not found;
    if (select count(*) from public.risks t where t.project_id = place.project_id and t.version = place.version) > 1000 then
      raise exception 'Keep at most 1000 risks in a specification.' using errcode = 'P0001';
    end if;
    text_now := private.risks_text(place.project_id, place.version);
    update public.specifications s set security_risks = coalesce(text_now, '[]')
    where s.project_id = place.project_id and s.version = place.version and coalesce(s.security_risks, '[]') <> coalesce(text_now, '[]');
  end loop;
  return null;
end $$;
create trigger write_text_inserted after insert on public.risks referencing new table as changed for each statement execute function private.write_risks_text();
create trigger write_text_updated after update on public.risks referencing new table as changed for each statement execute function private.write_risks_text();
create trigger write_text_deleted after delete on public.risks referencing old table as changed for each statement execute function private.write_risks_text();

-- From the text to the rows. A list that was written while another write made it wait does not know what that one wrote: this function
-- sees what its writer could see, and only what they changed of it is changed.
create function private.merge_risks() returns trigger
language plpgsql stable security definer set search_path = '' as $$
declare
  seen jsonb := coalesce((select s.security_risks from public.specifications s where s.id = old.id), '[]')::jsonb;
  theirs jsonb := coalesce(old.security_risks, '[]')::jsonb;
  mine jsonb;
begin
  if seen = theirs or new.security_risks is not distinct from old.security_risks then
    return new;
  end if;
  mine := coalesce(new.security_risks, '[]')::jsonb;
  if jsonb_typeof(mine) <> 'array' then
    return new;
  end if;
  new.security_risks := (
    with listed as (
      select 1 as part, 'seen' as of, r, r ->> 'id' as id, place from jsonb_array_elements(seen) with ordinality l (r, place)
      union all select 2, 'mine', r, r ->> 'id', place from jsonb_array_elements(mine) with ordinality l (r, place)
      union all select 3, 'theirs', r, r ->> 'id', place from jsonb_array_elements(theirs) with ordinality l (r, place)
    )
    select coalesce(jsonb_agg(c.r order by c.part, c.place), '[]')::text from (
      select m.part, m.place, case when private.risk_words(m.r) = private.risk_words(s.r) then t.r else m.r end as r
      from listed m left join listed s on s.of = 'seen' and s.id = m.id left join listed t on t.of = 'theirs' and t.id = m.id
      where m.of = 'mine'
      union all
      select t.part, t.place, t.r from listed t
      where t.of = 'theirs' and not exists (select from listed o where o.of <> 'theirs' and o.id = t.id)
    ) c where c.r is not null);
  return new;
exception when invalid_text_representation then
  -- refused by whoever numbers them
  return new;
end $$;

create function private.risk_words(risk jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_array(coalesce(risk ->> 'name', ''), coalesce(risk ->> 'functionality', ''), coalesce(risk ->> 'description', ''))
$$;
create trigger merge_risks before update of security_risks on public.specifications for each row execute function private.merge_risks();

-- Gives each risk of a text its number and revision: those it has here, had here until of late, or has in another version. One that
-- comes with an id of its own and the words of one that is missing is that one.
create or replace function private.number_risks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listed jsonb;
  standing jsonb;
  known jsonb;
  -- those that no entry names, by their words
  missing jsonb;
  taken integer[] := '{}';
  numbered jsonb[] := '{}';
  wrote uuid[] := '{}';
  risk jsonb;
  words text;
  previous jsonb;
  drafted uuid;
  given integer;
begin
  -- where the row is there already its update does this
  if tg_op = 'UPDATE' and new.security_risks is not distinct from old.security_risks or tg_op = 'INSERT' and (new.security_risks is null
      or exists (select from public.specifications s where s.project_id = new.project_id and s.version = new.version))
    or new.security_risks = private.risks_text(new.project_id, new.version) then
    return new;
  end if;
  begin
    listed := coalesce(new.security_risks, '[]')::jsonb;
    if jsonb_typeof(listed) <> 'array' then
      raise exception 'The risks must be a list.' using errcode = '22023';
    end if;
  exception when invalid_text_representation then
    raise exception 'The risks must be the JSON text of a list.' using errcode = '22023';
  end;
  if exists (select from jsonb_array_elements(listed) r where jsonb_typeof(r) <> 'object' or coalesce(r ->> 'id', '') = '' or char_length(r ->> 'id') > 100) then
    raise exception 'Every risk needs an id.' using errcode = '22023';
  elsif (select count(distinct r ->> 'id') < count(*) from jsonb_array_elements(listed) r) then
    raise exception 'Every risk needs an id of its own.' using errcode = '22023';
  end if;
  select coalesce(jsonb_object_agg(t.key, to_jsonb(t)), '{}'), coalesce(array_agg(t.number), '{}') into standing, taken
  from public.risks t where t.project_id = new.project_id and t.version = new.version;
  select coalesce(jsonb_object_agg(k.key, k.risk), '{}') into known from (
    select distinct on (o.key) o.key, o.risk from (
      select r.before ->> 'key', case when r.before ->> 'version' = new.version then r.before else r.before - 'revision' end,
        r.before ->> 'version' = new.version, r.id
      from private.removed_rows r
      where r.project_id = new.project_id and r.table_name = 'risks' and r.after is null and r.removed_at > now() - interval '7 days'
      union all
      select t.key, to_jsonb(t) - 'revision', false, null from public.risks t where t.project_id = new.project_id and t.version <> new.version
    ) o (key, risk, is_here, latest)
    order by o.key, o.is_here desc, o.latest desc nulls last
  ) k;
  select coalesce(jsonb_object_agg(md5(private.risk_words(s.value)::text), s.key), '{}') into missing from jsonb_each(standing) s
  where s.key not in (select r ->> 'id' from jsonb_array_elements(listed) r);
  for risk in select r from jsonb_array_elements(listed) r loop
    previous := standing -> (risk ->> 'id');
    if previous is null and not known ? (risk ->> 'id') then
      words := md5(private.risk_words(risk)::text);
      previous := standing -> (missing ->> words);
      missing := missing - words;
    end if;
    if previous is null then
      previous := known -> (risk ->> 'id');
      given := (previous ->> 'number')::integer;
      if given is null or given = any (taken) then
        given := private.next_number(new.project_id, 'risks');
      end if;
      taken := taken || given;
    else
      given := (previous ->> 'number')::integer;
    end if;
    drafted := (previous ->> 'generation_id')::uuid;
    if previous is null then
      -- What is new is of a run only where the project has such a run of risks that stands.
      select g.id into drafted from public.generations g
      where g.id::text = risk ->> 'generation_id' and g.project_id = new.project_id and g.function = 'generate-risks' and g.status = 'succeeded';
      wrote := wrote || drafted;
    end if;
    numbered := array_append(numbered, jsonb_strip_nulls(jsonb_build_object(
      'id', risk ->> 'id', 'name', coalesce(risk ->> 'name', ''), 'functionality', coalesce(risk ->> 'functionality', ''),
      'description', coalesce(risk ->> 'description', ''), 'generation_id', drafted, 'number', given,
      'revision', case
        when previous -> 'revision' is null then case when tg_op = 'INSERT' and (risk ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (risk ->> 'revision')::integer else 1 end
        when private.risk_words(previous) = private.risk_words(risk) then (previous ->> 'revision')::integer
        else (previous ->> 'revision')::integer + 1
      end)));
  end loop;
  update public.generations g set row_count = coalesce(g.row_count, 0) + w.rows
  from (select id, count(*)::integer as rows from unnest(wrote) id where id is not null group by id) w where g.id = w.id;
  if new.security_risks is not null then
    new.security_risks := to_jsonb(numbered)::text;
  end if;
  return new;
end $$;

-- Makes the rows of a version those of its text; a risk is told by its number.
create function private.read_risks_text() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  list jsonb := coalesce(new.security_risks, '[]')::jsonb;
  restoring text := coalesce(current_setting('private.restoring', true), '');
  numbers integer[] := array(select (r ->> 'number')::integer from jsonb_array_elements(list) with ordinality l (r, place) order by place);
  standing integer[];
  next_place integer;
begin
  if coalesce(private.risks_text(new.project_id, new.version), '[]') = list::text then
    return null;
  end if;
  begin
    perform from public.risks t left join jsonb_array_elements(list) r on (r ->> 'number')::integer = t.number
    where t.project_id = new.project_id and t.version = new.version and (r is null or (r ->> 'revision')::integer <> t.revision)
    for update of t nowait;
  exception when lock_not_available then
    raise exception 'Somebody else is changing one of these risks. Save again.' using errcode = 'P0001';
  end;
  -- as rows that come back, they keep the numbers and revisions they are given
  perform set_config('private.reading_risks', 'on', true), set_config('private.restoring', 'on', true);
  select coalesce(max(t.order_index) + 1, 0) into next_place from public.risks t where t.project_id = new.project_id and t.version = new.version;
  delete from public.risks t where t.project_id = new.project_id and t.version = new.version and t.number <> all (numbers);
  standing := array(select t.number from public.risks t where t.project_id = new.project_id and t.version = new.version order by t.order_index, t.number);
  -- where those that stay keep their order and new ones come last, no other row has to change
  if numbers[1:cardinality(standing)] is distinct from standing and cardinality(standing) > 0 then
    next_place := null;
  end if;
  update public.risks t set key = r ->> 'id', name = r ->> 'name', functionality = r ->> 'functionality', description = r ->> 'description',
    order_index = case when next_place is null then place - 1 else t.order_index end, revision = (r ->> 'revision')::integer
  from jsonb_array_elements(list) with ordinality l (r, place)
  where t.project_id = new.project_id and t.version = new.version and t.number = (r ->> 'number')::integer
    and (t.key <> r ->> 'id' or t.revision <> (r ->> 'revision')::integer or next_place is null and t.order_index <> place - 1);
  insert into public.risks (project_id, version, key, order_index, number, revision, name, functionality, description, generation_id)
  select new.project_id, new.version, r ->> 'id', case when next_place is null then place - 1 else next_place + place end, (r ->> 'number')::integer,
    (r ->> 'revision')::integer, r ->> 'name', r ->> 'functionality', r ->> 'description', (r ->> 'generation_id')::uuid
  from jsonb_array_elements(list) with ordinality l (r, place) where (r ->> 'number')::integer <> all (standing) order by place;
  perform set_config('private.reading_risks', '', true), set_config('private.restoring', restoring, true);
  return null;
end $$;
create trigger read_risks_inserted after insert on public.specifications for each row
  when (new.security_risks is not null) execute function private.read_risks_text();
create trigger read_risks_changed after update on public.specifications for each row
  when (new.security_risks is distinct from old.security_risks) execute function private.read_risks_text();

update public.specifications s set security_risks = private.risks_text(s.project_id, s.version)
where s.security_risks <> private.risks_text(s.project_id, s.version);

-- What each version has of its own was written down with its text.
create or replace function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing jsonb := private.content_of(old.id, old.version);
  kept jsonb;
  shared jsonb;
  own constant text[] := array['specification'] || array(select t.short::text from private.row_tables() t where t.is_versioned);
  -- what was made in this transaction began at its now()
  is_made boolean := not exists (select from public.specification_snapshots s where s.project_id = new.id and s.version = new.version)
    and not exists (select from public.specifications s where s.project_id = new.id and s.version = new.version and s.created_at < now());
begin
  if not exists (select from jsonb_each(standing) c where c.value not in ('[]', 'null')) then
    return null;
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = old.id and s.version = old.version order by s.created_at desc limit 1;
  -- what all versions share was written down last when this one became the current one
  select s.content into shared from public.specification_snapshots s
  where s.project_id = old.id order by s.created_at desc limit 1;
  if is_made or kept is null or kept -> 'specification' is distinct from standing -> 'specification'
    or shared - own is distinct from standing - own then
    insert into public.specification_snapshots (project_id, version, content, created_by, next_version)
    values (old.id, old.version, standing, auth.uid(), case when is_made then new.version end);
  end if;
  return null;
end $$;

create or replace function public.get_version_content(project_id uuid, version text, snapshot_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  kept jsonb;
begin
  if snapshot_id is null and exists (select from public.projects p where p.id = project_id and p.version = version) then
    return private.content_of(project_id, version);
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = project_id and s.version = version and s.id = coalesce(snapshot_id, s.id)
  order by s.next_version is null, case when s.next_version is not null then s.created_at end, s.created_at desc limit 1;
  if not found and snapshot_id is null and exists (select from public.specifications s where s.project_id = project_id and s.version = version) then
    -- Stored before snapshots were kept, or brought in from elsewhere: what is the version's own is all there is.
    select jsonb_object_agg(c.key, c.value) into kept from jsonb_each(private.content_of(project_id, version)) c
    where c.key = 'specification' or c.key in (select t.short from private.row_tables() t where t.is_versioned);
  end if;
  return kept;
end $$;

-- Some runs answer a list that is stored when somebody asks for it; asked for again, it is there already.
create function public.store_answer(generation_id uuid, list text) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  written integer;
begin
  select * into run from public.generations g where g.id = generation_id for update;
  if not found then
    raise exception 'You may not store this draft. Ask an admin of the organization.' using errcode = '42501';
  elsif run.status = 'undone' then
    raise exception 'This draft was undone already.' using errcode = 'P0001';
  elsif run.status <> 'succeeded' or jsonb_typeof(run.answer) is distinct from 'array' or list not in (select t.short from private.row_tables() t) then
    raise exception 'This draft has no list to store. Generate again.' using errcode = 'P0001';
  elsif run.row_count > 0 then
    return run.row_count;
  end if;
  written := private.write_rows(format('public.%I', list)::regclass,
    jsonb_build_object('project_id', run.project_id, 'generation_id', generation_id), run.answer);
  update public.generations g set row_count = written where g.id = generation_id;
  return written;
end $$;
comment on function public.store_answer is 'Writes the list a run answered as rows of a list of the project, once; answers how many rows.';
revoke execute on function public.store_answer from public, anon;
grant execute on function public.store_answer to authenticated, service_role;

drop function private.drafted_risks;
drop table private.removed_risks;
drop table private.risk_numbers;
revoke execute on function private.place_risk, private.risks_text, private.write_risks_text, private.merge_risks, private.risk_words,
  private.read_risks_text from public;
