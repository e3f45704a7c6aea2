-- What the specification keeps although the questionnaire answers otherwise; one person decides it for everybody in the project.

create table public.kept_answers (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  field text not null check (field ~ '^[a-z][a-z_]*$' and char_length(field) <= 63),
  difference text not null check (difference ~ '^[0-9a-f]+$' and char_length(difference) between 8 and 64),
  -- Whoever is gone leaves what they decided, not their name.
  kept_by uuid default auth.uid() references auth.users (id) on delete set null,
  kept_at timestamptz not null default clock_timestamp(),
  unique (project_id, field, difference)
);
comment on table public.kept_answers is 'An answer of the questionnaire that the specification does not take, in every version in which the two differ by the same words. Never changed.';
comment on column public.kept_answers.difference is 'The hash of the answer and of what the specification keeps.';
create index kept_answers_kept_by_idx on public.kept_answers (kept_by);

alter table public.kept_answers enable row level security;
revoke all on public.kept_answers from anon, authenticated;
grant select, delete on public.kept_answers to authenticated;
grant insert (project_id, field, difference) on public.kept_answers to authenticated;
create policy kept_answers_select on public.kept_answers for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy kept_answers_insert on public.kept_answers for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy kept_answers_delete on public.kept_answers for delete to authenticated
  using (project_id in (select private.project_ids('member')));
call private.announce_changes('public.kept_answers', 'project', 'project_id');
call private.bound_rows('public.kept_answers');
