-- An invitation is the word of an admin: it ends with their being one, as the keys they made do.

create function private.end_invitations_of_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin')
    and exists (select from public.organizations o where o.id = old.organization_id) then
    update public.organization_invitations i set revoked_at = now()
    where i.organization_id = old.organization_id and i.invited_by = old.user_id and i.accepted_at is null and i.revoked_at is null;
  end if;
  return null;
end $$;
create trigger end_invitations after update of role or delete on public.organization_members
  for each row execute function private.end_invitations_of_admin();

create function private.end_invitation_of_nobody() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.invited_by is null and new.accepted_at is null then
    new.revoked_at := coalesce(new.revoked_at, now());
  end if;
  return new;
end $$;
create trigger nobodys_invitation before update of invited_by on public.organization_invitations
  for each row when (old.invited_by is not null) execute function private.end_invitation_of_nobody();
revoke execute on function private.end_invitations_of_admin, private.end_invitation_of_nobody from public;

-- Those of admins who went before.
update public.organization_invitations i set revoked_at = now()
where i.accepted_at is null and i.revoked_at is null and not exists (
  select from public.organization_members m where m.organization_id = i.organization_id and m.user_id = i.invited_by and m.role = 'admin');

-- To the address the account has now, whatever an older token says.
alter policy organization_invitations_select on public.organization_invitations using (
  organization_id in (select private.organization_ids('admin'))
  or (email = (select private.my_email()) and accepted_at is null and revoked_at is null and expires_at > now())
);
