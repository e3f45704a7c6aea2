-- What people say of the clauses of what was said: which row holds one, or why none does; and the texts of documents, read once.

create table public.unit_decisions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  unit_key text not null check (char_length(unit_key) between 1 and 200),
  quote text not null check (char_length(quote) <= 300),
  state text not null check (state in ('linked', 'assumption', 'open', 'left_out', 'cleared')),
  reason text check (char_length(reason) <= 1000),
  table_name text check (char_length(table_name) <= 63),
  row_id uuid,
  -- Whoever is gone leaves what they decided, not their name.
  decided_by uuid default auth.uid() references auth.users (id) on delete set null,
  decided_at timestamptz not null default clock_timestamp(),
  constraint unit_decisions_left_out_check check (state <> 'left_out' or btrim(coalesce(reason, '')) <> ''),
  constraint unit_decisions_linked_check check ((state = 'linked') = (row_id is not null) and (row_id is null) = (table_name is null))
);
comment on table public.unit_decisions is 'What people say of a clause of what was said: the row that holds it, or that it is an assumption, an open point or left out; the last one counts until it is cleared. Never changed.';
comment on column public.unit_decisions.quote is 'What the clause said.';
create index unit_decisions_project_id_idx on public.unit_decisions (project_id, unit_key, decided_at);
create index unit_decisions_decided_by_idx on public.unit_decisions (decided_by);

alter table public.unit_decisions enable row level security;
revoke all on public.unit_decisions from anon, authenticated;
grant select on public.unit_decisions to authenticated;
grant insert (project_id, unit_key, quote, state, reason, table_name, row_id) on public.unit_decisions to authenticated;
create policy unit_decisions_select on public.unit_decisions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy unit_decisions_insert on public.unit_decisions for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
call private.announce_changes('public.unit_decisions');
call private.bound_rows('public.unit_decisions');

create table public.source_texts (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  reference text not null check (char_length(reference) between 1 and 1024),
  name text not null check (char_length(name) <= 300),
  text text not null check (char_length(text) <= 20000),
  read_at timestamptz not null default now(),
  constraint source_texts_reference_key unique (project_id, reference)
);
comment on table public.source_texts is 'The text of a document of the questionnaire as it was read last; `reference` is the file in the project''s folder.';

alter table public.source_texts enable row level security;
revoke all on public.source_texts from anon, authenticated;
grant select, delete on public.source_texts to authenticated;
grant insert (project_id, reference, name, text) on public.source_texts to authenticated;
create policy source_texts_select on public.source_texts for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy source_texts_insert on public.source_texts for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy source_texts_delete on public.source_texts for delete to authenticated
  using (project_id in (select private.project_ids('member')));
call private.announce_changes('public.source_texts');
call private.bound_rows('public.source_texts');

-- Under the caller's own rights: what a project's documents say now, each {"reference": …, "name": …, "text": …}.
create function public.keep_source_texts(project_id uuid, texts jsonb) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
begin
  delete from public.source_texts s where s.project_id = project_id and not exists (
    select from jsonb_to_recordset(texts) t (reference text, name text, text text) where t.reference = s.reference and t.name = s.name and t.text = s.text);
  insert into public.source_texts (project_id, reference, name, text)
    select project_id, t.reference, t.name, t.text from jsonb_to_recordset(texts) t (reference text, name text, text text)
    on conflict on constraint source_texts_reference_key do nothing;
end $$;
comment on function public.keep_source_texts is 'Keeps what the documents of a project say, and forgets those that are not given.';
revoke execute on function public.keep_source_texts from public, anon;
grant execute on function public.keep_source_texts to authenticated, service_role;

-- Under the caller's own rights. `then` is what a row said at the revision that was made of a clause, where it says something else by now.
create function public.get_coverage(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  with made as (
    select distinct on (s.unit_key, s.row_id) s.unit_key, s.table_name, s.row_id, s.revision
    from public.statement_sources s
    where s.project_id = get_coverage.project_id and s.unit_key is not null and s.table_name <> 'specifications'
    order by s.unit_key, s.row_id, s.revision desc
  ), stands as (
    select r.row_id, max(r.revision) as revision from public.row_revisions r
    where r.row_id in (select m.row_id from made m) and r.change <> 'removed' group by r.row_id
  )
  select jsonb_build_object(
    'links', coalesce((
      select jsonb_agg(jsonb_build_object('unit_key', m.unit_key, 'table_name', m.table_name, 'row_id', m.row_id, 'revision', m.revision, 'then', w.words))
      from made m join stands n on n.row_id = m.row_id
      left join lateral (
        select r.words from public.row_revisions r
        where n.revision > m.revision and r.row_id = m.row_id and r.revision = m.revision and r.change <> 'removed'
        order by r.made_at desc limit 1) w on true), '[]'),
    'decisions', coalesce((
      select jsonb_agg(to_jsonb(d) - array['id', 'project_id'] order by d.decided_at) from public.unit_decisions d
      where d.project_id = get_coverage.project_id), '[]'),
    'documents', coalesce((
      select jsonb_agg(jsonb_build_object('reference', t.reference, 'name', t.name, 'text', t.text) order by t.name, t.reference) from public.source_texts t
      where t.project_id = get_coverage.project_id), '[]') || coalesce((
      select jsonb_agg(jsonb_build_object('reference', 'import:' || i.id, 'name', i.name, 'text', i.kept) order by i.created_at desc) from public.imports i
      where i.project_id = get_coverage.project_id and i.undone_at is null and btrim(i.kept) <> ''), '[]'),
    'instructions', coalesce((
      select jsonb_agg(g.instruction order by g.first_at) from (
        select g.instruction, min(g.created_at) as first_at from public.generations g
        where g.project_id = get_coverage.project_id and g.status = 'succeeded' and btrim(g.instruction) <> ''
        group by g.instruction order by min(g.created_at) limit 100) g), '[]'))
$$;
comment on function public.get_coverage is 'What a project was said to be beside its questionnaire, the rows made of each clause and what people said of clauses.';
revoke execute on function public.get_coverage from public, anon;
grant execute on function public.get_coverage to authenticated, service_role;
