create type public.generation_status as enum ('running', 'succeeded', 'failed', 'undone');

create table public.generations (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  function text not null check (char_length(function) <= 100),
  status public.generation_status not null default 'running',
  provider text not null check (char_length(provider) <= 100),
  model text check (char_length(model) <= 200),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  row_count integer check (row_count >= 0),
  error text check (char_length(error) <= 2000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (id, project_id)
);
comment on table public.generations is 'One run of a drafting function: who asked, who answered, how it ended.';
create index generations_project_id_idx on public.generations (project_id, created_at desc);
create index generations_created_by_idx on public.generations (created_by);
create unique index generations_running_key on public.generations (project_id, function) where status = 'running';
call private.protect('public.generations');
