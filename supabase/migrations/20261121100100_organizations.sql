create table public.organizations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 120),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table public.organizations is 'A team: the owner of projects. Its creator is its first admin.';
create index organizations_created_by_idx on public.organizations (created_by);

create table public.organization_members (
  organization_id uuid not null references public.organizations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.organization_role not null default 'member',
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);
comment on table public.organization_members is 'Who belongs to an organization, and as what.';
create index organization_members_user_id_idx on public.organization_members (user_id, organization_id, role);

create table public.organization_invitations (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  email text not null check (email = lower(btrim(email)) and email like '%_@_%' and char_length(email) <= 254),
  role public.organization_role not null default 'member',
  invited_by uuid default auth.uid() references auth.users (id) on delete set null,
  token_hash text unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  accepted_at timestamptz,
  revoked_at timestamptz
);
comment on table public.organization_invitations is 'An offer to join, by e-mail address, open for seven days; its token is kept as a hash only.';
create index organization_invitations_organization_id_idx on public.organization_invitations (organization_id, created_at desc);
create index organization_invitations_email_idx on public.organization_invitations (email) where accepted_at is null and revoked_at is null;
create index organization_invitations_invited_by_idx on public.organization_invitations (invited_by);
create unique index organization_invitations_pending_key on public.organization_invitations (organization_id, email)
  where accepted_at is null and revoked_at is null;

-- The organizations in which the caller has at least this role; the planner reads it once per statement.
create function private.organization_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select organization_id from public.organization_members where user_id = (select auth.uid()) and role >= at_least
$$;

-- Between the insert of an organization and its first membership, its creator alone can see it.
create function private.is_unclaimed(organization uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.organization_members where organization_id = organization)
$$;

create function private.add_first_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.created_by is not null then
    insert into public.organization_members (organization_id, user_id, role) values (new.id, new.created_by, 'admin');
  end if;
  return null;
end $$;

create trigger add_first_admin after insert on public.organizations
  for each row execute function private.add_first_admin();

-- Locks the organization, so that two admins leaving at once cannot both succeed.
create function private.keep_an_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from public.organizations where id = old.organization_id for update;
  if found and old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') and not exists (
    select from public.organization_members
    where organization_id = old.organization_id and role = 'admin' and user_id <> old.user_id
  ) then
    raise exception 'An organization needs an admin. Make somebody else an admin first.' using errcode = 'P0001';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger keep_an_admin before update of role or delete on public.organization_members
  for each row execute function private.keep_an_admin();

alter table public.organizations enable row level security;
create policy organizations_select on public.organizations for select to authenticated
  using (
    id in (select private.organization_ids('viewer'))
    or (created_by = (select auth.uid()) and private.is_unclaimed(id))
  );
create policy organizations_insert on public.organizations for insert to authenticated
  with check (created_by = (select auth.uid()));
create policy organizations_update on public.organizations for update to authenticated
  using (id in (select private.organization_ids('admin'))) with check (id in (select private.organization_ids('admin')));
create policy organizations_delete on public.organizations for delete to authenticated
  using (id in (select private.organization_ids('admin')));
revoke all on public.organizations from anon, authenticated;
grant select, delete, insert (name, created_by), update (name) on public.organizations to authenticated;

-- Joining happens by creating an organization or by accepting an invitation, never by an insert of one's own.
alter table public.organization_members enable row level security;
create policy organization_members_select on public.organization_members for select to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.organization_ids('admin')));
create policy organization_members_insert on public.organization_members for insert to authenticated
  with check (false);
create policy organization_members_update on public.organization_members for update to authenticated
  using (organization_id in (select private.organization_ids('admin')))
  with check (organization_id in (select private.organization_ids('admin')));
create policy organization_members_delete on public.organization_members for delete to authenticated
  using (user_id = (select auth.uid()) or organization_id in (select private.organization_ids('admin')));
revoke all on public.organization_members from anon, authenticated;
grant select, insert, delete, update (role) on public.organization_members to authenticated;

alter table public.organization_invitations enable row level security;
create policy organization_invitations_select on public.organization_invitations for select to authenticated
  using (
    organization_id in (select private.organization_ids('admin'))
    or (email = lower((select auth.email())) and accepted_at is null and revoked_at is null and expires_at > now())
  );
create policy organization_invitations_insert on public.organization_invitations for insert to authenticated
  with check (
    organization_id in (select private.organization_ids('admin'))
    and invited_by = (select auth.uid()) and accepted_at is null and revoked_at is null
  );
create policy organization_invitations_update on public.organization_invitations for update to authenticated
  using (organization_id in (select private.organization_ids('admin')) and accepted_at is null)
  with check (organization_id in (select private.organization_ids('admin')));
create policy organization_invitations_delete on public.organization_invitations for delete to authenticated
  using (organization_id in (select private.organization_ids('admin')));
revoke all on public.organization_invitations from anon, authenticated;
grant delete, insert (organization_id, email, role, invited_by), update (role, revoked_at),
  select (id, organization_id, email, role, invited_by, created_at, expires_at, accepted_at, revoked_at)
  on public.organization_invitations to authenticated;

create function public.is_org_admin(org_id uuid, user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select user_id_param = (select auth.uid()) and exists (
    select from public.organization_members
    where organization_id = org_id and user_id = user_id_param and role = 'admin'
  )
$$;
comment on function public.is_org_admin is 'Whether the user is an admin of the organization; answers for the caller only.';
revoke execute on function public.is_org_admin from public, anon;
grant execute on function public.is_org_admin to authenticated, service_role;

create function public.get_org_invitations(org_id uuid)
returns table (id uuid, organization_id uuid, email text, role public.organization_role, invited_by uuid, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.id, i.organization_id, i.email, i.role, i.invited_by, i.created_at, i.expires_at
  from public.organization_invitations i
  where i.organization_id = org_id
    and i.organization_id in (select private.organization_ids('admin'))
    and i.accepted_at is null and i.revoked_at is null
  order by i.created_at desc
$$;
comment on function public.get_org_invitations is 'The open invitations of an organization, for its admins; nothing for others.';
revoke execute on function public.get_org_invitations from public, anon;
grant execute on function public.get_org_invitations to authenticated, service_role;
