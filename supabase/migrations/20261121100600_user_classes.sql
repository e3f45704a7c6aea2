create table public.user_classes (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text check (char_length(description) <= 8000),
  privileges text check (char_length(privileges) <= 8000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.user_classes is 'A group of people who will use the specified product, cited as UC-n.';
create index user_classes_project_id_idx on public.user_classes (project_id, created_at);
create index user_classes_generation_id_idx on public.user_classes (generation_id, project_id);
call private.protect('public.user_classes', 'name', 'description', 'privileges');
