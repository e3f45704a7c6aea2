create table public.features (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  page_id uuid,
  section_id uuid,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text check (char_length(description) <= 8000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (page_id, project_id) references public.pages (id, project_id) on delete set null (page_id),
  foreign key (section_id, project_id) references public.sections (id, project_id) on delete set null (section_id),
  foreign key (section_id, page_id) references public.sections (id, page_id) on delete set null (section_id),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.features is 'Something the specified product does, on a page and section where it has one; cited as FEAT-n.';
create index features_project_id_idx on public.features (project_id, created_at);
create index features_page_id_idx on public.features (page_id, project_id);
create index features_section_id_idx on public.features (section_id, project_id);
create index features_section_id_page_id_idx on public.features (section_id, page_id);
create index features_generation_id_idx on public.features (generation_id, project_id);

-- A feature without a page has no section either.
create function private.clear_section_without_page() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.page_id is null then
    new.section_id := null;
  end if;
  return new;
end $$;
create trigger clear_section before insert or update on public.features
  for each row execute function private.clear_section_without_page();
call private.protect('public.features', 'page_id', 'section_id', 'name', 'description');
