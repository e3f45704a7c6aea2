-- As before, and whoever may not write here is refused like everywhere else, and told nothing of what stands in a project.
create or replace function private.check_new_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'projects' then
    if not exists (select from public.specifications s where s.project_id = new.id and s.version = new.version)
      and not exists (select from public.specification_snapshots s where s.project_id = new.id and s.version = new.version) then
      perform private.refuse_unaccepted(new.id);
    end if;
  elsif (auth.uid() is null or new.project_id in (select private.project_ids('member')))
    and exists (select from public.projects p where p.id = new.project_id and p.version <> new.version) then
    perform private.refuse_unaccepted(new.project_id);
  end if;
  return new;
end $$;
