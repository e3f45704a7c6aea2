-- How many rows of each list were clean in the versions that were left, so that nobody reads all of them again to see where it goes.

create table public.version_figures (
  project_id uuid primary key references public.projects (id) on delete cascade,
  held_to text not null check (char_length(held_to) between 8 and 64),
  shares jsonb not null check (jsonb_typeof(shares) = 'object' and pg_column_size(shares) <= 40000),
  found_at timestamptz not null default now()
);
comment on table public.version_figures is 'Rows and clean rows by list of states that versions were left in, as the product counted them; they are counted anew once the rules are others.';
comment on column public.version_figures.held_to is 'Names the rules and settings they were counted by.';
comment on column public.version_figures.shares is 'By the id of the state in specification_snapshots: {"features": {"rows": 12, "clean": 11}, …}.';
alter table public.version_figures enable row level security;
revoke all on public.version_figures from anon, authenticated;
grant select, insert, update on public.version_figures to authenticated;
create policy version_figures_select on public.version_figures for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
create policy version_figures_insert on public.version_figures for insert to authenticated
  with check (project_id in (select private.project_ids('member')));
create policy version_figures_update on public.version_figures for update to authenticated
  using (project_id in (select private.project_ids('member'))) with check (project_id in (select private.project_ids('member')));
call private.announce_changes('public.version_figures', 'project', 'project_id', 'project_id');
call private.fix_columns_of('public.version_figures');
call private.bound_rows('public.version_figures');
