-- What people said of facts that were read from their words, and which contradictions they let stand.

create table public.fact_decisions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null check (char_length(table_name) between 1 and 63),
  row_id uuid not null,
  field text not null check (char_length(field) between 1 and 63),
  kind text not null check (kind in ('quantity', 'permission', 'polarity', 'state_transition', 'choice', 'scope', 'retention', 'format')),
  span_hash text not null check (span_hash ~ '^[0-9a-f]+$' and char_length(span_hash) between 8 and 64),
  sentence_hash text not null check (sentence_hash ~ '^[0-9a-f]+$' and char_length(sentence_hash) between 8 and 64),
  decision text not null check (decision in ('confirmed', 'removed')),
  decided_by uuid default auth.uid() references auth.users (id) on delete set null,
  decided_at timestamptz not null default clock_timestamp()
);
comment on table public.fact_decisions is 'A fact read from words that somebody confirmed or removed; it counts while the words of the span and of its sentence are those of the hashes, and the last one said counts. Never changed.';
create index fact_decisions_project_id_idx on public.fact_decisions (project_id, decided_at);
create index fact_decisions_decided_by_idx on public.fact_decisions (decided_by);

alter table public.fact_decisions enable row level security;
revoke all on public.fact_decisions from anon, authenticated;
grant select, delete on public.fact_decisions to authenticated;
grant insert (project_id, table_name, row_id, field, kind, span_hash, sentence_hash, decision) on public.fact_decisions to authenticated;
create policy fact_decisions_select on public.fact_decisions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy fact_decisions_insert on public.fact_decisions for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy fact_decisions_delete on public.fact_decisions for delete to authenticated
  using (project_id in (select private.project_ids('member')));
call private.announce_changes('public.fact_decisions');
call private.bound_rows('public.fact_decisions');

create table public.settled_contradictions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('quantity', 'permission', 'polarity', 'state_transition', 'choice', 'scope', 'retention', 'format')),
  a_place text not null check (char_length(a_place) between 3 and 200),
  a_hash text not null check (a_hash ~ '^[0-9a-f]+$' and char_length(a_hash) between 8 and 64),
  b_place text not null check (char_length(b_place) between 3 and 200),
  b_hash text not null check (b_hash ~ '^[0-9a-f]+$' and char_length(b_hash) between 8 and 64),
  reason text not null check (btrim(reason) <> '' and char_length(reason) <= 1000),
  -- Whoever is gone leaves what they decided, not their name.
  settled_by uuid default auth.uid() references auth.users (id) on delete set null,
  settled_at timestamptz not null default clock_timestamp(),
  check (a_place <> b_place)
);
comment on table public.settled_contradictions is 'Two rows that both hold though they look at odds, and why; it is open again as soon as either says something else. Never changed.';
comment on column public.settled_contradictions.a_place is 'The table, the row and the field, apart by colons; the hash is of all the words there.';
create index settled_contradictions_project_id_idx on public.settled_contradictions (project_id, settled_at);
create index settled_contradictions_settled_by_idx on public.settled_contradictions (settled_by);

alter table public.settled_contradictions enable row level security;
revoke all on public.settled_contradictions from anon, authenticated;
grant select, delete on public.settled_contradictions to authenticated;
grant insert (project_id, kind, a_place, a_hash, b_place, b_hash, reason) on public.settled_contradictions to authenticated;
create policy settled_contradictions_select on public.settled_contradictions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy settled_contradictions_insert on public.settled_contradictions for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy settled_contradictions_delete on public.settled_contradictions for delete to authenticated
  using (project_id in (select private.project_ids('member')));
call private.announce_changes('public.settled_contradictions');
call private.bound_rows('public.settled_contradictions');
