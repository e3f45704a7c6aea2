-- What visitors send from the public pages: anyone may add, nobody may read through the data API.

create table public.waitlist (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  created_at timestamptz not null default now()
);
comment on table public.waitlist is 'E-mail addresses that asked to hear of the launch.';
create unique index waitlist_email_key on public.waitlist (lower(btrim(email)));

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  phone_number text check (char_length(phone_number) <= 50),
  company_name text check (char_length(company_name) <= 200),
  message text not null check (btrim(message) <> '' and char_length(message) <= 8000),
  created_at timestamptz not null default now()
);
comment on table public.contacts is 'Messages from the contact and enterprise forms.';

create table public.job_applications (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 200),
  email text not null check (email like '%_@_%' and char_length(email) <= 254),
  telephone text check (char_length(telephone) <= 50),
  position text not null check (btrim(position) <> '' and char_length(position) <= 200),
  cv_file_path text not null check (cv_file_path ~ '^cvs/[^/]+$' and char_length(cv_file_path) <= 300),
  cv_file_name text not null check (btrim(cv_file_name) <> '' and char_length(cv_file_name) <= 255),
  created_at timestamptz not null default now()
);
comment on table public.job_applications is 'Applications from the careers page; the CV lies in the bucket cv-uploads.';

alter table public.waitlist enable row level security;
create policy waitlist_insert on public.waitlist for insert to anon, authenticated with check (true);
alter table public.contacts enable row level security;
create policy contacts_insert on public.contacts for insert to anon, authenticated with check (true);
alter table public.job_applications enable row level security;
create policy job_applications_insert on public.job_applications for insert to anon, authenticated with check (true);

revoke all on public.waitlist, public.contacts, public.job_applications from anon, authenticated;
grant insert (email) on public.waitlist to anon, authenticated;
grant insert (name, email, phone_number, company_name, message) on public.contacts to anon, authenticated;
grant insert (name, email, telephone, position, cv_file_path, cv_file_name) on public.job_applications to anon, authenticated;
