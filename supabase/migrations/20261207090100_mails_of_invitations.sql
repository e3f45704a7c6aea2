-- Whoever founds one organization after another invites the same address from each: what an address gets of an account, and of all, is counted, too.

create or replace function private.renew_invitation(invitation_id uuid, token_hash text)
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
  perform private.spend('invitation_mails_by:' || auth.uid(), 100, 86400, 'You have sent 100 invitation mails within a day.');
  -- few of one account, so that nobody alone keeps others from inviting
  perform private.spend('invitation_mails_by:' || auth.uid() || ' to ' || invitation.email, 6, 3600, 'You have invited this address 6 times within the hour.');
  perform private.spend('invitation_mails_to:' || invitation.email, 20, 3600, 'This address was invited 20 times within the hour.');
  return query
    update public.organization_invitations i set token_hash = token_hash, expires_at = now() + interval '7 days'
    from public.organizations o where i.id = invitation_id and o.id = i.organization_id
    returning o.name, i.email, i.role, i.expires_at;
end $$;
