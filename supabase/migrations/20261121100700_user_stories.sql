create table public.user_stories (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  user_class_id uuid not null,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  story text not null check (btrim(story) <> '' and char_length(story) <= 2000),
  acceptance_criteria text not null check (btrim(acceptance_criteria) <> '' and char_length(acceptance_criteria) <= 8000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (user_class_id, project_id) references public.user_classes (id, project_id) on delete cascade,
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.user_stories is 'As a <user class>, I want …, so that …, with its acceptance criteria; cited as US-n.';
create index user_stories_project_id_idx on public.user_stories (project_id, created_at);
create index user_stories_user_class_id_idx on public.user_stories (user_class_id, project_id);
create index user_stories_generation_id_idx on public.user_stories (generation_id, project_id);
call private.protect('public.user_stories', 'user_class_id', 'name', 'story', 'acceptance_criteria');
