-- Many rows that are changed, deleted or come back are gone over together, no longer row by row and field by field.

-- A plan that is kept from small statements goes over two long lists row by row: for many rows it is made anew.
create function private.plan_for(rows bigint) returns void
language sql set search_path = '' as $$
  select set_config('plan_cache_mode', case when rows > 100 then 'force_custom_plan' else 'auto' end, true)
$$;

-- As before, but what is known by its id is not sought by its name, so that not each row is compared with each.
create or replace function private.forget_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.plan_for((select count(*) from added));
  if exists (select from private.deleted_names d where d.project_id in (select a.project_id from added a)) then
    delete from private.deleted_names d using added a
    where d.project_id = a.project_id and d.table_name = tg_table_name and d.row_id = a.id;
    delete from private.deleted_names d using added a
    where d.project_id = a.project_id and d.table_name = tg_table_name
      and private.name_key(d.name) = private.name_key(a.name) and d.ties = private.ties_of(to_jsonb(a));
  end if;
  return null;
end $$;

-- As before, but where the words that come back are from is sought for all of them together.
create or replace function private.write_sources(revisions uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rests constant jsonb := coalesce(nullif(current_setting('private.rests_on', true), '')::jsonb, '{}');
  origins constant jsonb := coalesce(nullif(current_setting('private.origins', true), '')::jsonb, '{}');
begin
  perform private.plan_for(cardinality(revisions));
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
  ), copies as materialized (
    select t.*, case when not coalesce(t.origin ? 'row', false) then private.kin_of(t.table_name, t.row_id, t.project_id) end as kin from told t where t.is_copied
  ), origin as (
    select t.id, f.field, t.is_whole, cardinality(t.fields) as of, coalesce((t.origin ->> 'row')::uuid, o.row_id) as from_row, coalesce((t.origin ->> 'revision')::integer, o.revision) as from_revision
    from copies t cross join lateral unnest(t.fields) f (field)
    left join lateral (
      select r.row_id, r.revision from public.row_revisions r
      where r.row_id = any (t.kin) and r.made_at < t.made_at and r.revision <= coalesce((t.origin ->> 'revision')::integer, r.revision)
        and r.words ? f.field and r.words -> f.field = t.words -> f.field
      order by r.row_id = t.row_id desc, r.made_at desc limit 1) o on true
  ), copied as (
    select o.id, o.field, o.is_whole, o.of, coalesce(nullif(jsonb_agg(to_jsonb(s.line) - array['id', 'project_id', 'table_name', 'row_id', 'revision', 'field', 'made_at']
        || case when (s.line).accepted_at is null and a.id is not null then jsonb_build_object('accepted_by', a.accepted_by, 'accepted_at', a.accepted_at) else '{}' end
        order by (s.line).kind, (s.line).unit_key) filter (where (s.line).id is not null), '[]'), '[{"kind": "restored"}]') as lines
    from origin o
    -- of a field, the lines of the last write until then that named it or the whole row
    left join lateral (
      select s as line, rank() over (order by s.made_at desc) as place from public.statement_sources s
      where s.row_id = o.from_row and (s.field is null or s.field = o.field) and s.revision <= coalesce(o.from_revision, s.revision)) s on s.place = 1
    -- whether somebody accepted the field while it came from there, the first who did
    left join lateral (
      select a.id, a.accepted_by, a.accepted_at from public.acceptances a
      where a.row_id = (s.line).row_id and a.revision >= (s.line).revision and (a.field is null or a.field = o.field) and a.figure is null and a.taken_back_at is null
        and not exists (select from public.statement_sources n where n.row_id = (s.line).row_id and (n.field is null or n.field = o.field)
          and n.made_at > (s.line).made_at and n.revision <= a.revision and n.revision > (s.line).revision)
      order by a.accepted_at limit 1) a on true
    group by o.id, o.field, o.is_whole, o.of
  ), alike as (
    select c.id, c.lines, case when c.is_whole and count(*) = c.of then array[null::text] else array_agg(c.field order by c.field) end as fields
    from copied c group by c.id, c.lines, c.is_whole, c.of
  )
  select w.project_id, w.table_name, w.row_id, w.revision, f.field, w.kind, w.reference, w.unit_key, w.quote, w.generation_id, w.writer, w.key_name, w.model,
    w.accepter, w.accepted_at, w.made_at
  from written w cross join lateral unnest(case when w.is_whole then array[null::text] else w.fields end) f (field)
  union all
  select r.project_id, r.table_name, r.row_id, r.revision, f.field, l.kind, l.reference, l.unit_key, l.quote, l.generation_id, l.made_by, l.key_name, l.model,
    l.accepted_by, l.accepted_at, r.made_at
  from alike a join public.row_revisions r on r.id = a.id cross join lateral unnest(a.fields) f (field)
  cross join lateral jsonb_populate_recordset(null::public.statement_sources, a.lines) l;
end $$;
drop function private.sources_at, private.accepted_as;

-- As before, but each row is made into words once.
create or replace function private.keep_revisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := tg_argv;
  writing constant uuid := nullif(current_setting('private.run', true), '');
  proposed constant uuid := nullif(current_setting('private.proposal', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id, proposal_id)
    select t.project_id, tg_table_name, t.id, t.revision, case when private.is_restoring() and private.written_through() <> 'import' then 'restored' else 'added' end,
      private.words_among(to_jsonb(t), words), '{}', auth.uid(), private.written_through(r.run), coalesce(r.run, writing), proposed
    from new_rows t
    -- an import gives rows the numbers they bring in the way of rows that come back
    cross join lateral (select (to_jsonb(t) ->> 'generation_id')::uuid as run) r;
  elsif tg_op = 'UPDATE' then
    perform private.plan_for((select count(*) from new_rows));
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id, proposal_id)
    select n.project_id, tg_table_name, n.id, n.revision, 'changed',
      private.words_among(j.after, case when tg_table_name = 'specifications' then d.changed else words end), d.changed,
      auth.uid(), private.written_through(), writing, proposed
    from new_rows n join old_rows o on o.id = n.id
    -- an offset, so that a row is made into words once and not once for each of its words
    cross join lateral (select to_jsonb(o) as before, to_jsonb(n) as after offset 0) j
    cross join lateral (select array(select w from unnest(words) w where j.after -> w is distinct from j.before -> w) as changed offset 0) d
    where n.revision <> o.revision and d.changed <> '{}';
  else
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, made_by, through, proposal_id)
    select o.project_id, tg_table_name, o.id, o.revision, 'removed', private.words_among(to_jsonb(o), words), auth.uid(), private.written_through(), proposed
    from old_rows o where exists (select from public.projects p where p.id = o.project_id);
  end if;
  return null;
end $$;

-- As before, but what a row said before is told where it is written: two lists of unknown length, joined, were gone over row by row.
create or replace function public.change_rows(project_id uuid, table_name text, changes jsonb, takes_back boolean default false) returns jsonb
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
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id
      returning jsonb_build_object('id', t.id, 'revision', t.revision) || jsonb_build_object(%3$s) as former
    )
    select jsonb_agg(w.former) from written w
    $f$, named,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k)) into former using project_id, changes;
  if former is null then
    raise exception 'These were changed or deleted meanwhile, or you may not change them.' using errcode = 'P0001';
  end if;
  return former;
end $$;

-- The same.
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
      update %1$s t set %2$s from given g join standing s on s.id = g.id where t.id = g.id and (%3$s)
      returning jsonb_build_object('table', $3, 'id', t.id, 'before', jsonb_build_object(%4$s), 'after', jsonb_build_object(%5$s)) as told
    )
    select jsonb_agg(w.told) from written w
    $f$, wanted,
    (select string_agg(format('%1$I = g.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('t.%1$I is distinct from g.%1$I', k), ' or ') from unnest(given) k),
    (select string_agg(format('%1$L, s.%1$I', k), ', ') from unnest(given) k),
    (select string_agg(format('%1$L, t.%1$I', k), ', ') from unnest(given) k)) into made using project, list, short;
  return coalesce(made, '[]');
end $$;

-- As before, planned for as many rows as there are.
create or replace function private.make_found() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.plan_for((select count(*) from changed));
  if tg_op = 'DELETE' then
    delete from private.findable f using changed c where f.table_name = tg_table_name and f.row_id = c.id;
  else
    perform private.find_rows(tg_relid, tg_argv, array(select to_jsonb(c) from changed c));
  end if;
  if tg_table_name = 'questionnaires' then
    update private.findable f set language = l.language
    from (select p, private.language_of(p) from (select distinct c.project_id from changed c) d (p)) l (project_id, language)
    where f.project_id = l.project_id and f.language <> l.language;
  end if;
  return null;
end $$;

-- As before, but what a field says is folded once.
create or replace function private.find_rows(named regclass, columns text[], stand jsonb[]) returns void
language sql security definer set search_path = '' as $$
  with facts as (
    select c.relname as table_name, exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'number' and not a.attisdropped) as is_row,
      c.relname = 'projects' as is_project
    from pg_catalog.pg_class c where c.oid = named
  ), texts as materialized (
    select (r ->> 'id')::uuid as row_id, r, t.field, t.place, private.folded(private.said(r -> t.field)) as said
    from unnest(stand) r, unnest(columns) with ordinality t (field, place)
  ), entries as (
    select row_id, case when is_row then '' else field end as field, (case when is_project then r ->> 'id' else r ->> 'project_id' end)::uuid as project_id,
      case when not is_project then r ->> 'version' end as version, (r ->> 'number')::integer as number,
      case when is_row then private.folded(coalesce(r ->> 'name', '')) else '' end as name, string_agg(said, E'\n' order by place) as said
    from texts, facts where btrim(said) <> '' group by row_id, 2, r, is_row, is_project
  ), gone as (
    delete from private.findable f using unnest(stand) r, facts
    where not is_row and f.table_name = facts.table_name and f.row_id = (r ->> 'id')::uuid
      and not exists (select from entries e where e.row_id = f.row_id and e.field = f.field)
  )
  insert into private.findable as f (table_name, row_id, field, project_id, version, number, name, said, language)
  select facts.table_name, e.row_id, e.field, e.project_id, e.version, e.number, e.name, e.said, l.language
  from facts, entries e join (select p, private.language_of(p) from (select distinct project_id from entries) d (p)) l (project_id, language) using (project_id)
  on conflict (table_name, row_id, field) do update set version = excluded.version, name = excluded.name, said = excluded.said
  where (f.version, f.name, f.said) is distinct from (excluded.version, excluded.name, excluded.said)
$$;

revoke execute on function private.plan_for from public;
