-- What is proposed for a project, and how far its rows are built, in one answer with its lists.
create function public.list_rows_and_work(project_id uuid, tables text[]) returns json
language sql stable set search_path = '' as $$
  select json_build_object('lists', public.list_rows(project_id, tables), 'work', public.list_work(project_id))
$$;
comment on function public.list_rows_and_work is 'What `list_rows` answers, as `lists`, and what `list_work` does, as `work`.';
revoke execute on function public.list_rows_and_work from public, anon;
grant execute on function public.list_rows_and_work to authenticated, service_role;
