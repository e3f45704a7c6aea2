-- Which rules a project's words are held to, which findings people decided to keep, and what its words mean.

create table public.quality_settings (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null unique references public.projects (id) on delete cascade,
  rules_off text[] not null default '{}' check (cardinality(rules_off) <= 60 and char_length(rules_off::text) <= 4000),
  rules_strict text[] not null default '{}' check (cardinality(rules_strict) <= 60 and char_length(rules_strict::text) <= 4000),
  form text not null default 'shall' check (form in ('shall', 'ears')),
  forbidden text[] not null default '{}' check (cardinality(forbidden) <= 200 and char_length(forbidden::text) <= 20000),
  updated_at timestamptz not null default now()
);
comment on table public.quality_settings is 'What a project''s words are held to, where that is not what everybody''s are; rules are named as in the product.';
comment on column public.quality_settings.rules_strict is 'Rules that are shown only elsewhere, and count here.';
call private.protect('public.quality_settings');
create trigger set_updated_at before update on public.quality_settings for each row execute function private.set_updated_at();

create table public.finding_suppressions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  field text not null check (char_length(field) between 1 and 63),
  rule text not null check (rule ~ '^[a-z][a-z-]*$' and char_length(rule) <= 40),
  span_hash text not null check (span_hash ~ '^[0-9a-f]+$' and char_length(span_hash) between 8 and 64),
  sentence_hash text not null check (sentence_hash ~ '^[0-9a-f]+$' and char_length(sentence_hash) between 8 and 64),
  quote text not null check (char_length(quote) <= 300),
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 1000),
  -- Whoever is gone leaves what they decided, not their name.
  suppressed_by uuid default auth.uid() references auth.users (id) on delete set null,
  suppressed_at timestamptz not null default clock_timestamp()
);
comment on table public.finding_suppressions is 'A finding somebody keeps on purpose, and why; it holds while the words of the span and of its sentence are those of the hashes. Never changed.';
comment on column public.finding_suppressions.quote is 'What the span said.';
create index finding_suppressions_project_id_idx on public.finding_suppressions (project_id, suppressed_at);
create index finding_suppressions_suppressed_by_idx on public.finding_suppressions (suppressed_by);

alter table public.finding_suppressions enable row level security;
revoke all on public.finding_suppressions from anon, authenticated;
grant select, delete on public.finding_suppressions to authenticated;
grant insert (project_id, table_name, row_id, field, rule, span_hash, sentence_hash, quote, reason) on public.finding_suppressions to authenticated;
create policy finding_suppressions_select on public.finding_suppressions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy finding_suppressions_insert on public.finding_suppressions for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy finding_suppressions_delete on public.finding_suppressions for delete to authenticated
  using (project_id in (select private.project_ids('member')));
call private.announce_changes('public.finding_suppressions');
call private.bound_rows('public.finding_suppressions');

create table public.glossary_terms (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  definition text not null check (btrim(definition) <> '' and char_length(definition) <= 4000),
  avoid text check (char_length(avoid) <= 1000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.glossary_terms is 'What a word means in the specification, and the words that are not to be used for it; cited as GT-n.';
create index glossary_terms_project_id_idx on public.glossary_terms (project_id, created_at);
create index glossary_terms_generation_id_idx on public.glossary_terms (generation_id, project_id);
call private.protect('public.glossary_terms');

-- Under the caller's own rights.
create function public.read_quality(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'settings', (select to_jsonb(q) - array['id', 'project_id', 'updated_at'] from public.quality_settings q where q.project_id = read_quality.project_id),
    'kept', (select coalesce(jsonb_agg(to_jsonb(s) - array['project_id'] order by s.suppressed_at, s.id), '[]')
      from public.finding_suppressions s where s.project_id = read_quality.project_id))
$$;
comment on function public.read_quality is 'What a project''s words are held to as `settings`, null where that is what everybody''s are, and the findings it keeps as `kept`.';
revoke execute on function public.read_quality from public, anon;
grant execute on function public.read_quality to authenticated, service_role;

-- As before, and along with lists the settings of quality and what was decided of the standards.
create or replace function public.list_rows(project_id uuid, tables text[], most integer default 1000) returns json
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
  if 'quality' = any (tables) and characters <= most_characters then
    lists := lists || format('"quality":%s', public.read_quality(project_id));
  end if;
  if 'completeness' = any (tables) and characters <= most_characters then
    lists := lists || format('"completeness":%s', public.get_completeness(project_id));
  end if;
  return ('{' || array_to_string(lists, ',') || '}')::json;
end $$;
comment on function public.list_rows is 'The first rows of each of these lists of a project, 1,000 unless told and 5,000 at most, {"pages": [{"name": …}], …}, as `work` what `list_work` answers, as `acceptance` what `list_acceptance` does, as `told_sources` what `list_told_sources` does, as `quality` what `read_quality` does and as `completeness` what `get_completeness` does; lists too many for an answer are left out.';
