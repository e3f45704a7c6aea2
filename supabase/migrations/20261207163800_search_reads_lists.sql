-- Of each list the rows that were found are read together: what a person may see was asked anew for every single one of them.

create or replace function public.search_project(
  project_id uuid, query text, of_table text default null, most integer default 5, cited_table text default null, cited_number integer default null
) returns table (table_name text, row_id uuid, field text, number integer, name text, page_id uuid, excerpts jsonb, marks text[], count integer)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  asked constant text := btrim(private.folded(left(query, 500)));
  language constant regconfig := private.language_of(project_id)::regconfig;
  labels constant jsonb := (select jsonb_object_agg(l.table_name || '.' || l.field, l.labels) from private.choice_labels l);
  current_version constant text := (select p.version from public.projects p where p.id = project_id);
  sought text[];
  queries tsquery[];
  patterns text[];
  any_of tsquery;
  hit record;
  columns name[];
  kind text;
  stands jsonb;
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
    select ranked.*, array_agg(ranked.row_id) over (partition by ranked.table_name) as together from (
      select f.*, count(*) over (partition by f.table_name)::integer as all_of_kind, row_number() over (partition by f.table_name order by
        (f.table_name = cited_table and f.number = cited_number) is true desc, f.name = asked desc, starts_with(f.name, asked) desc,
        ts_rank(f.words, any_of) desc, f.number, f.row_id, f.field) as rank
      from private.findable f
      where f.project_id = project_id and (f.version is null or f.version = current_version) and (of_table is null or f.table_name = of_table)
        and ((f.table_name = cited_table and f.number = cited_number) is true
          or sought is not null and not exists (select from unnest(queries, patterns) a (q, p) where not (f.words @@ a.q or f.said like a.p)))
    ) ranked where rank <= least(most, 200) order by ranked.table_name, rank
  loop
    if hit.table_name is distinct from kind then
      kind := hit.table_name;
      execute format('select jsonb_object_agg(t.id, to_jsonb(t)) from public.%I t where t.id = any ($1)', kind) into stands using hit.together;
    end if;
    content := stands -> hit.row_id::text;
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
        select c, place, private.excerpt(coalesce(labels -> (hit.table_name || '.' || c::text) ->> (content ->> c::text), private.said(content -> c::text)), marks) as e from unnest(columns) with ordinality l (c, place)
      ) x where e is not null),
      (select jsonb_build_array(jsonb_build_object('field', c, 'text', private.excerpt(s, array[left(private.folded(s), 1)])))
        from unnest(columns) with ordinality l (c, place), coalesce(labels -> (hit.table_name || '.' || c::text) ->> (content ->> c::text), private.said(content -> c::text)) s where btrim(s) <> '' order by place limit 1),
      '[]');
    return next;
  end loop;
end $$;
