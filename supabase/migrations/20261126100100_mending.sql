-- Many findings are mended in one go, and a row with two duties becomes two.

-- Under the caller's own rights, all or none.
create function public.change_lists(project_id uuid, lists jsonb, takes_back boolean default false) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  listed record;
  former jsonb := '[]';
  changed jsonb;
begin
  for listed in select l.list, l.changes from jsonb_to_recordset(lists) l (list text, changes jsonb) loop
    changed := public.change_rows(project_id, listed.list, listed.changes, takes_back);
    if not takes_back and jsonb_array_length(changed) < jsonb_array_length(listed.changes) then
      raise exception 'One of these was changed meanwhile. Look at them again.' using errcode = 'P0001';
    end if;
    former := former || jsonb_build_object('list', listed.list, 'changes', changed);
  end loop;
  return former;
end $$;
comment on function public.change_lists is 'Changes rows of several lists, [{"list": "features", "changes": [{"id": …, "description": …}]}], as `change_rows` does; answers the same with what they were before, by which it is taken back.';

-- Under the caller's own rights. The row keeps its number and its first words; what goes with the others comes along.
create function public.split_row(project_id uuid, table_name text, row_id uuid, revision integer, field text, first text, second text, name text) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  made uuid;
  former jsonb;
begin
  former := public.change_rows(project_id, table_name, jsonb_build_array(jsonb_build_object('id', row_id, 'revision', revision, field, first)));
  made := (public.copy_rows(project_id, table_name, array[row_id]))[1];
  perform public.change_rows(project_id, table_name, jsonb_build_array(jsonb_build_object('id', made, field, second, 'name', name)));
  return jsonb_build_object('made', made, 'former', former);
end $$;
comment on function public.split_row is 'Makes two rows of one: it keeps `first` in a field, and a copy of it, called `name`, has `second` there. Answers the copy''s id and what the row was before, by which it is taken back.';
revoke execute on function public.change_lists, public.split_row from public, anon;
grant execute on function public.change_lists, public.split_row to authenticated, service_role;
