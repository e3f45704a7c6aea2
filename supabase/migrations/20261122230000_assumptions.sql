-- What a specification takes for granted though nobody has confirmed it, and what follows where it is wrong.

create table public.assumptions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  statement text not null check (btrim(statement) <> '' and char_length(statement) <= 4000),
  consequence text not null check (btrim(consequence) <> '' and char_length(consequence) <= 4000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.assumptions is 'What is taken for granted, and what happens if it is wrong; cited as AS-n.';
create index assumptions_project_id_idx on public.assumptions (project_id, created_at);
create index assumptions_generation_id_idx on public.assumptions (generation_id, project_id);
call private.protect('public.assumptions');
