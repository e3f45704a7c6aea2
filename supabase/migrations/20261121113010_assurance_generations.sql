-- Runs write and take back security measures, test cases, external interfaces and quality requirements too.

drop function public.finish_generation;
create function public.finish_generation(
  generation_id uuid,
  pages jsonb default '[]',
  user_classes jsonb default '[]',
  user_stories jsonb default '[]',
  features jsonb default '[]',
  security_measures jsonb default '[]',
  test_cases jsonb default '[]',
  external_interfaces jsonb default '[]',
  quality_requirements jsonb default '[]',
  input_tokens integer default null,
  output_tokens integer default null,
  answer jsonb default null
) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  project uuid;
  page jsonb;
  page_id uuid;
  written integer := 0;
  added integer;
begin
  select g.project_id into project from public.generations g where g.id = generation_id and g.status = 'running' for update;
  if not found then
    raise exception 'This run has ended already. Generate again.' using errcode = 'P0001';
  end if;
  for page in select p from jsonb_array_elements(pages) p loop
    insert into public.pages as t (project_id, name, description, features, generation_id)
    values (project, page ->> 'name', page ->> 'description', page ->> 'features', generation_id)
    returning t.id into page_id;
    insert into public.sections (page_id, name, description, order_index, generation_id)
    select page_id, s ->> 'name', s ->> 'description', place - 1, generation_id
    from jsonb_array_elements(coalesce(page -> 'sections', '[]')) with ordinality as listed (s, place)
    order by place;
    written := written + 1;
  end loop;
  insert into public.user_classes (project_id, name, description, privileges, generation_id)
  select project, c ->> 'name', c ->> 'description', c ->> 'privileges', generation_id
  from jsonb_array_elements(user_classes) with ordinality as listed (c, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.user_stories (project_id, user_class_id, name, story, acceptance_criteria, generation_id)
  select project, (u ->> 'user_class_id')::uuid, u ->> 'name', u ->> 'story', u ->> 'acceptance_criteria', generation_id
  from jsonb_array_elements(user_stories) with ordinality as listed (u, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.features (project_id, page_id, section_id, name, description, generation_id)
  select project, (f ->> 'page_id')::uuid, (f ->> 'section_id')::uuid, f ->> 'name', f ->> 'description', generation_id
  from jsonb_array_elements(features) with ordinality as listed (f, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.security_measures (project_id, name, threat, measure, verification, generation_id)
  select project, m ->> 'name', m ->> 'threat', m ->> 'measure', m ->> 'verification', generation_id
  from jsonb_array_elements(security_measures) with ordinality as listed (m, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.test_cases (project_id, user_story_id, name, given, "when", "then", generation_id)
  select project, (c ->> 'user_story_id')::uuid, c ->> 'name', c ->> 'given', c ->> 'when', c ->> 'then', generation_id
  from jsonb_array_elements(test_cases) with ordinality as listed (c, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.external_interfaces (project_id, kind, name, description, generation_id)
  select project, (i ->> 'kind')::public.external_interface_kind, i ->> 'name', i ->> 'description', generation_id
  from jsonb_array_elements(external_interfaces) with ordinality as listed (i, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  insert into public.quality_requirements (project_id, characteristic, name, description, target, verification, generation_id)
  select project, (q ->> 'characteristic')::public.quality_characteristic, q ->> 'name', q ->> 'description', q ->> 'target',
    q ->> 'verification', generation_id
  from jsonb_array_elements(quality_requirements) with ordinality as listed (q, place) order by place;
  get diagnostics added = row_count;
  written := written + added;
  update public.generations g
  set status = 'succeeded', row_count = written, input_tokens = input_tokens, output_tokens = output_tokens, answer = answer, finished_at = now()
  where g.id = generation_id;
  return written;
end $$;
comment on function public.finish_generation is 'Writes everything a run drafted, or nothing, and ends the run; answers how many rows (sections not counted).';

revoke execute on function public.finish_generation from public, anon;
grant execute on function public.finish_generation to authenticated, service_role;

create or replace function public.undo_generation(generation_id uuid) returns integer
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
  perform from public.security_measures m where m.generation_id = generation_id for update;
  perform from public.test_cases c where c.generation_id = generation_id for update;
  perform from public.external_interfaces i where i.generation_id = generation_id for update;
  perform from public.quality_requirements q where q.generation_id = generation_id for update;

  if exists (select from public.pages p where p.generation_id = generation_id and (p.revision > 1 or p.designs_file is not null))
    or exists (select from public.sections s where s.generation_id = generation_id and s.revision > 1)
    or exists (select from public.user_classes c where c.generation_id = generation_id and c.revision > 1)
    or exists (select from public.user_stories u where u.generation_id = generation_id and u.revision > 1)
    or exists (select from public.features f where f.generation_id = generation_id and f.revision > 1)
    or exists (select from public.security_measures m where m.generation_id = generation_id and m.revision > 1)
    or exists (select from public.test_cases c where c.generation_id = generation_id and c.revision > 1)
    or exists (select from public.external_interfaces i where i.generation_id = generation_id and i.revision > 1)
    or exists (select from public.quality_requirements q where q.generation_id = generation_id and q.revision > 1) then
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
  if exists (
      select from public.test_cases c join public.user_stories u on u.id = c.user_story_id
      where u.generation_id = generation_id and c.generation_id is distinct from generation_id) then
    raise exception 'Test cases stand on the stories of this draft. Undo or delete those first.' using errcode = 'P0001';
  end if;

  delete from public.security_measures m where m.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.test_cases c where c.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.external_interfaces i where i.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
  delete from public.quality_requirements q where q.generation_id = generation_id;
  get diagnostics gone = row_count;
  removed := removed + gone;
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
