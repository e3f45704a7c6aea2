-- Where each word of each row comes from, written by the change itself, and which of it somebody accepted.

create table public.statement_sources (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  revision integer not null,
  -- null is the whole row
  field text,
  kind text not null check (kind in ('answer', 'document', 'website', 'person', 'model', 'pattern', 'import', 'agent', 'restored', 'unknown')),
  reference jsonb check (pg_column_size(reference) <= 2000),
  unit_key text check (char_length(unit_key) between 1 and 200),
  quote text check (char_length(quote) <= 300),
  generation_id uuid references public.generations (id) on delete set null,
  made_by uuid references auth.users (id) on delete set null,
  key_name text check (char_length(key_name) <= 100),
  model text check (char_length(model) <= 200),
  accepted_by uuid references auth.users (id) on delete set null,
  accepted_at timestamptz,
  made_at timestamptz not null
);
comment on table public.statement_sources is 'Where the fields of rows come from at each revision: of a field, the lines of the last write that named it or the whole row. Written by triggers and never changed.';
comment on column public.statement_sources.reference is 'What the kind refers to: {"pattern": …}, {"proposal": …}.';
comment on column public.statement_sources.unit_key is 'The part of the source it rests on, of which `quote` is what it says.';
comment on column public.statement_sources.made_by is 'Who wrote it, or had it written; of an agent''s words nobody.';
comment on column public.statement_sources.accepted_by is 'Who accepted the words before they were written here, as a proposal or where they were copied from.';
create index statement_sources_row_id_idx on public.statement_sources (row_id, made_at desc);
create index statement_sources_project_id_idx on public.statement_sources (project_id, table_name);
create index statement_sources_unit_key_idx on public.statement_sources (project_id, unit_key) where unit_key is not null;
create index statement_sources_generation_id_idx on public.statement_sources (generation_id);
create index statement_sources_made_by_idx on public.statement_sources (made_by);
create index statement_sources_accepted_by_idx on public.statement_sources (accepted_by);

create table public.acceptances (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  revision integer not null,
  -- null is the whole row
  field text,
  -- null is all that stands there, else one number of the field as it is written
  figure text check (char_length(figure) between 1 and 100),
  accepted_by uuid references auth.users (id) on delete set null,
  accepted_at timestamptz not null default clock_timestamp(),
  taken_back_by uuid references auth.users (id) on delete set null,
  taken_back_at timestamptz,
  check (figure is null or field is not null)
);
comment on table public.acceptances is 'Who accepted what a row says at a revision; taken back by a mark, never deleted. Written by functions.';
create unique index acceptances_standing_key on public.acceptances (row_id, revision, coalesce(field, ''), coalesce(figure, '')) where taken_back_at is null;
create index acceptances_project_id_idx on public.acceptances (project_id, table_name);
create index acceptances_accepted_by_idx on public.acceptances (accepted_by);
create index acceptances_taken_back_by_idx on public.acceptances (taken_back_by);

do $$
declare
  short text;
begin
  foreach short in array array['statement_sources', 'acceptances'] loop
    execute format('alter table public.%I enable row level security', short);
    execute format('revoke all on public.%I from anon, authenticated', short);
    execute format('revoke insert, update, delete on public.%I from service_role', short);
    execute format('grant select on public.%I to authenticated', short);
    execute format('create policy %I on public.%I for select to authenticated using (project_id in (select private.project_ids(''viewer'')))', short || '_select', short);
  end loop;
end $$;
call private.announce_changes('public.acceptances');

-- Where a field of a row comes from as it stood at a revision, or as it stands.
create function private.sources_at(row_id uuid, field text, revision integer default null) returns setof public.statement_sources
language sql stable security definer set search_path = '' as $$
  with told as (
    select s.* from public.statement_sources s
    where s.row_id = sources_at.row_id and (s.field is null or s.field = sources_at.field) and (sources_at.revision is null or s.revision <= sources_at.revision)
  )
  select * from told where made_at = (select max(made_at) from told)
$$;

-- Whether somebody accepted a field while it came from there, the first who did.
create function private.accepted_as(source public.statement_sources, named text) returns public.acceptances
language sql stable security definer set search_path = '' as $$
  select a.* from public.acceptances a
  where a.row_id = source.row_id and a.revision >= source.revision and (a.field is null or a.field = named) and a.figure is null and a.taken_back_at is null
    and not exists (select from public.statement_sources s where s.row_id = source.row_id and (s.field is null or s.field = named)
      and s.made_at > source.made_at and s.revision <= a.revision and s.revision > source.revision)
  order by a.accepted_at limit 1
$$;

-- The kind of a part of the source: its key begins with it.
create function private.unit_kind(project uuid, unit_key text) returns text
language sql immutable set search_path = '' as $$
  select (regexp_match(unit_key, '^(answer|document|website):'))[1]
$$;

-- What a drafted row says it rests on, {"pattern": …, "units": [{"key": …, "quote": …}]}; what is not of that shape says nothing.
create function private.units_of(project uuid, rests_on jsonb) returns table (kind text, unit_key text, quote text)
language sql stable set search_path = '' as $$
  select distinct on (u.key) private.unit_kind(project, u.key), u.key, nullif(left(btrim(u.quote), 300), '')
  from (
    select l.place, l.u ->> 'key' as key, case jsonb_typeof(l.u -> 'quote') when 'string' then l.u ->> 'quote' end as quote
    from jsonb_array_elements(case jsonb_typeof(rests_on -> 'units') when 'array' then rests_on -> 'units' else '[]' end) with ordinality l (u, place)
    where jsonb_typeof(l.u) = 'object' and jsonb_typeof(l.u -> 'key') = 'string' and l.place <= 50
  ) u
  where char_length(u.key) <= 200 and private.unit_kind(project, u.key) is not null order by u.key, u.place
$$;

-- Rows that are one and the same to people: a text of each version, and a risk of each version with its number.
create function private.kin_of(short text, row_id uuid, project uuid) returns uuid[]
language sql stable security definer set search_path = '' as $$
  select case short
    when 'specifications' then array(select s.id from public.specifications s where s.project_id = project)
    when 'risks' then array(
      select o.id from public.risks r join public.risks o on o.project_id = r.project_id and o.number = r.number where r.id = kin_of.row_id
      union
      select o.row_id from public.risks r join private.removed_rows o on o.project_id = r.project_id and o.table_name = 'risks'
        and (o.before ->> 'number')::integer = r.number where r.id = kin_of.row_id)
    else array[row_id]
  end
$$;

-- Says of revisions where their words come from. Of what was drafted the run says what it rests on, in `private.rests_on` by the ids of
-- rows; of what was copied or restored `private.origins` says from which row and revision, else it is whatever said the same last.
create function private.write_sources(revisions uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rests constant jsonb := coalesce(nullif(current_setting('private.rests_on', true), '')::jsonb, '{}');
  origins constant jsonb := coalesce(nullif(current_setting('private.origins', true), '')::jsonb, '{}');
begin
  insert into public.statement_sources (project_id, table_name, row_id, revision, field, kind, reference, unit_key, quote, generation_id, made_by, key_name, model,
    accepted_by, accepted_at, made_at)
  with told as materialized (
    select r.*, w.fields, rests -> r.row_id::text as rests_on, origins -> r.row_id::text as origin,
      origins ? r.row_id::text or r.through in ('restore', 'undo', 'version') as is_copied,
      r.change <> 'changed' or r.table_name <> 'specifications' and r.changed @> w.all_fields as is_whole
    from public.row_revisions r
    cross join lateral (select array(select jsonb_object_keys(r.words)) as all_fields) a
    cross join lateral (select a.all_fields, case when r.change = 'changed' then r.changed else a.all_fields end as fields) w
    where r.id = any (revisions) and r.change <> 'removed'
  ), written as (
    select t.*, coalesce(u.kind, case
        when t.through = 'draft' then case when g.id is null then 'unknown' when g.provider = 'built-in' then 'pattern' else 'model' end
        when t.through = 'web' then 'person'
        when t.through = 'proposal' then case when t.proposal_id is null then 'unknown' when p.api_key_id is not null or p.key_name is not null then 'agent' else 'person' end
        when t.through = 'import' then 'import'
        else 'unknown'
      end) as kind,
      nullif(jsonb_strip_nulls(jsonb_build_object('proposal', p.id,
        'pattern', case when t.through = 'draft' and jsonb_typeof(t.rests_on -> 'pattern') = 'string' then left(t.rests_on ->> 'pattern', 100) end)), '{}') as reference,
      u.unit_key, u.quote, case when p.id is null then t.made_by else p.proposed_by end as writer, p.key_name,
      case when t.through = 'draft' and g.provider <> 'built-in' then left(concat_ws(' ', g.provider, g.model), 200) end as model,
      case when p.id is not null then t.made_by end as accepter, case when p.id is not null then t.made_at end as accepted_at
    from told t
    left join public.generations g on g.id = t.generation_id
    -- whoever accepted other words than were proposed wrote them
    left join public.proposals p on p.id = t.proposal_id and t.through = 'proposal'
      and not (p.kind = 'change' and t.words -> p.field is distinct from p.words -> p.field)
    left join lateral private.units_of(t.project_id, t.rests_on) u on t.through = 'draft'
    where not t.is_copied
  ), origin as (
    select t.id, f.field, coalesce((t.origin ->> 'row')::uuid, o.row_id) as from_row, coalesce((t.origin ->> 'revision')::integer, o.revision) as from_revision
    from told t cross join lateral unnest(t.fields) f (field)
    left join lateral (
      select r.row_id, r.revision from public.row_revisions r
      where not coalesce(t.origin ? 'row', false) and r.row_id = any (private.kin_of(t.table_name, t.row_id, t.project_id)) and r.made_at < t.made_at
        and r.revision <= coalesce((t.origin ->> 'revision')::integer, r.revision) and r.words ? f.field and r.words -> f.field = t.words -> f.field
      order by r.row_id = t.row_id desc, r.made_at desc limit 1) o on true
    where t.is_copied
  ), copied as (
    select o.id, o.field, coalesce(nullif(jsonb_agg(to_jsonb(s) - array['id', 'project_id', 'table_name', 'row_id', 'revision', 'field', 'made_at']
        || case when s.accepted_at is null and a.id is not null then jsonb_build_object('accepted_by', a.accepted_by, 'accepted_at', a.accepted_at) else '{}' end
        order by s.kind, s.unit_key) filter (where s.id is not null), '[]'), '[{"kind": "restored"}]') as lines
    from origin o left join lateral private.sources_at(o.from_row, o.field, o.from_revision) s on true
    left join lateral private.accepted_as(s, o.field) a on s.id is not null
    group by o.id, o.field
  ), alike as (
    select c.id, c.lines, array_agg(c.field order by c.field) as fields from copied c group by c.id, c.lines
  )
  select w.project_id, w.table_name, w.row_id, w.revision, f.field, w.kind, w.reference, w.unit_key, w.quote, w.generation_id, w.writer, w.key_name, w.model,
    w.accepter, w.accepted_at, w.made_at
  from written w cross join lateral unnest(case when w.is_whole then array[null::text] else w.fields end) f (field)
  union all
  select t.project_id, t.table_name, t.row_id, t.revision, f.field, l.kind, l.reference, l.unit_key, l.quote, l.generation_id, l.made_by, l.key_name, l.model,
    l.accepted_by, l.accepted_at, t.made_at
  from alike a join told t on t.id = a.id
  cross join lateral unnest(case when t.is_whole and cardinality(a.fields) = cardinality(t.fields) then array[null::text] else a.fields end) f (field)
  cross join lateral jsonb_populate_recordset(null::public.statement_sources, a.lines) l;
end $$;

create function private.tell_sources() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.write_sources(array(select n.id from new_revisions n));
  return null;
end $$;
create trigger tell_sources after insert on public.row_revisions
  referencing new table as new_revisions for each statement execute function private.tell_sources();

revoke execute on function private.sources_at, private.accepted_as, private.unit_kind, private.units_of, private.kin_of, private.write_sources, private.tell_sources from public;

-- Of what stands already, the history says where it is from. A later version's texts came from a version before it.
do $$
declare
  later constant uuid[] := array(select r.row_id from public.row_revisions r where r.table_name = 'specifications' and r.change = 'added'
    and exists (select from public.row_revisions o where o.table_name = 'specifications' and o.project_id = r.project_id and o.row_id <> r.row_id and o.made_at < r.made_at));
  kept record;
begin
  perform private.write_sources(array(select r.id from public.row_revisions r
    where r.through not in ('restore', 'undo', 'version') and not (r.change = 'added' and r.row_id = any (later))));
  perform set_config('private.origins', (select coalesce(jsonb_object_agg(l, '{}'::jsonb), '{}') from unnest(later) l)::text, true);
  for kept in select r.id from public.row_revisions r
    where r.through in ('restore', 'undo', 'version') or r.change = 'added' and r.row_id = any (later) order by r.made_at
  loop
    perform private.write_sources(array[kept.id]);
  end loop;
  perform set_config('private.origins', '', true);
end $$;

-- As before, and a list of risks that is written as a text is written by whoever writes it.
create or replace function private.written_through(generation_id uuid default null) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('private.through', true), ''),
    case when private.is_restoring() and coalesce(current_setting('private.reading_risks', true), '') <> 'on' then 'undo'
      when generation_id is not null then 'draft' when auth.uid() is null then 'unknown' else 'web' end)
$$;

-- As before, and each row says what it rests on: {"name": …, "rests_on": {"pattern": …, "units": [{"key": …, "quote": …}]}}.
create or replace function private.write_rows(wanted regclass, owned jsonb, list jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  columns text := (
    select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = wanted and a.attnum > 0 and not a.attisdropped and (owned ? a.attname or a.attname = 'id'
      or a.attname not in ('project_id', 'number', 'revision', 'generation_id', 'created_at')
        and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> a.attname) <> 'array'))
  );
  belonging jsonb := (
    select jsonb_object_agg(f.short, jsonb_build_object('named', f.named::oid, 'column', f.column_name)) from private.row_references() f
    where f.target = wanted and exists (select from jsonb_array_elements(list) r where jsonb_typeof(r -> f.short::text) = 'array')
  );
  call constant text := 'insert into %1$s (%2$s) select %2$s from jsonb_array_elements($1) with ordinality l (r, place),
    jsonb_populate_record(null::%1$s, r || $2) order by place';
  one jsonb;
  child record;
  added integer := 0;
begin
  list := (select coalesce(jsonb_agg(r || jsonb_build_object('id', gen_random_uuid()) order by place), '[]') from jsonb_array_elements(list) with ordinality l (r, place));
  if belonging is null then
    perform private.tell_rests(list);
    execute format(call, wanted, columns) using list, owned;
    get diagnostics added = row_count;
    return added;
  end if;
  for one in select r from jsonb_array_elements(list) r loop
    perform private.tell_rests(jsonb_build_array(one));
    execute format(call, wanted, columns) using jsonb_build_array(one), owned;
    added := added + 1;
    for child in select b.key, (b.value ->> 'named')::oid::regclass as named, b.value ->> 'column' as owner from jsonb_each(belonging) b loop
      -- what belongs to a row stands in the order it was drafted in
      perform private.write_rows(child.named, owned || jsonb_build_object(child.owner, one -> 'id'), (
        select coalesce(jsonb_agg(jsonb_build_object('order_index', place - 1) || r order by place), '[]')
        from jsonb_array_elements(coalesce(nullif(one -> child.key, 'null'), '[]')) with ordinality l (r, place)));
    end loop;
  end loop;
  return added;
end $$;

create function private.tell_rests(list jsonb) returns void
language sql set search_path = '' as $$
  select set_config('private.rests_on', coalesce(
    (select jsonb_object_agg(r ->> 'id', r -> 'rests_on') from jsonb_array_elements(list) r where jsonb_typeof(r -> 'rests_on') = 'object')::text, ''), true)
$$;

-- As before, and what it rests on is told of rewritten rows too.
create or replace function private.rewrite_rows(wanted regclass, project uuid, list jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = wanted);
  given text[] := array(select w::text from private.word_columns(wanted) w where list -> 0 ? w::text);
  made jsonb;
begin
  if cardinality(given) = 0 then
    return '[]';
  end if;
  perform private.tell_rests(list);
  execute format($f$
    with given as (
      select g.*, (c ->> 'revision')::integer as expected from jsonb_array_elements($2) c, jsonb_populate_record(null::%1$s, c - 'revision') g
    ), standing as (
      select t.* from %1$s t join given g on g.id = t.id where t.project_id = $1 and t.revision = g.expected for update of t
    ), written as (
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id and (%3$s) returning t.*
    )
    select jsonb_agg(jsonb_build_object('table', $3, 'id', w.id, 'before', jsonb_build_object(%4$s), 'after', jsonb_build_object(%5$s)))
    from written w join standing s on s.id = w.id
    $f$, wanted,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('t.%1$I is distinct from g.%1$I', k), ' or ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, w.%1$I', k), ', ') from unnest(given) k)) into made using project, list, short;
  return coalesce(made, '[]');
end $$;

-- As before, and says which revision the words are of.
create or replace function public.restore_revision(revision_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  kept public.row_revisions;
  words text;
  stands integer;
begin
  select * into kept from public.row_revisions r where r.id = revision_id;
  if not found then
    raise exception 'There is no such revision here.' using errcode = 'P0001';
  end if;
  perform set_config('private.through', 'restore', true),
    set_config('private.origins', jsonb_build_object(kept.row_id, jsonb_build_object('row', kept.row_id, 'revision', kept.revision))::text, true);
  select string_agg(format('%1$I = p.%1$I', a.attname), ', ') into words from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass(format('public.%I', kept.table_name)) and not a.attisdropped and kept.words ? a.attname
    and a.attname not in ('id', 'project_id', 'version', 'revision', 'number', 'generation_id');
  execute format('update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) p where t.id = $2 and t.project_id = $3 returning t.revision',
    kept.table_name, words) into stands using kept.words, kept.row_id, kept.project_id;
  if stands is null then
    raise exception 'This was deleted, or you may not change it. What was deleted within a week stands under "Recently deleted".' using errcode = 'P0001';
  end if;
  return stands;
exception
  when foreign_key_violation then
    raise exception 'What this belonged to was deleted since. Restore that first.' using errcode = 'P0001';
end $$;

-- As before, and says which revisions the words are of.
create or replace function private.restore_list(project uuid, named regclass, kept jsonb) returns setof text
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
  own constant text[] := array['id', 'project_id', 'number', 'revision', 'position', 'generation_id', 'created_at', 'created_by', 'updated_at', 'version'];
  words text[] := array(select a.attname from pg_catalog.pg_attribute a
    where a.attrelid = named and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (own) and a.attname not like '%\_file'
      and exists (select from jsonb_array_elements(kept) k where k ? a.attname) order by a.attnum);
  columns text := (select string_agg(format('%I', w), ', ') from unnest(words) w);
begin
  perform set_config('private.origins', (select coalesce(jsonb_object_agg(k ->> 'id', jsonb_build_object('revision', k -> 'revision')), '{}')
    from jsonb_array_elements(kept) k where k ->> 'revision' ~ '^[1-9][0-9]{0,8}$')::text, true);
  return query execute format('update %1$s t set %2$s from jsonb_array_elements($1) k, jsonb_populate_record(null::%1$s, k) p
    where t.id = p.id and t.project_id = $2 and (%3$s) returning t.id::text', named,
    (select string_agg(format('%1$I = case when k ? %1$L then p.%1$I else t.%1$I end', w), ', ') from unnest(words) w),
    (select string_agg(format('k ? %1$L and p.%1$I is distinct from t.%1$I', w), ' or ') from unnest(words) w)) using kept, project;
  perform set_config('private.restoring', 'on', true);
  return query execute format('insert into %1$s (id, project_id, number, revision, created_at, %2$s)
    select p.id, $2, p.number, 1 + greatest(p.revision, l.revision), p.created_at, %3$s
    from jsonb_array_elements($1) k cross join jsonb_populate_record(null::%1$s, k) p
    left join private.last_revisions($2, $3) l on l.id = p.id::text
    where not exists (select from %1$s t where t.id = p.id) order by p.number returning id::text', named, columns,
    (select string_agg(format('p.%I', w), ', ') from unnest(words) w)) using kept, project, short;
  perform set_config('private.restoring', 'off', true), set_config('private.origins', '', true);
end $$;

-- As before, and a copy's words come from where the original's do.
create or replace function public.copy_rows(project_id uuid, table_name text, ids uuid[]) returns uuid[]
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  pairs jsonb := (select coalesce(jsonb_agg(jsonb_build_object('copy', gen_random_uuid(), 'of', o.id) order by o.place), '[]')
    from unnest(ids) with ordinality o (id, place));
  made uuid[];
begin
  execute format('select set_config(''private.origins'', coalesce(jsonb_object_agg(p ->> ''copy'', jsonb_build_object(''row'', t.id, ''revision'', t.revision)), ''{}'')::text, true)
    from jsonb_array_elements($1) p join %s t on t.id = (p ->> ''of'')::uuid and t.project_id = $2', named) using pairs, project_id;
  execute format($f$
    with made as (
      insert into %1$s (id, project_id, %2$s) select (o.p ->> 'copy')::uuid, t.project_id, %3$s from %1$s t
      join jsonb_array_elements($2) with ordinality o (p, place) on (o.p ->> 'of')::uuid = t.id where t.project_id = $1 order by o.place returning id
    ) select array_agg(id) from made
    $f$, named, (select string_agg(format('%I', w), ', ') from private.word_columns(named) w),
    (select string_agg(case w when 'name' then 'left(t.name, 193) || '' (copy)''' else format('t.%I', w) end, ', ') from private.word_columns(named) w))
    into made using project_id, pairs;
  perform set_config('private.origins', '', true);
  if made is null then
    raise exception 'These were deleted meanwhile, or you may not copy them.' using errcode = 'P0001';
  end if;
  return made;
end $$;

-- As before, and where it takes back what it answered says so, since nobody typed those words again.
drop function public.change_rows;
create function public.change_rows(project_id uuid, table_name text, changes jsonb, takes_back boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := private.list_named(table_name);
  given text[] := array(select k from jsonb_object_keys(changes -> 0) k where k not in ('id', 'revision') order by k);
  unknown text;
  former jsonb;
begin
  if cardinality(given) = 0 or exists (select from jsonb_array_elements(changes) c where not c ?& (given || array['id'])) then
    raise exception 'Give a list of changes, each with an id and the same words.' using errcode = '22023';
  end if;
  select g into unknown from unnest(given) g where g not in (select w::text from private.word_columns(named) w) limit 1;
  if found then
    raise exception 'There is nothing called "%" to change.', unknown using errcode = '22023';
  end if;
  if takes_back then
    perform set_config('private.through', 'undo', true);
  end if;
  execute format($f$
    with given as (
      select g.*, nullif(c ->> 'revision', '')::integer as expected from jsonb_array_elements($2) c, jsonb_populate_record(null::%1$s, c - 'revision') g
    ), standing as (
      select t.* from %1$s t join given g on g.id = t.id where t.project_id = $1 and t.revision = coalesce(g.expected, t.revision) for update of t
    ), written as (
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id returning t.id, t.revision
    )
    select jsonb_agg(jsonb_build_object('id', w.id, 'revision', w.revision) || jsonb_build_object(%3$s)) from written w join standing s on s.id = w.id
    $f$, named,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k)) into former using project_id, changes;
  if former is null then
    raise exception 'These were changed or deleted meanwhile, or you may not change them.' using errcode = 'P0001';
  end if;
  return former;
end $$;
comment on function public.change_rows is 'Changes the same words of many rows of a list, [{"id": …, "priority": …}, …], of which one that says a revision counts only while it has it; answers the same list with what they were before and their revisions now, by which it is taken back.';
revoke execute on function public.change_rows from public, anon;
grant execute on function public.change_rows to authenticated, service_role;

-- As before, and a version's texts come from where the former version's do.
create or replace function public.clone_specification(project_id uuid, new_version text) returns text
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  current_version text;
  copied public.specifications;
  made constant uuid := gen_random_uuid();
begin
  new_version := btrim(coalesce(new_version, ''));
  if new_version = '' then
    raise exception 'Version is required' using errcode = 'P0001';
  elsif char_length(new_version) > 50 then
    raise exception 'Shorten the version to 50 characters or fewer.' using errcode = 'P0001';
  end if;
  select p.version into current_version from public.projects p where p.id = project_id for update;
  if not found then
    raise exception 'You may not change this project.' using errcode = '42501';
  end if;
  if new_version = current_version
    or exists (select from public.specifications s where s.project_id = project_id and s.version = new_version)
    or exists (select from public.specification_snapshots s where s.project_id = project_id and s.version = new_version) then
    raise exception 'Version % exists already. Choose another name.', new_version using errcode = 'P0001';
  end if;
  select * into copied from public.specifications s where s.project_id = project_id and s.version = current_version;
  if found then
    perform set_config('private.through', 'version', true),
      set_config('private.origins', jsonb_build_object(made, jsonb_build_object('row', copied.id, 'revision', copied.revision))::text, true);
    copied := jsonb_populate_record(copied, jsonb_build_object('id', made, 'version', new_version,
      'revision', 1, 'created_at', now(), 'updated_at', now()));
    insert into public.specifications select copied.*;
    perform set_config('private.through', '', true), set_config('private.origins', '', true);
  else
    insert into public.specifications (project_id, version) values (project_id, new_version);
  end if;
  update public.projects p set version = new_version where p.id = project_id;
  return new_version;
end $$;

revoke execute on function private.tell_rests from public;
grant execute on function private.tell_rests to authenticated, service_role;
