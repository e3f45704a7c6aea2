-- The same question asked twice is one run: whoever comes second finds the run, waits for it and reads its answer.

alter table public.generations
  add column asked text check (char_length(asked) <= 64),
  add column request_key uuid,
  add column own_model boolean not null default false,
  add column answer jsonb check (pg_column_size(answer) <= 1000000);
comment on column public.generations.asked is 'A digest of what was asked for beside the project, so that equal questions are known.';
comment on column public.generations.request_key is 'Made by the caller for each request, so that a repeated request finds its run.';
comment on column public.generations.own_model is 'Whether the organization''s own provider and key were used.';
comment on column public.generations.answer is 'What the run answered, where the person saves it; null where it stored rows.';
create unique index generations_request_key on public.generations (project_id, request_key);

-- Runs are what use is counted from: they are neither taken away nor dated back.
drop policy generations_delete on public.generations;
revoke insert, update, delete on public.generations from authenticated;
grant insert (project_id, function, provider, model, asked, request_key, own_model),
  update (status, input_tokens, output_tokens, row_count, error, answer, finished_at)
  on public.generations to authenticated;

drop function public.start_generation;
create function public.start_generation(
  project_id uuid,
  function text,
  provider text,
  model text default null,
  asked text default null,
  request_key uuid default null,
  own_model boolean default false,
  daily_limit integer default null
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  started uuid;
  organization uuid;
  today timestamptz := date_trunc('day', now(), 'UTC');
  used integer;
begin
  -- A run whose server died would otherwise block its successor for ever.
  update public.generations g set status = 'failed', error = 'The server stopped before this run ended.', finished_at = now()
  where g.project_id = project_id and g.function = function and g.status = 'running' and g.created_at < now() - interval '10 minutes';
  insert into public.generations as g (project_id, function, provider, model, asked, request_key, own_model)
  values (project_id, function, provider, model, asked, request_key, own_model)
  returning g.id into started;
  if daily_limit is not null and provider <> 'built-in' and not own_model then
    select p.organization_id into organization from public.projects p where p.id = project_id;
    -- One after the other, so that two who start at once cannot both be the last.
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('generations:' || organization, 0));
    select count(*) into used from public.generations g join public.projects p on p.id = g.project_id
    where p.organization_id = organization and g.created_at >= today and g.provider <> 'built-in' and not g.own_model;
    if used > daily_limit then
      raise exception 'Your organization has had its % drafts by a language model for today. Try again after midnight UTC, or ask an admin to set a model of your own in the organization settings.', daily_limit
        using errcode = 'PT429', detail = ceil(extract(epoch from today + interval '1 day' - now()))::integer::text;
    end if;
  end if;
  return started;
exception when unique_violation then
  raise exception 'This is being generated already. Wait until it is done.' using errcode = '23505';
end $$;
comment on function public.start_generation is 'Begins a run of a drafting function; refused while one of the same kind is running in the project, and past the day''s limit.';

drop function public.finish_generation;
create function public.finish_generation(
  generation_id uuid,
  pages jsonb default '[]',
  user_classes jsonb default '[]',
  user_stories jsonb default '[]',
  features jsonb default '[]',
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
  update public.generations g
  set status = 'succeeded', row_count = written, input_tokens = input_tokens, output_tokens = output_tokens, answer = answer, finished_at = now()
  where g.id = generation_id;
  return written;
end $$;
comment on function public.finish_generation is 'Writes everything a run drafted, or nothing, and ends the run; answers how many rows (sections not counted).';

revoke execute on function public.start_generation, public.finish_generation from public, anon;
grant execute on function public.start_generation, public.finish_generation to authenticated, service_role;
