-- Each change of an organization's rules has everybody who listens to it looked at again.
create function private.limit_rule_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.spend('rules:' || new.organization_id, 60, 3600, 'The rules of this organization were changed 60 times within an hour.');
  end if;
  return null;
end $$;
revoke execute on function private.limit_rule_changes from public;
create trigger limit_changes after insert or update on public.organization_security
  for each row execute function private.limit_rule_changes();
