-- What is chosen from a list is found by the words people choose, and shown in them: "Won't", not "wont".

create table private.choice_labels (
  table_name text not null,
  field text not null,
  labels jsonb not null,
  primary key (table_name, field)
);
comment on table private.choice_labels is 'What people read for the choices of a column, by what is stored; as the lists of src/domain/nouns and src/domain/catalog say it.';
alter table private.choice_labels enable row level security;
create policy choice_labels_select on private.choice_labels for select to authenticated using (true);
grant select on private.choice_labels to authenticated;
insert into private.choice_labels (table_name, field, labels) values
  ('user_stories', 'priority', jsonb_build_object(
    'must', 'Must',
    'should', 'Should',
    'could', 'Could',
    'wont', 'Won''t')),
  ('external_interfaces', 'kind', jsonb_build_object(
    'user', 'User interfaces',
    'hardware', 'Hardware interfaces',
    'software', 'Software interfaces',
    'communication', 'Communication interfaces')),
  ('quality_requirements', 'characteristic', jsonb_build_object(
    'functional_suitability', 'Functional suitability',
    'performance_efficiency', 'Performance efficiency',
    'compatibility', 'Compatibility',
    'interaction_capability', 'Interaction capability',
    'reliability', 'Reliability',
    'security', 'Security',
    'maintainability', 'Maintainability',
    'flexibility', 'Flexibility',
    'safety', 'Safety')),
  ('quality_requirements', 'subcharacteristic', jsonb_build_object(
    'functional_completeness', 'Functional completeness',
    'functional_correctness', 'Functional correctness',
    'functional_appropriateness', 'Functional appropriateness',
    'time_behaviour', 'Time behaviour',
    'resource_utilization', 'Resource utilization',
    'capacity', 'Capacity',
    'co_existence', 'Co-existence',
    'interoperability', 'Interoperability',
    'appropriateness_recognizability', 'Appropriateness recognizability',
    'learnability', 'Learnability',
    'operability', 'Operability',
    'user_error_protection', 'User error protection',
    'user_engagement', 'User engagement',
    'inclusivity', 'Inclusivity',
    'user_assistance', 'User assistance',
    'self_descriptiveness', 'Self-descriptiveness',
    'faultlessness', 'Faultlessness',
    'availability', 'Availability',
    'fault_tolerance', 'Fault tolerance',
    'recoverability', 'Recoverability',
    'confidentiality', 'Confidentiality',
    'integrity', 'Integrity',
    'non_repudiation', 'Non-repudiation',
    'accountability', 'Accountability',
    'authenticity', 'Authenticity',
    'resistance', 'Resistance',
    'modularity', 'Modularity',
    'reusability', 'Reusability',
    'analysability', 'Analysability',
    'modifiability', 'Modifiability',
    'testability', 'Testability',
    'adaptability', 'Adaptability',
    'scalability', 'Scalability',
    'installability', 'Installability',
    'replaceability', 'Replaceability',
    'operational_constraint', 'Operational constraint',
    'risk_identification', 'Risk identification',
    'fail_safe', 'Fail safe',
    'hazard_warning', 'Hazard warning',
    'safe_integration', 'Safe integration')),
  ('specifications', 'business_model_type', jsonb_build_object(
    'subscription', 'Subscription',
    'freemium', 'Freemium',
    'one_time_purchase', 'One-time purchase',
    'marketplace', 'Marketplace',
    'advertising', 'Advertising',
    'saas', 'Software as a service (SaaS)',
    'ecommerce', 'E-commerce',
    'consulting', 'Consulting',
    'affiliate', 'Affiliate',
    'donation', 'Donation')),
  ('specifications', 'design_system', jsonb_build_object(
    'material', 'Material Design',
    'ant', 'Ant Design',
    'chakra', 'Chakra UI',
    'mantine', 'Mantine',
    'shadcn', 'shadcn/ui',
    'custom', 'Custom')),
  ('questionnaires', 'business_model', jsonb_build_object(
    'Pay-per-use', 'Pay-per-use (usage-based)',
    'Licensing', 'Licensing (pay per user seat)',
    'SaaS', 'SaaS (enterprise sales or custom development)',
    'Data Monetization', 'Data Monetization (API as a service)',
    'No Business Model', 'No Business Model (internal ERP)'));

-- As before, with the labels of what was chosen.
create or replace function private.find_rows(named regclass, columns text[], stand jsonb[]) returns void
language sql security definer set search_path = '' as $$
  with facts as (
    select c.relname as table_name, exists (select from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attname = 'number' and not a.attisdropped) as is_row,
      c.relname = 'projects' as is_project
    from pg_catalog.pg_class c where c.oid = named
  ), texts as materialized (
    select (r ->> 'id')::uuid as row_id, r, t.field, t.place, private.folded(coalesce(l.labels ->> (r ->> t.field), private.said(r -> t.field))) as said
    from unnest(stand) r cross join unnest(columns) with ordinality t (field, place) cross join facts
    left join private.choice_labels l on l.table_name = facts.table_name and l.field = t.field
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

-- As before, with the labels of what was chosen.
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
        select c, place, private.excerpt(coalesce(labels -> (hit.table_name || '.' || c::text) ->> (content ->> c::text), private.said(content -> c::text)), marks) as e from unnest(columns) with ordinality l (c, place)
      ) x where e is not null),
      (select jsonb_build_array(jsonb_build_object('field', c, 'text', private.excerpt(s, array[left(private.folded(s), 1)])))
        from unnest(columns) with ordinality l (c, place), coalesce(labels -> (hit.table_name || '.' || c::text) ->> (content ->> c::text), private.said(content -> c::text)) s where btrim(s) <> '' order by place limit 1),
      '[]');
    return next;
  end loop;
end $$;

do $$
declare
  named text;
begin
  for named in select distinct l.table_name from private.choice_labels l loop
    call private.make_findable(format('public.%I', named)::regclass);
  end loop;
end $$;
