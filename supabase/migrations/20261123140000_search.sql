-- Everything people wrote in a project is found by its words: rows as a whole, the texts of a specification, the answers of a
-- questionnaire and the project's own words one by one. What is found by is kept beside the rows and made by triggers.

-- Without case and accents, and as many characters as the text where accents are written as people type them.
create function private.folded(said text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(case when octet_length(said) = char_length(said) then said
    else normalize(regexp_replace(normalize(said, nfd), '[\u0300-\u036f]', '', 'g'), nfc) end)
$$;

-- What a value says to people, the texts within lists and records too; of a file its name.
create function private.said(value jsonb) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  case jsonb_typeof(value)
    when 'string' then
      if (value #>> '{}') !~ '^\s*[\[{]' then
        return value #>> '{}';
      end if;
      begin
        return private.said((value #>> '{}')::jsonb);
      exception when invalid_text_representation then
        return value #>> '{}';
      end;
    when 'array' then
      return (select string_agg(nullif(private.said(e), ''), E'\n') from jsonb_array_elements(value) e);
    when 'object' then
      return (select string_agg(nullif(private.said(e.held), ''), ' · ') from jsonb_each(value) e (name, held)
        where e.name not in ('id', 'path') and not (value ? 'path' and e.name in ('url', 'type')));
    else return null;
  end case;
end $$;

-- The columns of a table that people fill with words or choices, in their order. Risks are rows, whatever else they are kept as.
create function private.said_columns(named regclass) returns name[]
language sql stable set search_path = '' as $$
  select array(select a.attname from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
    where a.attrelid = named and a.attnum > 0 and not a.attisdropped and (t.typtype = 'e' or t.typname in ('text', 'jsonb'))
      and a.attname not in ('version', 'key', 'color', 'security_risks')
    order by a.attname <> 'name', a.attnum)
$$;

-- How PostgreSQL reads words of the language a project's questionnaire names: in English where nothing is answered, letter by
-- letter where PostgreSQL does not know the language.
create function private.language_of(project uuid) returns text
language sql stable set search_path = '' as $$
  select coalesce((
    select coalesce((
      select c.cfgname::text from pg_catalog.pg_ts_config c
      where c.cfgnamespace = 'pg_catalog'::regnamespace and c.cfgname = coalesce(own.english, named.said)
    ), 'simple')
    from public.questionnaires q
    cross join lateral (select private.folded(btrim(case when q.prd_language = 'other' then q.prd_language_other else q.prd_language end)) as said) named
    left join (values ('deutsch', 'german'), ('francais', 'french'), ('espanol', 'spanish'), ('castellano', 'spanish'), ('italiano', 'italian'),
      ('portugues', 'portuguese'), ('nederlands', 'dutch'), ('svenska', 'swedish'), ('norsk', 'norwegian'), ('dansk', 'danish'),
      ('suomi', 'finnish'), ('magyar', 'hungarian'), ('romana', 'romanian'), ('turkce', 'turkish'), ('русскии', 'russian'),
      ('catala', 'catalan'), ('ελληνικα', 'greek')) own (name, english) on own.name = named.said
    where q.project_id = project and named.said <> '' order by q.updated_at desc limit 1
  ), 'english')
$$;

create function private.words_of(language text, name text, said text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select setweight(to_tsvector(language::regconfig, name), 'A') || to_tsvector(language::regconfig, said)
$$;

create table private.findable (
  table_name text not null,
  row_id uuid not null,
  field text not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  version text,
  number integer,
  name text not null,
  said text not null,
  language text not null,
  words tsvector not null generated always as (private.words_of(language, name, said)) stored,
  primary key (table_name, row_id, field)
);
comment on table private.findable is 'What each row, or each text that is no row (named by `field`), is found by: its words without case and accents.';
-- No index of the words: below row-level security PostgreSQL would not ask it, and a project is few enough rows to look through.
create index findable_project_id_idx on private.findable (project_id);
alter table private.findable enable row level security;
create policy findable_select on private.findable for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
grant select on private.findable to authenticated;

-- What rows of a table are found by, written down anew; `stand` is every one of them as it stands.
create function private.find_rows(named regclass, columns text[], stand jsonb[]) returns void
language sql security definer set search_path = '' as $$
  with facts as (
    select c.relname as table_name, exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'number' and not a.attisdropped) as is_row,
      c.relname = 'projects' as is_project
    from pg_catalog.pg_class c where c.oid = named
  ), texts as (
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

-- Its arguments are the columns; the statement's rows are in `changed`.
create function private.make_found() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
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

-- What stands in the table so far is found, too.
create procedure private.make_findable(named regclass)
language plpgsql set search_path = '' as $$
declare
  columns text[] := private.said_columns(named);
  fired text := 'execute function private.make_found(' || (select string_agg(quote_literal(c), ', ') from unnest(columns) c) || ')';
  event record;
  stand jsonb[];
begin
  for event in select * from (values ('insert', 'new'), ('update', 'new'), ('delete', 'old')) e (name, side) loop
    execute format('create or replace trigger %I after %s on %s referencing %s table as changed for each statement %s',
      'find_' || event.name, event.name, named, event.side, fired);
  end loop;
  for stand in execute format('select array_agg(to_jsonb(t)) from %s t group by %s', named, case when named = 'public.projects'::regclass then 'id' else 'project_id' end) loop
    perform private.find_rows(named, columns, stand);
  end loop;
end $$;

-- About 200 characters of a text around the first of the words, null where it has none of them.
create function private.excerpt(said text, marks text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case when begins > 1 then '…' || regexp_replace(cut, '^\S{0,20}\s+', '') else cut end
    || case when begins + 200 < char_length(said) then '…' else '' end
  from (select min(nullif(position(m in private.folded(said)), 0)) as place from unnest(marks) m) found
  cross join lateral (select greatest(1, place - 50) as begins) starts
  cross join lateral (select regexp_replace(btrim(substr(said, begins, 200)), '\s+', ' ', 'g') as cut) whole
  where place is not null
$$;

create function public.search_project(
  project_id uuid, query text, of_table text default null, most integer default 5, cited_table text default null, cited_number integer default null
) returns table (table_name text, row_id uuid, field text, number integer, name text, page_id uuid, excerpts jsonb, marks text[], count integer)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  asked constant text := btrim(private.folded(left(query, 500)));
  language constant regconfig := private.language_of(project_id)::regconfig;
  current_version constant text := (select p.version from public.projects p where p.id = project_id);
  sought text[];
  queries tsquery[];
  patterns text[];
  any_of tsquery;
  hit record;
  columns name[];
  content jsonb;
begin
  -- Words that say nothing in the language count only where there are no others. What is shorter than three letters is the
  -- beginning of a word, unless its script writes without spaces.
  with listed as (
    select w, min(place) as place from (
      select btrim(w, '"''“”„«»‹›()[]{}<>,;:!?`*|&\/') as w, place from regexp_split_to_table(asked, '\s+') with ordinality s (w, place)
    ) s where w <> '' group by w order by 2 limit 12
  ), read as (
    select w, place, to_tsquery(language, literal) as own, to_tsquery('simple', literal) as plain,
      case when char_length(w) > 2 or w ~ '[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]'
        then '%' || replace(replace(replace(w, '\', '\\'), '%', '\%'), '_', '\_') || '%' else '' end as pattern
    from listed, lateral (select '''' || replace(replace(w, '\', '\\'), '''', '''''') || ''':*' as literal) l
  )
  select array_agg(w order by place), array_agg(own || plain order by place), array_agg(pattern order by place)
  into sought, queries, patterns from read r
  where (numnode(plain) > 0 or pattern <> '')
    and (numnode(own) > 0 or numnode(plain) = 0 or not exists (select from read o where numnode(o.own) > 0));
  if sought is null and cited_number is null then
    return;
  end if;
  select coalesce(string_agg('(' || q::text || ')', ' | ') filter (where numnode(q) > 0), '')::tsquery into any_of from unnest(queries) q;

  for hit in
    select * from (
      select f.*, count(*) over (partition by f.table_name)::integer as all_of_kind, row_number() over (partition by f.table_name order by
        (f.table_name = cited_table and f.number = cited_number) is true desc, f.name = asked desc, starts_with(f.name, asked) desc,
        ts_rank(f.words, any_of) desc, f.number, f.row_id, f.field) as rank
      from private.findable f
      where f.project_id = project_id and (f.version is null or f.version = current_version) and (of_table is null or f.table_name = of_table)
        and ((f.table_name = cited_table and f.number = cited_number) is true
          or sought is not null and not exists (select from unnest(queries, patterns) a (q, p) where not (f.words @@ a.q or f.said like a.p)))
    ) ranked where rank <= least(most, 200) order by ranked.table_name, rank
  loop
    execute format('select to_jsonb(t) from public.%I t where t.id = $1', hit.table_name) into content using hit.row_id;
    continue when content is null;
    table_name := hit.table_name;
    row_id := hit.row_id;
    field := nullif(hit.field, '');
    number := hit.number;
    name := content ->> 'name';
    page_id := content ->> 'page_id';
    count := hit.all_of_kind;
    -- words in another form than they were asked for
    marks := coalesce(sought, '{}');
    if not hit.said like all (patterns) and numnode(any_of) > 0 then
      marks := marks || array(select distinct m[1] from regexp_matches(
        ts_headline(language, hit.said, any_of, E'HighlightAll=true, StartSel=\uE000, StopSel=\uE001'), E'\uE000([^\uE000\uE001]+)\uE001', 'g') m);
    end if;
    columns := case when field is null then array_remove(private.said_columns(format('public.%I', hit.table_name)::regclass), 'name') else array[field] end;
    excerpts := coalesce(
      (select jsonb_agg(jsonb_build_object('field', c, 'text', e) order by place) from (
        select c, place, private.excerpt(private.said(content -> c), marks) as e from unnest(columns) with ordinality l (c, place)
      ) x where e is not null),
      (select jsonb_build_array(jsonb_build_object('field', c, 'text', private.excerpt(s, array[left(private.folded(s), 1)])))
        from unnest(columns) with ordinality l (c, place), private.said(content -> c) s where btrim(s) <> '' order by place limit 1),
      '[]');
    return next;
  end loop;
end $$;
comment on function public.search_project is 'Where a project says these words, best first, at most so many of each list: every word must be there, as it is, as its beginning or in another form.';
revoke execute on function public.search_project from public, anon;
grant execute on function public.search_project to authenticated, service_role;
revoke execute on function private.folded, private.said, private.said_columns, private.language_of, private.words_of, private.excerpt, private.find_rows, private.make_found from public;
revoke execute on procedure private.make_findable from public;
grant execute on function private.folded, private.said, private.said_columns, private.language_of, private.words_of, private.excerpt to authenticated, service_role;

-- As before, and the words of rows that are numbered are kept of each revision, and found.
create or replace procedure private.protect(named regclass, variadic words text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
  is_numbered boolean := 2 = (select count(*) from pg_catalog.pg_attribute a where a.attrelid = named and not a.attisdropped and a.attname in ('number', 'revision'));
  rule record;
begin
  execute format('alter table %s enable row level security', named);
  execute format('revoke all on %s from anon, authenticated', named);
  execute format('grant select, insert, update, delete on %s to authenticated', named);
  for rule in select * from (values ('select', 'viewer'), ('insert', 'member'), ('update', 'member'), ('delete', 'member')) r (command, role) loop
    execute format('drop policy if exists %I on %s', short || '_' || rule.command, named);
    execute format('create policy %I on %s for %s to authenticated %s %s', short || '_' || rule.command, named, rule.command,
      case when rule.command <> 'insert' then format('using (project_id in (select private.project_ids(%L)))', rule.role) end,
      case when rule.command in ('insert', 'update') then format('with check (project_id in (select private.project_ids(%L)))', rule.role) end);
  end loop;
  execute format('create or replace trigger touch_inserted after insert on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create or replace trigger touch_updated after update on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create or replace trigger touch_deleted after delete on %s referencing old table as changed for each statement execute function private.touch_project()', named);
  if is_numbered then
    if cardinality(words) = 0 then
      words := array(select w::text from private.word_columns(named) w);
    end if;
    execute format('create or replace trigger number_it before insert or update on %s for each row execute function private.set_number()', named);
    execute format('create or replace trigger revise_it before update on %s for each row execute function private.set_revision(%s)', named,
      (select string_agg(quote_literal(w), ', ') from unnest(words) w));
    call private.keep_order(named);
    call private.keep_what_is_removed(named);
    call private.keep_history(named);
    call private.make_findable(named);
  end if;
  call private.announce_changes(named);
  call private.fix_columns_of(named);
  call private.bound_rows(named);
end $$;

do $$
declare
  named regclass;
begin
  for named in select t.named from private.row_tables() t loop
    call private.make_findable(named);
  end loop;
end $$;
call private.make_findable('public.projects');
call private.make_findable('public.specifications');
call private.make_findable('public.questionnaires');
