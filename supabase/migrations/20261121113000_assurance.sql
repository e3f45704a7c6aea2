-- What a specification promises beside its features: measures against threats, test cases, interfaces to the outside, and qualities.

create type public.external_interface_kind as enum ('user', 'hardware', 'software', 'communication');
comment on type public.external_interface_kind is 'What the product meets at an interface, after ISO/IEC/IEEE 29148.';

create type public.quality_characteristic as enum (
  'functional_suitability', 'performance_efficiency', 'compatibility', 'interaction_capability', 'reliability', 'security',
  'maintainability', 'flexibility', 'safety'
);
comment on type public.quality_characteristic is 'The product quality characteristics of ISO/IEC 25010:2023, in its order.';

create table public.security_measures (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  threat text not null check (btrim(threat) <> '' and char_length(threat) <= 4000),
  measure text not null check (btrim(measure) <> '' and char_length(measure) <= 8000),
  verification text check (char_length(verification) <= 4000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.security_measures is 'What is done against a threat and how that is shown; cited as SM-n.';
create index security_measures_project_id_idx on public.security_measures (project_id, created_at);
create index security_measures_generation_id_idx on public.security_measures (generation_id, project_id);
call private.protect('public.security_measures', 'name', 'threat', 'measure', 'verification');

create table public.test_cases (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  user_story_id uuid,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  given text not null check (btrim(given) <> '' and char_length(given) <= 4000),
  "when" text not null check (btrim("when") <> '' and char_length("when") <= 4000),
  "then" text not null check (btrim("then") <> '' and char_length("then") <= 4000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (user_story_id, project_id) references public.user_stories (id, project_id) on delete set null (user_story_id),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.test_cases is 'Given, when, then: how a user story, where there is one, is shown to work; cited as TC-n.';
create index test_cases_project_id_idx on public.test_cases (project_id, created_at);
create index test_cases_user_story_id_idx on public.test_cases (user_story_id, project_id);
create index test_cases_generation_id_idx on public.test_cases (generation_id, project_id);
call private.protect('public.test_cases', 'user_story_id', 'name', 'given', 'when', 'then');

create table public.external_interfaces (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  kind public.external_interface_kind not null,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text not null check (btrim(description) <> '' and char_length(description) <= 8000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.external_interfaces is 'Where the product meets people, devices, other software or a network; cited as EI-n.';
create index external_interfaces_project_id_idx on public.external_interfaces (project_id, created_at);
create index external_interfaces_generation_id_idx on public.external_interfaces (generation_id, project_id);
call private.protect('public.external_interfaces', 'kind', 'name', 'description');

create table public.quality_requirements (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  characteristic public.quality_characteristic not null,
  number integer not null default 0,
  revision integer not null default 1,
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  description text not null check (btrim(description) <> '' and char_length(description) <= 8000),
  target text not null check (btrim(target) <> '' and char_length(target) <= 2000),
  verification text check (char_length(verification) <= 4000),
  generation_id uuid,
  created_at timestamptz not null default now(),
  unique (id, project_id),
  unique (project_id, number),
  foreign key (generation_id, project_id) references public.generations (id, project_id) on delete set null (generation_id)
);
comment on table public.quality_requirements is 'How well the product does what it does: a statement with a measurable target; cited as NFR-n.';
create index quality_requirements_project_id_idx on public.quality_requirements (project_id, created_at);
create index quality_requirements_generation_id_idx on public.quality_requirements (generation_id, project_id);
call private.protect('public.quality_requirements', 'characteristic', 'name', 'description', 'target', 'verification');
