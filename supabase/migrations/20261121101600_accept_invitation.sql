-- Joining by invitation: the address of the signed-in person is the proof, since it was confirmed by mail.

create function private.accept_invitation(invitation_id uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  invitation public.organization_invitations;
begin
  select * into invitation from public.organization_invitations where id = invitation_id for update;
  if not found or invitation.email is distinct from lower(auth.email()) then
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

create function public.accept_invitation(invitation_id uuid) returns uuid
language sql set search_path = '' as $$
  select private.accept_invitation(invitation_id)
$$;
comment on function public.accept_invitation is 'Makes the caller a member with the invited role; answers the organization''s id.';

create function private.my_invitations()
returns table (id uuid, organization_id uuid, organization_name text, role public.organization_role, created_at timestamptz, expires_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.id, i.organization_id, o.name, i.role, i.created_at, i.expires_at
  from public.organization_invitations i join public.organizations o on o.id = i.organization_id
  where i.email = lower(auth.email()) and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
  order by i.created_at desc
$$;

create function public.get_my_invitations()
returns table (id uuid, organization_id uuid, organization_name text, role public.organization_role, created_at timestamptz, expires_at timestamptz)
language sql stable set search_path = '' as $$
  select * from private.my_invitations()
$$;
comment on function public.get_my_invitations is 'The open invitations addressed to the caller, newest first.';

revoke execute on function private.accept_invitation, private.my_invitations from public;
grant execute on function private.accept_invitation, private.my_invitations to authenticated, service_role;
revoke execute on function public.accept_invitation, public.get_my_invitations from public, anon;
grant execute on function public.accept_invitation, public.get_my_invitations to authenticated, service_role;
