-- What a specification is held against: the clauses of ISO/IEC/IEEE 29148, the subcharacteristics of ISO/IEC 25010 and the
-- requirements of OWASP ASVS. People say which rows apply an item, or why it is waived; nothing is decided by itself.

create type public.quality_subcharacteristic as enum (
  'functional_completeness', 'functional_correctness', 'functional_appropriateness',
  'time_behaviour', 'resource_utilization', 'capacity',
  'co_existence', 'interoperability',
  'appropriateness_recognizability', 'learnability', 'operability', 'user_error_protection', 'user_engagement', 'inclusivity',
  'user_assistance', 'self_descriptiveness',
  'faultlessness', 'availability', 'fault_tolerance', 'recoverability',
  'confidentiality', 'integrity', 'non_repudiation', 'accountability', 'authenticity', 'resistance',
  'modularity', 'reusability', 'analysability', 'modifiability', 'testability',
  'adaptability', 'scalability', 'installability', 'replaceability',
  'operational_constraint', 'risk_identification', 'fail_safe', 'hazard_warning', 'safe_integration'
);
comment on type public.quality_subcharacteristic is 'The subcharacteristics of ISO/IEC 25010:2023, in its order.';

create function private.characteristic_of(named public.quality_subcharacteristic) returns public.quality_characteristic
language sql immutable set search_path = '' as $$
  select case
    when named <= 'functional_appropriateness' then 'functional_suitability'
    when named <= 'capacity' then 'performance_efficiency'
    when named <= 'interoperability' then 'compatibility'
    when named <= 'self_descriptiveness' then 'interaction_capability'
    when named <= 'recoverability' then 'reliability'
    when named <= 'resistance' then 'security'
    when named <= 'testability' then 'maintainability'
    when named <= 'replaceability' then 'flexibility'
    else 'safety'
  end::public.quality_characteristic
$$;

alter table public.quality_requirements add column subcharacteristic public.quality_subcharacteristic;
comment on column public.quality_requirements.subcharacteristic is 'Of its characteristic; null where nobody said.';

-- Requirements are moved to another characteristic many at a time, and models choose pairs that are none: what does not fit is not said.
create function private.fit_subcharacteristic() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.characteristic_of(new.subcharacteristic) <> new.characteristic then
    new.subcharacteristic := null;
  end if;
  return new;
end $$;
create trigger fit_subcharacteristic before insert or update on public.quality_requirements
  for each row when (new.subcharacteristic is not null) execute function private.fit_subcharacteristic();
revoke execute on function private.fit_subcharacteristic, private.characteristic_of from public;
grant execute on function private.characteristic_of to authenticated, service_role;
call private.protect('public.quality_requirements');

create table public.completeness_decisions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  standard text not null check (standard in ('29148', '25010', 'asvs')),
  item text not null check (char_length(item) <= 60),
  state text not null check (state in ('applied', 'waived', 'open', 'cleared')),
  reason text check (char_length(reason) <= 1000),
  -- Rows by their numbers, lists by their tables and texts by their columns: a number is given once, so a link outlives a version.
  rests_on text[] not null default '{}',
  -- What the reason was concluded from, where it was proposed; it counts while that holds.
  basis text check (char_length(basis) <= 60),
  level smallint check (level between 1 and 3),
  -- Whoever is gone leaves what they decided, not their name.
  decided_by uuid default auth.uid() references auth.users (id) on delete set null,
  decided_at timestamptz not null default clock_timestamp(),
  constraint completeness_decisions_item_of check (case standard
    when '29148' then item ~ '^9\.6\.([1-9]|1[0-9]|20)$'
    when '25010' then item ~ '^[a-z_]{1,40}$'
    else item ~ '^V([1-9]|1[0-7])\.[1-9][0-9]?(\.[1-9][0-9]?)?$' end),
  constraint completeness_decisions_waived_check check (state <> 'waived' or btrim(coalesce(reason, '')) <> ''),
  constraint completeness_decisions_applied_check check (state <> 'applied' or cardinality(rests_on) > 0),
  constraint completeness_decisions_rests_on_check check (cardinality(rests_on) <= 100
    and array_to_string(rests_on, ',', '!') ~ '^(([A-Z]{1,8}-[0-9]{1,9}|[a-z_]{1,63})(,([A-Z]{1,8}-[0-9]{1,9}|[a-z_]{1,63}))*)?$'),
  constraint completeness_decisions_asvs_level check ((level is not null) = (standard = 'asvs'))
);
comment on table public.completeness_decisions is 'What people say of an item of a standard: the rows, lists and texts that apply it, why it is waived, or that it is open; the last one counts until it is cleared. Never changed.';
comment on column public.completeness_decisions.item is 'A clause such as 9.6.12, a subcharacteristic, or a section or requirement of ASVS such as V5.2 or V5.2.1; a requirement decided by itself is an exception from its section.';
comment on column public.completeness_decisions.level is 'The level of ASVS it was decided at: what only a higher one asks for stays open.';
create index completeness_decisions_project_id_idx on public.completeness_decisions (project_id, standard, item, decided_at desc);
create index completeness_decisions_decided_by_idx on public.completeness_decisions (decided_by);

alter table public.completeness_decisions enable row level security;
revoke all on public.completeness_decisions from anon, authenticated;
grant select on public.completeness_decisions to authenticated;
grant insert (project_id, standard, item, state, reason, rests_on, basis, level) on public.completeness_decisions to authenticated;
create policy completeness_decisions_select on public.completeness_decisions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy completeness_decisions_insert on public.completeness_decisions for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
call private.announce_changes('public.completeness_decisions');
call private.bound_rows('public.completeness_decisions');

create table public.completeness_settings (
  project_id uuid primary key references public.projects (id) on delete cascade,
  asvs_level smallint not null default 2 check (asvs_level between 1 and 3),
  updated_at timestamptz not null default now()
);
comment on table public.completeness_settings is 'How far a project is held against a standard: its level of OWASP ASVS, 2 where nobody chose.';
alter table public.completeness_settings enable row level security;
revoke all on public.completeness_settings from anon, authenticated;
grant select, insert, update on public.completeness_settings to authenticated;
create policy completeness_settings_select on public.completeness_settings for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy completeness_settings_insert on public.completeness_settings for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy completeness_settings_update on public.completeness_settings for update to authenticated
  using (project_id in (select private.project_ids('member'))) with check (project_id in (select private.project_ids('member')));
call private.announce_changes('public.completeness_settings', 'project', 'project_id', 'project_id');
call private.fix_columns_of('public.completeness_settings');
call private.bound_rows('public.completeness_settings');
create trigger set_updated_at before update on public.completeness_settings for each row execute function private.set_updated_at();

-- The official wording is its authors' and comes with no product of ours: an organization brings the file.
create function private.are_asvs_texts(texts jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(texts) = 'object' then
    (select count(*) between 1 and 500 and bool_and(t.key ~ '^V[1-9][0-9]?\.[1-9][0-9]?\.[1-9][0-9]?$'
      and jsonb_typeof(t.value) = 'string' and char_length(t.value #>> '{}') between 1 and 4000) from jsonb_each(texts) t)
    else false end
$$;
revoke execute on function private.are_asvs_texts from public;
grant execute on function private.are_asvs_texts to authenticated, service_role;

create table public.asvs_texts (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  texts jsonb not null check (pg_column_size(texts) <= 1000000),
  updated_at timestamptz not null default now(),
  constraint asvs_texts_are_texts check (private.are_asvs_texts(texts))
);
comment on table public.asvs_texts is 'The requirements of OWASP ASVS 5.0 in their own words, {"V1.1.1": "Verify that …"}, as an organization brought them (CC BY-SA 4.0).';
alter table public.asvs_texts enable row level security;
revoke all on public.asvs_texts from anon, authenticated;
grant select, insert, update, delete on public.asvs_texts to authenticated;
create policy asvs_texts_select on public.asvs_texts for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy asvs_texts_insert on public.asvs_texts for insert to authenticated
  with check (organization_id in (select private.organization_ids('member')));
create policy asvs_texts_update on public.asvs_texts for update to authenticated
  using (organization_id in (select private.organization_ids('member'))) with check (organization_id in (select private.organization_ids('member')));
create policy asvs_texts_delete on public.asvs_texts for delete to authenticated
  using (organization_id in (select private.organization_ids('member')));
call private.announce_changes('public.asvs_texts', 'organization', 'organization_id', 'organization_id');
call private.fix_columns_of('public.asvs_texts');
call private.bound_rows('public.asvs_texts');
create trigger set_updated_at before update on public.asvs_texts for each row execute function private.set_updated_at();

-- What counts of a project's items; of a version that was left, what counted until then.
create function private.completeness_of(project uuid, named text) returns jsonb
language sql stable set search_path = '' as $$
  with until (at) as (
    select coalesce((select max(s.created_at) from public.specification_snapshots s join public.projects p on p.id = s.project_id
      where s.project_id = project and s.version = named and p.version is distinct from named), 'infinity')),
  last as (
    select distinct on (d.standard, d.item) d.* from public.completeness_decisions d, until
    where d.project_id = project and d.decided_at <= until.at order by d.standard, d.item, d.decided_at desc, d.id)
  select jsonb_build_object(
    'level', coalesce((select s.asvs_level from public.completeness_settings s where s.project_id = project), 2),
    'decisions', coalesce((
      select jsonb_agg(to_jsonb(l) - array['id', 'project_id'] order by l.standard, l.item) from last l where l.state <> 'cleared'), '[]'))
$$;
revoke execute on function private.completeness_of from public;
grant execute on function private.completeness_of to authenticated, service_role;

-- Under the caller's own rights.
create function public.get_completeness(project_id uuid, version text default null) returns jsonb
language sql stable set search_path = '' as $$
  select private.completeness_of(project_id, version)
$$;
comment on function public.get_completeness is 'The level of OWASP ASVS a project is held against, and what counts of each item of the standards somebody decided.';
revoke execute on function public.get_completeness from public, anon;
grant execute on function public.get_completeness to authenticated, service_role;

-- As before, and what the version is held against.
create or replace function private.beside(project uuid, named text, wanted text[]) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'logo', case when 'logo' = any (wanted) then (select l.png from public.project_logos l where l.project_id = project) end,
    'changes', case when 'changes' = any (wanted) then private.last_changes(project, named) end,
    'completeness', case when 'completeness' = any (wanted) then private.completeness_of(project, named) end,
    -- how far something is built, and what is accepted of it, is said of the version that is worked on
    'reports', case when 'reports' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.last_reports(project) end,
    'acceptance', case when 'acceptance' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then public.list_acceptance(project) || jsonb_build_object('sources', public.list_told_sources(project)) end,
    'origins', case when 'origins' = any (wanted) and named = (select p.version from public.projects p where p.id = project)
      then private.row_origins(project) end)
$$;
comment on function public.read_beside is 'Of a version of a project, as wanted: its `logo` in base64, when rows and texts last changed as `changes`, {"row id": "time"}, as `completeness` what `get_completeness` answers, and of the current version the last progress report of each row as `reports`, and as `acceptance` what `list_acceptance` answers, with what `list_told_sources` does as its `sources`, and as `origins` of each row and text whether it is accepted and where it comes from.';
