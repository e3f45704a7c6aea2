-- Where an instance asks everybody for a second factor, a session that has not shown one reaches nothing of a team.

insert into private.settings (name, value) values ('requires_second_factor', 0);

create or replace function private.passed_second_step() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'aal' is distinct from 'aal1'
    or not exists (select from private.settings where name = 'requires_second_factor' and value > 0)
      and not exists (select from auth.mfa_factors where user_id = (select auth.uid()) and status = 'verified')
$$;
