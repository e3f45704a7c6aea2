-- What is not yours answers as if it were not there, and no list a caller sends costs more than a list of that length may.

-- Nothing is numbered where there is no such project: the policy is left to refuse the row, as it does for another team's project.
create or replace function private.next_number(project uuid, counted text) returns integer
language sql volatile security definer set search_path = '' as $$
  insert into private.counters as c (project_id, kind, last_number) select p.id, counted, 1 from public.projects p where p.id = project
  on conflict (project_id, kind) do update set last_number = c.last_number + 1
  returning last_number
$$;

create or replace function private.bound_risks() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'INSERT' and not exists (select from public.projects p where p.id = new.project_id) then
    raise exception 'new row violates row-level security policy for table "specifications"' using errcode = '42501';
  end if;
  -- what is no list is refused by whoever numbers them
  if jsonb_typeof(new.security_risks::jsonb) = 'array' and jsonb_array_length(new.security_risks::jsonb) > 1000 then
    raise exception 'Keep at most 1000 risks in a specification.' using errcode = 'P0001';
  end if;
  return new;
exception when invalid_text_representation then
  return new;
end $$;

create or replace function public.reorder_sections(page_id uuid, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  moved integer;
begin
  update public.sections s set order_index = listed.place - 1
  from (
    select o.id, row_number() over (order by named.place nulls last, o.order_index, o.number) as place
    from public.sections o
    left join (select u.id, min(u.place) as place from unnest(ids) with ordinality as u (id, place) group by u.id) named on named.id = o.id
    where o.page_id = page_id
  ) listed
  where s.id = listed.id and s.order_index <> listed.place - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;

-- Each of them is looked at by what it wrote: those of long ago are not.
create or replace function public.get_undoable_generations(project_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select g.id from (
    select * from public.generations r
    where r.project_id = get_undoable_generations.project_id and r.status = 'succeeded' and r.row_count > 0
    order by r.created_at desc limit 200
  ) g
  where private.undo_obstacle(g::public.generations) is null
$$;
comment on function public.get_undoable_generations is 'Those of the latest 200 runs of a project that can be taken back as a whole as things stand.';

-- Helpers that no policy, function or trigger asks as its caller are for nobody.
revoke execute on all functions in schema private from public;
revoke execute on all procedures in schema private from public;
grant execute on function private.is_restoring to anon, authenticated, service_role;
grant execute on function private.organization_ids, private.project_ids, private.is_unclaimed, private.file_project_id, private.may_follow,
  private.loose_columns, private.designs_without to authenticated, service_role;
