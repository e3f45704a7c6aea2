create table public.web_to_prd (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  description text check (char_length(description) <= 20000),
  industry text check (char_length(industry) <= 200),
  business_model text check (char_length(business_model) <= 2000),
  website_url text not null check (website_url ~ '^https?://' and char_length(website_url) <= 2000),
  features jsonb not null default '[]' check (pg_column_size(features) <= 262144),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.web_to_prd is 'A website described as a product, read by the organization that asked for it.';
create index web_to_prd_organization_id_idx on public.web_to_prd (organization_id, created_at desc);
create index web_to_prd_created_by_idx on public.web_to_prd (created_by);

alter table public.web_to_prd enable row level security;
create policy web_to_prd_select on public.web_to_prd for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy web_to_prd_insert on public.web_to_prd for insert to authenticated
  with check (organization_id in (select private.organization_ids('member')));
create policy web_to_prd_update on public.web_to_prd for update to authenticated
  using (organization_id in (select private.organization_ids('member')))
  with check (organization_id in (select private.organization_ids('member')));
create policy web_to_prd_delete on public.web_to_prd for delete to authenticated
  using (organization_id in (select private.organization_ids('member')));
revoke all on public.web_to_prd from anon, authenticated;
grant select, insert, update, delete on public.web_to_prd to authenticated;
