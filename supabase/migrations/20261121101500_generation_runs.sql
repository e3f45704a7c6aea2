-- A run is begun once and written whole: these two functions are the only way a drafting function stores rows.

create function public.start_generation(project_id uuid, function text, provider text, model text default null) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  started uuid;
begin
  -- A run whose server died would otherwise block its successor for ever.
  update public.generations g set status = 'failed', error = 'The server stopped before this run ended.', finished_at = now()
  where g.project_id = project_id and g.function = function and g.status = 'running' and g.created_at < now() - interval '10 minutes';
  insert into public.generations as g (project_id, function, provider, model) values (project_id, function, provider, model)
  returning g.id into started;
  return started;
exception when unique_violation then
  raise exception 'This is being generated already. Wait until it is done.' using errcode = '23505';
end $$;
comment on function public.start_generation is 'Begins a run of a drafting function; refused while one of the same kind is running in the project.';

create function public.finish_generation(
  generation_id uuid,
  pages jsonb default '[]',
  user_classes jsonb default '[]',
  user_stories jsonb default '[]',
  features jsonb default '[]',
  input_tokens integer default null,
  output_tokens integer default null
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
  update public.generations g
  set status = 'succeeded', row_count = written, input_tokens = input_tokens, output_tokens = output_tokens, finished_at = now()
  where g.id = generation_id;
  return written;
end $$;
comment on function public.finish_generation is 'Writes everything a run drafted, or nothing, and ends the run; answers how many rows (sections not counted).';

revoke execute on function public.start_generation, public.finish_generation from public, anon;
grant execute on function public.start_generation, public.finish_generation to authenticated, service_role;
