-- Leaving for good asks once more who is there: a session somebody left open must not be enough.

create function private.require_recent_proof() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (
    select from auth.mfa_amr_claims
    where session_id = (auth.jwt() ->> 'session_id')::uuid and updated_at > now() - interval '10 minutes'
  ) then
    raise exception 'Confirm that it is you, then try again.' using errcode = 'PT403', detail = 'reauthentication_needed';
  end if;
end $$;
revoke execute on function private.require_recent_proof from public;

create or replace function private.delete_my_account(email text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  me uuid := auth.uid();
  mine text := (select u.email from auth.users u where u.id = me);
  left_alone text;
begin
  perform private.require_second_step();
  if mine is null or lower(btrim(email)) is distinct from lower(mine) then
    raise exception 'Type the e-mail address of your account to delete it.' using errcode = 'P0001';
  end if;
  select string_agg(o.name, ', ' order by o.name) into left_alone
  from public.organization_members m join public.organizations o on o.id = m.organization_id
  where m.user_id = me and m.role = 'admin' and not exists (
    select from public.organization_members other
    where other.organization_id = m.organization_id and other.role = 'admin' and other.user_id <> me
  );
  if left_alone is not null then
    raise exception 'You are the last admin of %: make somebody else an admin there or delete it first.', left_alone using errcode = 'P0001';
  end if;
  perform private.require_recent_proof();
  delete from auth.users u where u.id = me;
end $$;
