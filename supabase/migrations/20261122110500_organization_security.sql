-- An organization's rules for signing in: a second factor, and addresses of its own domains only. Whoever does not meet them
-- reads and writes nothing of it, because all policies ask the two functions below.

create table public.organization_security (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  requires_second_factor boolean not null default false,
  email_domains text[] not null default '{}' check (cardinality(email_domains) <= 50),
  audit_days integer not null default 365 check (audit_days between 30 and 3650),
  updated_at timestamptz not null default now()
);
comment on table public.organization_security is 'How members must sign in, and for how many days the audit log is kept; without a row nothing is asked and it is a year.';
alter table public.organization_security enable row level security;
revoke all on public.organization_security from anon, authenticated;
grant select on public.organization_security to authenticated;
create trigger set_updated_at before update on public.organization_security for each row execute function private.set_updated_at();
call private.announce_changes('public.organization_security', 'organization', 'organization_id', 'organization_id');

create function private.domain_of(email text) returns text
language sql immutable set search_path = '' as $$
  select lower(substring(email from '[^@]*$'))
$$;

-- Why such rules keep the caller's session out, or null.
create function private.closed_because(requires_second_factor boolean, email_domains text[]) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when requires_second_factor and coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal1' then 'second_factor'
    when cardinality(email_domains) > 0 and not coalesce(private.domain_of(private.my_email()) = any (email_domains), false) then 'email_domain'
  end
$$;
revoke execute on function private.domain_of, private.closed_because from public;

create or replace function private.organization_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select m.organization_id from public.organization_members m
  left join public.organization_security s on s.organization_id = m.organization_id
  where m.user_id = (select auth.uid()) and m.role >= at_least and (select private.passed_second_step())
    and (s.organization_id is null or private.closed_because(s.requires_second_factor, s.email_domains) is null)
$$;

create or replace function private.project_ids(at_least public.organization_role) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select p.id from public.projects p
  join public.organization_members m on m.organization_id = p.organization_id
  left join public.organization_security s on s.organization_id = m.organization_id
  where m.user_id = (select auth.uid()) and m.role >= at_least and (select private.passed_second_step())
    and (s.organization_id is null or private.closed_because(s.requires_second_factor, s.email_domains) is null)
$$;

create or replace function public.is_org_admin(org_id uuid, user_id_param uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select user_id_param = (select auth.uid()) and org_id in (select private.organization_ids('admin'))
$$;

-- The own membership, too, is of the organization.
create policy organization_members_rules on public.organization_members as restrictive for all to authenticated
  using (organization_id in (select private.organization_ids('viewer')))
  with check (organization_id in (select private.organization_ids('viewer')));

create policy organization_security_select on public.organization_security for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));

create function private.closed_organizations()
returns table (organization_id uuid, name text, reason text, email_domains text[])
language sql stable security definer set search_path = '' as $$
  select o.id, o.name, c.reason, case when c.reason = 'email_domain' then s.email_domains end
  from public.organization_members m
  join public.organizations o on o.id = m.organization_id
  join public.organization_security s on s.organization_id = m.organization_id,
  lateral (select private.closed_because(s.requires_second_factor, s.email_domains)) c (reason)
  where m.user_id = (select auth.uid()) and (select private.passed_second_step()) and c.reason is not null
  order by o.name, o.id
$$;

create function public.get_closed_organizations()
returns table (organization_id uuid, name text, reason text, email_domains text[])
language sql stable set search_path = '' as $$
  select * from private.closed_organizations()
$$;
comment on function public.get_closed_organizations is 'The organizations of the caller that this session does not reach, and why: `second_factor` or `email_domain`.';

create function private.require_admin(organization uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if organization is null or organization not in (select private.organization_ids('admin')) then
    raise exception 'Only an admin of the organization may do this.' using errcode = '42501';
  end if;
end $$;
revoke execute on function private.require_admin from public;

-- Domains as they are compared: without @ and in small letters, each once.
create function private.plain_domains(written text[]) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  plain text[] := (
    select coalesce(array_agg(distinct d order by d), '{}')
    from (select lower(ltrim(btrim(w), '@')) as d from unnest(written) w) n where d <> ''
  );
  wrong text := (select d from unnest(plain) d where d !~ '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' or char_length(d) > 253 limit 1);
begin
  if wrong is not null then
    raise exception '"%" is not the domain of an e-mail address. Write it like example.com.', left(wrong, 80) using errcode = 'P0001';
  end if;
  return plain;
end $$;
revoke execute on function private.plain_domains from public;

create function private.members_outside(organization uuid, email_domains text[])
returns table (user_id uuid, email text, role public.organization_role)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  plain text[] := private.plain_domains(email_domains);
begin
  perform private.require_admin(organization);
  return query
    select m.user_id, u.email::text, m.role from public.organization_members m join auth.users u on u.id = m.user_id
    where m.organization_id = organization and cardinality(plain) > 0
      and (u.email_confirmed_at is null or not coalesce(private.domain_of(u.email) = any (plain), false))
    order by 2;
end $$;

create function public.get_members_outside(organization_id uuid, email_domains text[])
returns table (user_id uuid, email text, role public.organization_role)
language sql stable set search_path = '' as $$
  select * from private.members_outside(organization_id, email_domains)
$$;
comment on function public.get_members_outside is 'Whom such a limit would keep out, for admins to see before they set it.';

-- Whoever sets a rule meets it already, so that no organization is locked for good. Null keeps what is set.
create function private.save_organization_security(
  organization uuid, requires_second_factor boolean, email_domains text[], audit_days integer
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  plain text[] := private.plain_domains(email_domains);
begin
  perform private.require_admin(organization);
  if requires_second_factor and private.closed_because(true, '{}') is not null then
    raise exception 'Sign in with a second factor of your own first, so that you do not lock yourself out.' using errcode = 'P0001';
  elsif cardinality(plain) > 0 and private.closed_because(false, plain) is not null then
    raise exception 'Name the domain of your own address, too (%), so that you do not lock yourself out.',
      coalesce(private.domain_of(private.my_email()), 'confirm your address first') using errcode = 'P0001';
  elsif cardinality(plain) > 50 then
    raise exception 'Name at most 50 domains.' using errcode = 'P0001';
  elsif audit_days not between 30 and 3650 then
    raise exception 'The audit log is kept for at least 30 and at most 3650 days.' using errcode = 'P0001';
  end if;
  insert into public.organization_security as s (organization_id, requires_second_factor, email_domains, audit_days)
  values (organization, coalesce(requires_second_factor, false), case when email_domains is null then '{}' else plain end, coalesce(audit_days, 365))
  on conflict (organization_id) do update set
    requires_second_factor = coalesce(requires_second_factor, s.requires_second_factor),
    email_domains = case when email_domains is null then s.email_domains else plain end,
    audit_days = coalesce(audit_days, s.audit_days);
end $$;

create function public.save_organization_security(
  organization_id uuid, requires_second_factor boolean default null, email_domains text[] default null, audit_days integer default null
) returns void
language sql set search_path = '' as $$
  select private.save_organization_security(organization_id, requires_second_factor, email_domains, audit_days)
$$;
comment on function public.save_organization_security is 'Sets how members must sign in and how long the audit log is kept; for admins, what is left out stays.';

create function private.refuse_outside_domains(organization uuid, address text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  allowed text[] := (select s.email_domains from public.organization_security s where s.organization_id = organization);
begin
  if cardinality(allowed) > 0 and not coalesce(private.domain_of(address) = any (allowed), false) then
    raise exception 'This organization admits only addresses at %.', array_to_string(allowed, ', ') using errcode = 'P0001';
  end if;
end $$;
revoke execute on function private.refuse_outside_domains from public;

create function private.refuse_outside_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_outside_domains(new.organization_id, new.email);
  return null;
end $$;
-- after the insert, so that the policies have decided first whether the caller may ask at all
create trigger refuse_outside_domains after insert on public.organization_invitations
  for each row execute function private.refuse_outside_invitation();

create function private.refuse_outside_member() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refuse_outside_domains(new.organization_id, (select u.email from auth.users u where u.id = new.user_id));
  return new;
end $$;
create trigger refuse_outside_domains before insert on public.organization_members
  for each row execute function private.refuse_outside_member();
revoke execute on function private.refuse_outside_invitation, private.refuse_outside_member from public;

revoke execute on function private.closed_organizations, private.members_outside, private.save_organization_security from public;
grant execute on function private.closed_organizations, private.members_outside, private.save_organization_security to authenticated, service_role;
revoke execute on function public.get_closed_organizations, public.get_members_outside, public.save_organization_security from public, anon;
grant execute on function public.get_closed_organizations, public.get_members_outside, public.save_organization_security to authenticated, service_role;
