-- What of a project comes from where is counted for its document; numbers of a draft are struck, and what is left stays a draft's.

-- Where each field that says something comes from: the kinds of the last write that named it or its whole row.
create function private.field_sources(project uuid) returns table (table_name text, row_id uuid, field text, kind text)
language plpgsql stable set search_path = '' as $$
declare
  listed record;
begin
  for listed in
    select t.named, t.short::text, t.live, (select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\000'), '') from pg_catalog.pg_trigger g
      where g.tgrelid = t.named and g.tgname = 'keep_changed') as words
    from private.row_tables() t
    union all
    select 'public.specifications'::regclass, 'specifications', 'and t.version = (select p.version from public.projects p where p.id = t.project_id)', private.specification_texts()
  loop
    return query execute format($f$
      with latest as materialized (
        select l.row_id, l.field, l.kind, l.made_at from (
          select s.row_id, s.field, s.kind, s.made_at, rank() over (partition by s.row_id, s.field order by s.made_at desc) as place
          from public.statement_sources s where s.project_id = $1 and s.table_name = %1$L) l
        where l.place = 1
      ), said as (
        select t.id, w.field from %2$s t cross join lateral (select to_jsonb(t)) r (words) cross join unnest($2) w (field)
        where t.project_id = $1 %3$s and coalesce(r.words ->> w.field, '') <> ''
      ), told as (
        select s.id, s.field, l.kind, rank() over (partition by s.id, s.field order by l.made_at desc nulls last) as place
        from said s left join latest l on l.row_id = s.id and (l.field is null or l.field = s.field)
      )
      select distinct %1$L, t.id, t.field, coalesce(t.kind, 'unknown') from told t where t.place = 1$f$, listed.short, listed.named, listed.live)
      using project, listed.words;
  end loop;
end $$;

-- Numbers that are words, as src/domain/figures.ts knows them.
create function private.number_words() returns text
language sql immutable set search_path = '' as $$
  select '\m(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|dozen|hundred|thousand|million)\M'
$$;

-- The numbers of what was said beside the questionnaire, each with the words beside it: of documents, of what imports kept, of what was
-- asked of drafts, of websites.
create function private.said_numbers(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  with texts (said) as (
    select t.text from public.source_texts t where t.project_id = said_numbers.project
    union all
    select left(i.kept, 200000) from public.imports i where i.project_id = said_numbers.project and i.undone_at is null and btrim(i.kept) <> ''
    union all
    select distinct g.instruction from public.generations g
    where g.project_id = said_numbers.project and g.status = 'succeeded' and btrim(g.instruction) <> ''
    union all
    select distinct s.quote from public.statement_sources s
    where s.project_id = said_numbers.project and s.unit_key is not null and s.kind = 'website' and s.quote ~ '\d'
  ), numbers as (
    select distinct btrim(m.found[1]) as said from texts t cross join lateral regexp_split_to_table(t.said, '\n') l (line)
    cross join lateral regexp_matches(l.line,
      '((?:\S+\s+)?\S*(?:\d|' || private.number_words() || ')\S*(?:\s+\S+)?)', 'gi') m (found)
    limit 5000
  )
  select coalesce(jsonb_agg(left(n.said, 200)), '[]') from numbers n
$$;

create function public.list_told_sources(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kinds', (select coalesce(jsonb_object_agg(k.kind, jsonb_build_object('rows', k.rows, 'fields', k.fields)), '{}') from (
      select f.kind, count(*) as fields, count(distinct case f.table_name when 'specifications' then f.field else f.row_id::text end) as rows
      from private.field_sources(project_id) f group by f.kind) k),
    'said', private.said_numbers(project_id))
$$;
comment on function public.list_told_sources is 'How many fields, and how many rows and texts, of a project come from each kind of source, {"kinds": {"answer": {"rows": …, "fields": …}}}, and as `said` the numbers of its documents, of what imports kept and of what was asked of drafts, each with the words beside it.';

-- Of each row by its id, and each text by its column, where it comes from and whether somebody accepted all of it.
create function private.row_origins(project uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(o.named, jsonb_build_object('accepted', o.accepted, 'sources', o.kinds)), '{}') from (
    select case f.table_name when 'specifications' then f.field else f.row_id::text end as named, bool_and(u.row_id is null) as accepted,
      array_agg(distinct f.kind order by f.kind) as kinds
    from private.field_sources(project) f left join private.unaccepted(project) u on u.row_id = f.row_id and f.field = any (u.fields)
    group by 1) o
$$;

-- As before, and of the version that is worked on what nobody accepted, and where it comes from.
create or replace function private.beside(project uuid, named text, wanted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'logo', case when 'logo' = any (wanted) then (select l.png from public.project_logos l where l.project_id = project) end,
    'changes', case when 'changes' = any (wanted) then private.last_changes(project, named) end,
    -- how far something is built, and what is accepted of it, is said of the version that is worked on
    'reports', case when 'reports' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.last_reports(project) end,
    'acceptance', case when 'acceptance' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then public.list_acceptance(project) || jsonb_build_object('sources', public.list_told_sources(project)) end,
    'origins', case when 'origins' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.row_origins(project) end)
$$;
comment on function public.read_beside is 'Of a version of a project, as wanted: its `logo` in base64, when rows and texts last changed as `changes`, {"row id": "time"}, and of the current version the last progress report of each row as `reports`, and as `acceptance` what `list_acceptance` answers, with what `list_told_sources` does as its `sources`, and as `origins` of each row and text whether it is accepted and where it comes from.';

-- As before, and whoever asks for it gets more of each list than the data API answers at once, so that a large project is one request,
-- and along with them what nobody accepted and where words come from.
drop function public.list_rows;
create function public.list_rows(project_id uuid, tables text[], most integer default 1000) returns json
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  most_rows constant integer := least(greatest(most, 0), 5000);
  most_characters constant integer := 16000000;
  lists text[] := '{}';
  characters integer := 0;
  listed record;
  found_rows text;
begin
  for listed in select t.named, t.short, t.live from private.row_tables() t where t.short = any (tables) loop
    execute format('select coalesce(json_agg(r.line), ''[]'')::text from (
        select (to_jsonb(t) - ''{created_by,updated_at,key}''::text[]) || %s as line from %s t where t.project_id = $1 %s order by %s limit $2) r',
      private.read_along(listed.short), listed.named, listed.live, private.listed_by(listed.named))
      into found_rows using project_id, most_rows;
    characters := characters + length(found_rows);
    exit when characters > most_characters;
    lists := lists || format('%s:%s', to_json(listed.short), found_rows);
  end loop;
  if 'work' = any (tables) and characters <= most_characters then
    lists := lists || format('"work":%s', public.list_work(project_id));
  end if;
  if 'acceptance' = any (tables) and characters <= most_characters then
    lists := lists || format('"acceptance":%s', public.list_acceptance(project_id));
  end if;
  if 'told_sources' = any (tables) and characters <= most_characters then
    lists := lists || format('"told_sources":%s', public.list_told_sources(project_id));
  end if;
  return ('{' || array_to_string(lists, ',') || '}')::json;
end $$;
comment on function public.list_rows is 'The first rows of each of these lists of a project, 1,000 unless told and 5,000 at most, {"pages": [{"name": …}], …}, as `work` what `list_work` answers, as `acceptance` what `list_acceptance` does and as `told_sources` what `list_told_sources` does; lists too many for an answer are left out.';
revoke execute on function public.list_rows from public, anon;
grant execute on function public.list_rows to authenticated, service_role;

-- Under the caller's own rights. What is left of a field stays whose it was: nobody typed it.
create function public.strike_figures(project_id uuid, struck jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  most constant integer := 2000;
  stale constant text := 'Something here was changed, accepted or deleted since you looked. Look at it once more, then strike it.';
  listed record;
  figure record;
  standing jsonb;
  change jsonb;
  said text;
  made jsonb := '[]';
  former jsonb := '[]';
begin
  perform private.must_be_member(project_id);
  if jsonb_typeof(struck) is distinct from 'array' or jsonb_array_length(struck) not between 1 and most then
    raise exception 'Name the numbers to strike, at most % at a time.', most using errcode = '22023';
  elsif exists (select from jsonb_array_elements(struck) a where jsonb_typeof(a) <> 'object' or coalesce(a ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(a ->> 'revision', '') !~ '^[1-9][0-9]{0,8}$' or coalesce(a ->> 'at', '') !~ '^[0-9]{1,7}$' or a ->> 'table' is null or a ->> 'field' is null
      or char_length(coalesce(a ->> 'figure', '')) not between 1 and 100 or a ->> 'figure' !~* ('\d|^' || private.number_words())) then
    raise exception 'Say of each number where it stands: its list, id, revision, field and place.' using errcode = '22023';
  end if;
  -- words that somebody typed or accepted are not theirs any more once they say something else
  if exists (select from jsonb_array_elements(struck) a where not exists (
      select from private.unaccepted(project_id) u where u.row_id::text = a ->> 'id' and u.table_name = a ->> 'table' and a ->> 'field' = any (u.fields))) then
    raise exception '%', stale using errcode = 'P0001';
  end if;
  for listed in select a ->> 'table' as short, a ->> 'id' as id, case when min(a ->> 'revision') = max(a ->> 'revision') then min((a ->> 'revision')::integer) end as revision, jsonb_agg(a) as figures
    from jsonb_array_elements(struck) a group by 1, 2 order by 1, 2 loop
    execute format('select to_jsonb(t) from %s t where t.id = $1 and t.project_id = $2 and t.revision = $3 for update', private.list_named(listed.short))
      into standing using listed.id::uuid, project_id, listed.revision;
    change := jsonb_build_object('id', listed.id);
    -- the last ones first, so that the others stay where they are
    for figure in select f ->> 'field' as field, f ->> 'figure' as words, (f ->> 'at')::integer + 1 as place
      from jsonb_array_elements(listed.figures) f order by 3 desc loop
      said := coalesce(change ->> figure.field, standing ->> figure.field);
      if substring(said from figure.place for char_length(figure.words)) is distinct from figure.words then
        raise exception '%', stale using errcode = 'P0001';
      end if;
      change := change || jsonb_build_object(figure.field, overlay(said placing '[…]' from figure.place for char_length(figure.words)));
    end loop;
    made := made || jsonb_build_object('table', listed.short, 'change', change);
  end loop;
  perform set_config('private.origins', (select jsonb_object_agg(a ->> 'id', jsonb_build_object('row', a ->> 'id', 'revision', (a ->> 'revision')::integer))
    from jsonb_array_elements(struck) a)::text, true);
  for listed in select m ->> 'table' as short, array(select jsonb_object_keys(m -> 'change')) as words, jsonb_agg(m -> 'change') as changes
    from jsonb_array_elements(made) m group by 1, 2 loop
    former := former || jsonb_build_object('table', listed.short, 'changes', public.change_rows(project_id, listed.short, listed.changes));
  end loop;
  perform set_config('private.origins', '', true);
  return former;
end $$;
comment on function public.strike_figures is 'Takes numbers out of drafted words, all or none: [{"table": …, "id": …, "revision": …, "field": …, "figure": …, "at": …}], `at` in characters from the beginning; "[…]" stands in their place and the field stays whose it was. Answers by list what was there before, which `change_rows` takes back.';

revoke execute on function private.field_sources, private.row_origins, private.number_words, private.said_numbers, public.list_told_sources, public.strike_figures from public, anon;
grant execute on function private.field_sources, private.row_origins, private.number_words, private.said_numbers, public.list_told_sources, public.strike_figures to authenticated, service_role;
