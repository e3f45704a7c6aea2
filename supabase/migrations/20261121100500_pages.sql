create table public.pages (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text check (char_length(description) <= 8000),
  features text check (char_length(features) <= 8000),
  sections text check (char_length(sections) <= 8000),
  designs_link text check (char_length(designs_link) <= 8000),
  forms text check (char_length(forms) <= 8000),
  designs_file jsonb check (pg_column_size(designs_file) <= 65536),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.pages is 'A page of the specified product, cited as PAGE-n.';
create index pages_project_id_idx on public.pages (project_id, created_at);
create index pages_generation_id_idx on public.pages (generation_id, project_id);
call private.protect('public.pages', 'name', 'description', 'features', 'designs_link');

create table public.sections (
  id uuid primary key default gen_random_uuid(),
  -- Filled from the page by trigger; the zero only lets callers leave it out.
  project_id uuid not null default '00000000-0000-0000-0000-000000000000' references public.projects (id) on delete cascade,
  page_id uuid not null,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text check (char_length(description) <= 8000),
  order_index integer not null default 0 check (order_index >= 0),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (id, page_id),
  unique (project_id, number),
  foreign key (page_id, project_id) references public.pages (id, project_id) on delete cascade,
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.sections is 'A part of a page, in its order, cited as SEC-n.';
create index sections_page_id_idx on public.sections (page_id, order_index);
create index sections_page_id_project_id_idx on public.sections (page_id, project_id);
create index sections_generation_id_idx on public.sections (generation_id, project_id);

create function private.set_section_project() returns trigger
language plpgsql set search_path = '' as $$
begin
  select project_id into new.project_id from public.pages where id = new.page_id;
  if not found then
    raise exception 'This page is gone. Reload, then choose another page.' using errcode = '23503';
  end if;
  return new;
end $$;
-- Named to run before number_it: triggers of one kind fire in the order of their names.
create trigger belong_to_project before insert or update of page_id, project_id on public.sections
  for each row execute function private.set_section_project();
call private.protect('public.sections', 'name', 'description');
