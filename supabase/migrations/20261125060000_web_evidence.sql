-- What a website shows is kept item by item, with the words it stands on, so that people can accept and remove single ones and drafts cite them.

alter table public.web_to_prd
  add column addresses text[] not null default '{}' check (cardinality(addresses) <= 20),
  add column unread jsonb not null default '[]' check (jsonb_typeof(unread) = 'array' and pg_column_size(unread) <= 131072),
  add column guesses text[] not null default '{}' check (cardinality(guesses) <= 10 and guesses <@ array['industry', 'business_model']),
  add constraint web_to_prd_id_organization_id_key unique (id, organization_id);
comment on column public.web_to_prd.addresses is 'The addresses joined into the entry beside its first one.';
comment on column public.web_to_prd.unread is 'The pages that were not read, as a list of {address, why}.';
comment on column public.web_to_prd.guesses is 'Which of its fields were concluded, since the website does not say them.';

create table public.web_evidence (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null,
  entry_id uuid not null,
  kind text not null check (kind in ('page', 'form', 'price', 'plan', 'sign_in', 'language', 'role', 'feature', 'structured_data')),
  name text not null check (btrim(name) <> '' and char_length(name) <= 500),
  quote text not null check (char_length(quote) <= 1000),
  address text not null check (address ~ '^https?://' and char_length(address) <= 2000),
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object' and pg_column_size(detail) <= 65536),
  place integer not null default 0,
  state text not null default 'found' check (state in ('found', 'accepted', 'removed')),
  read_at timestamptz not null default now(),
  decided_by uuid references auth.users (id) on delete set null,
  decided_at timestamptz,
  foreign key (entry_id, organization_id) references public.web_to_prd (id, organization_id) on delete cascade
);
comment on table public.web_evidence is 'What an analyzed website shows, each item with the words it stands on and the page they stand on.';
create index web_evidence_entry_id_idx on public.web_evidence (entry_id, organization_id, place);
create index web_evidence_organization_id_idx on public.web_evidence (organization_id);
create index web_evidence_decided_by_idx on public.web_evidence (decided_by);

alter table public.web_evidence enable row level security;
create policy web_evidence_select on public.web_evidence for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy web_evidence_insert on public.web_evidence for insert to authenticated
  with check (organization_id in (select private.organization_ids('member')));
create policy web_evidence_update on public.web_evidence for update to authenticated
  using (organization_id in (select private.organization_ids('member')))
  with check (organization_id in (select private.organization_ids('member')));
create policy web_evidence_delete on public.web_evidence for delete to authenticated
  using (organization_id in (select private.organization_ids('member')));
revoke all on public.web_evidence from anon, authenticated;
grant select, delete on public.web_evidence to authenticated;
grant insert (organization_id, entry_id, kind, name, quote, address, detail, place) on public.web_evidence to authenticated;
grant update (state) on public.web_evidence to authenticated;

create function private.decide_evidence() returns trigger language plpgsql set search_path = '' as $$
begin
  if new.state is distinct from old.state then
    new.decided_by := auth.uid();
    new.decided_at := now();
  end if;
  return new;
end $$;
revoke execute on function private.decide_evidence from public;
create trigger decide_evidence before update on public.web_evidence for each row execute function private.decide_evidence();

-- Which website a project was made of, so that its drafts say what that says.
create table public.project_websites (
  project_id uuid primary key references public.projects (id) on delete cascade,
  entry_id uuid not null references public.web_to_prd (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.project_websites is 'The analyzed website a project was made of.';
create index project_websites_entry_id_idx on public.project_websites (entry_id);
alter table public.project_websites enable row level security;
create policy project_websites_select on public.project_websites for select to authenticated
  using (project_id in (select private.project_ids('viewer')));
-- a project is made of a website of its own organization alone
create policy project_websites_insert on public.project_websites for insert to authenticated
  with check (
    project_id in (select private.project_ids('member'))
    and exists (
      select from public.web_to_prd w join public.projects p on p.organization_id = w.organization_id
      where w.id = entry_id and p.id = project_id
    )
  );
create policy project_websites_delete on public.project_websites for delete to authenticated
  using (project_id in (select private.project_ids('member')));
revoke all on public.project_websites from anon, authenticated;
grant select, delete on public.project_websites to authenticated;
grant insert (project_id, entry_id) on public.project_websites to authenticated;

call private.announce_changes('public.web_evidence', 'organization', 'organization_id');
call private.announce_changes('public.project_websites', 'project', 'project_id', 'project_id');
call private.bound_rows('public.web_evidence');
call private.bound_rows('public.project_websites');
