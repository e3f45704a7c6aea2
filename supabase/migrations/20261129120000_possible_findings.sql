-- What a language model believes of a project's rows; it counts for nothing until a person takes it.
create table public.possible_findings (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind text not null check (kind in ('contradiction', 'duplicate', 'unclear')),
  sentence text not null check (btrim(sentence) <> '' and char_length(sentence) <= 500),
  a_place text not null check (char_length(a_place) between 3 and 200),
  a_hash text not null check (a_hash ~ '^[0-9a-f]+$' and char_length(a_hash) between 8 and 64),
  a_quote text not null check (char_length(a_quote) between 1 and 1000),
  b_place text check (char_length(b_place) between 3 and 200),
  b_hash text check (b_hash ~ '^[0-9a-f]+$' and char_length(b_hash) between 8 and 64),
  b_quote text check (char_length(b_quote) between 1 and 1000),
  model text not null check (char_length(model) between 1 and 300),
  found_by uuid default auth.uid() references auth.users (id) on delete set null,
  found_at timestamptz not null default clock_timestamp(),
  state text not null default 'open' check (state in ('open', 'taken', 'dismissed')),
  -- Whoever is gone leaves what they decided, not their name.
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  check (num_nonnulls(b_place, b_hash, b_quote) in (0, 3)),
  check ((kind = 'unclear') = (b_place is null)),
  check (a_place <> b_place)
);
comment on table public.possible_findings is 'What a language model believes of one row or of two; it holds while the words of the hashes stand, and a person takes or dismisses it.';
comment on column public.possible_findings.a_place is 'The table, the row and the field, apart by colons; the hash is of all the words there, the quote stands in them.';
create index possible_findings_project_id_idx on public.possible_findings (project_id, found_at);
create index possible_findings_found_by_idx on public.possible_findings (found_by);
create index possible_findings_decided_by_idx on public.possible_findings (decided_by);

alter table public.possible_findings enable row level security;
revoke all on public.possible_findings from anon, authenticated;
grant select, delete on public.possible_findings to authenticated;
grant insert (project_id, kind, sentence, a_place, a_hash, a_quote, b_place, b_hash, b_quote, model) on public.possible_findings to authenticated;
grant update (state) on public.possible_findings to authenticated;
create policy possible_findings_select on public.possible_findings for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy possible_findings_insert on public.possible_findings for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy possible_findings_update on public.possible_findings for update to authenticated
  using (project_id in (select private.project_ids('member')))
  with check (project_id in (select private.project_ids('member')));
create policy possible_findings_delete on public.possible_findings for delete to authenticated
  using (project_id in (select private.project_ids('member')));
create trigger decide_possible before update on public.possible_findings for each row execute function private.decide_evidence();
call private.announce_changes('public.possible_findings');
call private.bound_rows('public.possible_findings');

-- Asking for findings reads no website, and one press sends the whole project.
create or replace function private.limit_web_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  elsif new.function = 'ask-questions' then
    perform private.spend('questions:' || new.organization_id, 60, 3600, 'Your organization has had its model ask questions 60 times within an hour.');
    perform private.spend('questions_by:' || auth.uid(), 60, 3600, 'You have had a model ask questions 60 times within an hour.');
  elsif new.function = 'find-possible' then
    perform private.spend('possible:' || new.organization_id, 20, 3600, 'Your organization has asked its model for findings 20 times within an hour.');
  else
    perform private.spend('web_requests:' || new.organization_id, 60, 3600, 'Your organization has read 60 websites within an hour.');
    perform private.spend('web_requests_by:' || auth.uid(), 60, 3600, 'You have read 60 websites within an hour.');
  end if;
  return null;
end $$;
