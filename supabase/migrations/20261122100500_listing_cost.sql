-- Whoever lists a bucket of everybody's files has each of them looked at: the policies say whose it is without calling a function.

do $$
declare
  rule record;
  named text;
begin
  for rule in select * from (values ('select', 'viewer'), ('insert', 'member'), ('update', 'member'), ('delete', 'member')) r (command, role) loop
    -- the folder of a project, as private.file_project_id reads it; what is no id is no project's
    named := format($f$bucket_id in ('design-files', 'project_documents')
      and split_part(name, '/', case when name like 'design-connections/%%' then 2 else 1 end) in (select p::text from private.project_ids(%L) p)$f$, rule.role);
    execute format('drop policy %I on storage.objects', 'project_files_' || rule.command);
    execute format('create policy %I on storage.objects for %s to authenticated %s %s', 'project_files_' || rule.command, rule.command,
      case when rule.command <> 'insert' then format('using (%s)', named) end,
      case when rule.command in ('insert', 'update') then format('with check (%s)', named) end);
  end loop;
end $$;
