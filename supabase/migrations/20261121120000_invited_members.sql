-- Whoever is a member has nothing to accept.

create function private.refuse_invited_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from public.organization_members m join auth.users u on u.id = m.user_id
    where m.organization_id = new.organization_id and lower(u.email) = lower(new.email)
  ) then
    raise exception '% is a member already.', lower(new.email) using errcode = 'P0001';
  end if;
  return new;
end $$;
revoke execute on function private.refuse_invited_members from public;

-- after the insert, so that the policies have decided first whether the caller may ask at all
create trigger refuse_invited_members after insert on public.organization_invitations
  for each row execute function private.refuse_invited_members();
