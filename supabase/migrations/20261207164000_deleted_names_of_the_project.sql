-- As before, but what was deleted is looked for in the projects that rows are added to, named beforehand: joined to what is added, of which
-- nobody knows how many projects it is of, what everybody deleted was read for a hundred rows.
create or replace function private.forget_deleted() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  projects constant uuid[] := array(select distinct a.project_id from added a);
begin
  perform private.plan_for((select count(*) from added));
  if exists (select from private.deleted_names d where d.project_id = any (projects)) then
    delete from private.deleted_names d using added a
    where d.project_id = any (projects) and d.project_id = a.project_id and d.table_name = tg_table_name and d.row_id = a.id;
    delete from private.deleted_names d using added a
    where d.project_id = any (projects) and d.project_id = a.project_id and d.table_name = tg_table_name
      and private.name_key(d.name) = private.name_key(a.name) and d.ties = private.ties_of(to_jsonb(a));
  end if;
  return null;
end $$;
