-- As before, but a project that was touched within the minute is not written to: a statement that writes no row has all that follows
-- a write of projects gone through all the same, some eighty times a draft.
create or replace function private.touch_project() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.projects p where p.id in (select c.project_id from changed c) and p.updated_at < now() - interval '1 minute') then
    update public.projects p set updated_at = now()
    where p.id in (select distinct c.project_id from changed c) and p.updated_at < now() - interval '1 minute';
  end if;
  return null;
end $$;
