-- How many rows stand in each list of a project, counted where they are.
create function public.count_rows(project_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  counts jsonb := '{}';
  listed record;
  found_count bigint;
begin
  for listed in select t.named, t.short, t.live from private.row_tables() t loop
    execute format('select count(*) from %s t where t.project_id = $1 %s', listed.named, listed.live) into found_count using project_id;
    counts := counts || jsonb_build_object(listed.short, found_count);
  end loop;
  return counts;
end $$;
comment on function public.count_rows is 'How many rows each list of a project has, {"pages": 3, …}, of those one may see.';
revoke execute on function public.count_rows from public, anon;
grant execute on function public.count_rows to authenticated, service_role;
