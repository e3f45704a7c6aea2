-- What is older than the logs keep goes some at a time, so that no sweep holds the rows of everybody until the last is gone, and none
-- waits for another.

drop function private.sweep_audit_events();
create function private.sweep_audit_events(most bigint default 1000) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  dropped integer;
  left_by_then integer;
begin
  delete from public.audit_events where id in (
    select e.id from public.audit_events e left join public.organization_security s on s.organization_id = e.organization_id
    where e.at < now() - interval '30 days' and e.at < now() - make_interval(days => coalesce(s.audit_days, 365))
    limit most for update of e skip locked);
  get diagnostics dropped = row_count;
  delete from private.past_members where ctid = any (array(
    select m.ctid from private.past_members m where m.left_at < now() - make_interval(days => private.audit_days(m.organization_id))
    limit most for update skip locked));
  get diagnostics left_by_then = row_count;
  return dropped + left_by_then;
end $$;
revoke execute on function private.sweep_audit_events from public;
