-- The link of an invitation: its token is known to the mail alone, the row keeps its SHA-256.

-- The confirmed address of the account, whatever an older token says.
create function private.my_email() returns text
language sql stable security definer set search_path = '' as $$
  select lower(email) from auth.users where id = (select auth.uid()) and email_confirmed_at is not null
$$;
revoke execute on function private.my_email from public;
grant execute on function private.my_email to authenticated, service_role;

-- An invitation that has run out gives way to a new one for the same address.
create function private.clear_expired_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.organization_invitations set revoked_at = now()
  where organization_id = new.organization_id and email = new.email
    and accepted_at is null and revoked_at is null and expires_at <= now();
  return new;
end $$;
revoke execute on function private.clear_expired_invitation from public;
create trigger clear_expired_invitation before insert on public.organization_invitations
  for each row execute function private.clear_expired_invitation();

create function private.renew_invitation(invitation_id uuid, token_hash text)
returns table (organization_name text, email text, role public.organization_role, expires_at timestamptz)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  invitation public.organization_invitations;
begin
  if token_hash is null or token_hash !~ '^[0-9a-f]{64}$' then
    raise exception 'A token is kept as its SHA-256 in hexadecimal.' using errcode = '22023';
  end if;
  select i.* into invitation from public.organization_invitations i
  where i.id = invitation_id and i.organization_id in (select private.organization_ids('admin')) for update;
  if not found then
    raise exception 'Only an admin of the organization can send this invitation.' using errcode = '42501';
  elsif invitation.revoked_at is not null then
    raise exception 'This invitation was withdrawn. Invite the address again.' using errcode = 'P0001';
  elsif invitation.accepted_at is not null then
    raise exception 'This invitation was accepted already.' using errcode = 'P0001';
  end if;
  perform private.spend('invitation_mail:' || invitation_id, 3, 3600, 'This invitation was mailed three times within the hour.');
  perform private.spend('invitation_mails:' || invitation.organization_id, 100, 86400, 'This organization has sent 100 invitation mails within a day.');
  return query
    update public.organization_invitations i set token_hash = token_hash, expires_at = now() + interval '7 days'
    from public.organizations o where i.id = invitation_id and o.id = i.organization_id
    returning o.name, i.email, i.role, i.expires_at;
end $$;

create function public.renew_invitation(invitation_id uuid, token_hash text)
returns table (organization_name text, email text, role public.organization_role, expires_at timestamptz)
language sql set search_path = '' as $$
  select * from private.renew_invitation(invitation_id, token_hash)
$$;
comment on function public.renew_invitation is 'Gives an open invitation a new token and seven new days; for admins of its organization.';

create or replace function private.accept_invitation(invitation_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.organization_invitations;
begin
  perform private.require_second_step();
  select * into invitation from public.organization_invitations where id = invitation_id for update;
  if not found or invitation.email is distinct from private.my_email() then
    raise exception 'This invitation is for another address. Sign in with the address it was sent to.' using errcode = 'P0001';
  elsif invitation.revoked_at is not null then
    raise exception 'This invitation was withdrawn. Ask for a new one.' using errcode = 'P0001';
  elsif invitation.accepted_at is not null then
    raise exception 'This invitation was accepted already.' using errcode = 'P0001';
  elsif invitation.expires_at <= now() then
    raise exception 'This invitation has expired. Ask for a new one.' using errcode = 'P0001';
  end if;
  insert into public.organization_members (organization_id, user_id, role)
  values (invitation.organization_id, auth.uid(), invitation.role)
  on conflict (organization_id, user_id) do nothing;
  update public.organization_invitations set accepted_at = now() where id = invitation_id;
  return invitation.organization_id;
end $$;

create or replace function private.my_invitations()
returns table (id uuid, organization_id uuid, organization_name text, role public.organization_role, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.id, i.organization_id, o.name, i.role, i.created_at, i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.email = (select private.my_email()) and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
  order by i.created_at desc
$$;

create function private.hash_of(token text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(token, 'UTF8')), 'hex')
$$;
revoke execute on function private.hash_of from public;

create function private.accept_invitation_token(token text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  named uuid := (select id from public.organization_invitations where token_hash = private.hash_of(token));
begin
  if named is null then
    raise exception 'This link was replaced by a newer one or is incomplete. Use the link of the latest mail.' using errcode = 'P0001';
  end if;
  return private.accept_invitation(named);
end $$;

create function public.accept_invitation_token(token text) returns uuid
language sql set search_path = '' as $$
  select private.accept_invitation_token(token)
$$;
comment on function public.accept_invitation_token is 'Accepts the invitation whose mail carried the token; answers the organization''s id.';

create function private.invitation_of(token text)
returns table (organization_name text, email text, role public.organization_role, state text, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select o.name, i.email, i.role,
    case when i.revoked_at is not null then 'revoked' when i.accepted_at is not null then 'accepted'
      when i.expires_at <= now() then 'expired' else 'open' end,
    i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.token_hash = private.hash_of(token)
$$;

create function public.get_invitation(token text)
returns table (organization_name text, email text, role public.organization_role, state text, expires_at timestamptz)
language sql stable set search_path = '' as $$
  select * from private.invitation_of(token)
$$;
comment on function public.get_invitation is 'What the invitation behind a link says, for whoever holds the link; nothing for a token that is not known.';

create function private.decline_invitation(invitation_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_second_step();
  update public.organization_invitations i set revoked_at = now()
  where i.id = invitation_id and i.email = private.my_email() and i.accepted_at is null and i.revoked_at is null;
  if not found then
    raise exception 'This invitation is not open any more.' using errcode = 'P0001';
  end if;
end $$;

create function public.decline_invitation(invitation_id uuid) returns void
language sql set search_path = '' as $$
  select private.decline_invitation(invitation_id)
$$;
comment on function public.decline_invitation is 'Takes an invitation addressed to the caller off the list, theirs and the organization''s.';

revoke execute on function private.renew_invitation, private.accept_invitation_token, private.invitation_of, private.decline_invitation from public;
grant execute on function private.renew_invitation, private.accept_invitation_token, private.decline_invitation to authenticated, service_role;
grant execute on function private.invitation_of to anon, authenticated, service_role;
revoke execute on function public.renew_invitation, public.accept_invitation_token, public.decline_invitation from public, anon;
grant execute on function public.renew_invitation, public.accept_invitation_token, public.decline_invitation to authenticated, service_role;
revoke execute on function public.get_invitation from public;
grant execute on function public.get_invitation to anon, authenticated, service_role;
