-- A run can be taken back as a whole while nothing in it was edited and nothing else stands on it.

create function public.undo_generation(generation_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  removed integer := 0;
  gone integer;
begin
  select * into run from public.generations g where g.id = generation_id for update;
  if not found then
    raise exception 'You may not undo this draft. Ask an admin of the organization.' using errcode = '42501';
  elsif run.status = 'running' then
    raise exception 'This draft is still being written. Undo it when it is done.' using errcode = 'P0001';
  elsif run.status = 'undone' then
    raise exception 'This draft was undone already.' using errcode = 'P0001';
  elsif run.status = 'failed' or coalesce(run.row_count, 0) = 0 then
    raise exception 'This draft stored nothing, so there is nothing to undo.' using errcode = 'P0001';
  end if;

  -- Locked first: whoever edits a row, or hangs something on it, comes before or after, never in between.
  perform from public.pages p where p.generation_id = generation_id for update;
  perform from public.sections s where s.generation_id = generation_id for update;
  perform from public.user_classes c where c.generation_id = generation_id for update;
  perform from public.user_stories u where u.generation_id = generation_id for update;
  perform from public.features f where f.generation_id = generation_id for update;

  if exists (select from public.pages p where p.generation_id = generation_id and (p.revision > 1 or p.designs_file is not null))
    or exists (select from public.sections s where s.generation_id = generation_id and s.revision > 1)
    or exists (select from public.user_classes c where c.generation_id = generation_id and c.revision > 1)
    or exists (select from public.user_stories u where u.generation_id = generation_id and u.revision > 1)
    or exists (select from public.features f where f.generation_id = generation_id and f.revision > 1) then
    raise exception 'Something in this draft was edited since, so it cannot be undone as a whole. Delete single entries instead.'
      using errcode = 'P0001';
  end if;
  if exists (
      select from public.sections s join public.pages p on p.id = s.page_id
      where p.generation_id = generation_id and s.generation_id is distinct from generation_id)
    or exists (
      select from public.user_stories u join public.user_classes c on c.id = u.user_class_id
      where c.generation_id = generation_id and u.generation_id is distinct from generation_id)
    or exists (
      select from public.features f join public.pages p on p.id = f.page_id
      where p.generation_id = generation_id and f.generation_id is distinct from generation_id)
    or exists (
      select from public.features f join public.sections s on s.id = f.section_id
      where s.generation_id = generation_id and f.generation_id is distinct from generation_id) then
    raise exception 'Other sections, stories or features stand on this draft. Undo or delete those first.' using errcode = 'P0001';
  end if;

  delete from public.features f where f.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.user_stories u where u.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.user_classes c where c.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.sections s where s.generation_id = generation_id;
  delete from public.pages p where p.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  update public.generations g set status = 'undone' where g.id = generation_id;
  return removed;
end $$;
comment on function public.undo_generation is 'Removes every row a run wrote, or none; answers how many (sections not counted).';

revoke execute on function public.undo_generation from public, anon;
grant execute on function public.undo_generation to authenticated, service_role;
