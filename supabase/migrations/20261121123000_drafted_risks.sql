-- A draft of risks can be shown and taken back like any other: each risk says which run wrote it. Whether a draft can still
-- be undone is known before somebody tries.

alter table private.risk_numbers add column generation_id uuid references public.generations (id) on delete set null;
comment on column private.risk_numbers.generation_id is 'The run that wrote the risk; null where a person did.';
create index risk_numbers_generation_id_idx on private.risk_numbers (generation_id);

create or replace function private.number_risks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing jsonb := '{}';
  known jsonb := '{}';
  risk jsonb;
  numbered jsonb[] := '{}';
  given integer;
  drafted uuid;
  wrote uuid[] := '{}';
  previous jsonb;
begin
  if tg_op = 'UPDATE' and new.security_risks is not distinct from old.security_risks then
    return new;
  end if;
  begin
    if jsonb_typeof(new.security_risks::jsonb) <> 'array' then
      raise exception 'The risks must be a list.' using errcode = '22023';
    end if;
  exception when invalid_text_representation then
    raise exception 'The risks must be the JSON text of a list.' using errcode = '22023';
  end;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(r ->> 'id', r), '{}') into standing
    from jsonb_array_elements(coalesce(old.security_risks, '[]')::jsonb) r;
    select coalesce(jsonb_object_agg(r.risk_id, r.risk), '{}') || standing into known
    from private.removed_risks r where r.specification_id = old.id;
  end if;
  for risk in select r from jsonb_array_elements(coalesce(new.security_risks, '[]')::jsonb) r loop
    if jsonb_typeof(risk) <> 'object' or coalesce(risk ->> 'id', '') = '' or char_length(risk ->> 'id') > 100 then
      raise exception 'Every risk needs an id.' using errcode = '22023';
    end if;
    select number, generation_id into given, drafted from private.risk_numbers
    where project_id = new.project_id and risk_id = risk ->> 'id';
    if not found then
      given := private.next_number(new.project_id, 'risks');
      -- What is new is of a run only where the project has such a run of risks that stands.
      select g.id into drafted from public.generations g
      where g.id::text = risk ->> 'generation_id' and g.project_id = new.project_id and g.function = 'generate-risks'
        and g.status = 'succeeded';
      insert into private.risk_numbers (project_id, risk_id, number, generation_id)
      values (new.project_id, risk ->> 'id', given, drafted);
      wrote := wrote || drafted;
    end if;
    previous := known -> (risk ->> 'id');
    numbered := array_append(numbered, risk - 'generation_id' || jsonb_strip_nulls(jsonb_build_object('generation_id', drafted)) || jsonb_build_object(
      'number', given,
      'revision', case
        when previous is null and tg_op = 'INSERT' then coalesce(case when (risk ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (risk ->> 'revision')::integer end, 1)
        when previous is null then 1
        when (previous ->> 'name', previous ->> 'functionality', previous ->> 'description')
          is not distinct from (risk ->> 'name', risk ->> 'functionality', risk ->> 'description')
          then coalesce((previous ->> 'revision')::integer, 1)
        else coalesce((previous ->> 'revision')::integer, 1) + 1
      end));
  end loop;
  update public.generations g set row_count = coalesce(g.row_count, 0) + w.rows
  from (select id, count(*)::integer as rows from unnest(wrote) id where id is not null group by id) w where g.id = w.id;
  if tg_op = 'UPDATE' then
    delete from private.removed_risks r
    where r.removed_at < now() - interval '7 days'
      or r.specification_id = old.id and r.risk_id in (select n ->> 'id' from unnest(numbered) n);
    insert into private.removed_risks (specification_id, risk_id, risk)
    select old.id, s.key, s.value from jsonb_each(standing) s where s.key not in (select n ->> 'id' from unnest(numbered) n);
  end if;
  if new.security_risks is not null then
    new.security_risks := to_jsonb(numbered)::text;
  end if;
  return new;
end $$;

-- What is left of the risks a run wrote, in the version the project is at.
create function private.drafted_risks(run public.generations) returns setof jsonb
language sql stable set search_path = '' as $$
  select r from public.projects p
  join public.specifications s on s.project_id = p.id and s.version = p.version
  cross join lateral jsonb_array_elements(coalesce(s.security_risks, '[]')::jsonb) r
  where p.id = run.project_id and run.function = 'generate-risks' and r ->> 'generation_id' = run.id::text
$$;
comment on function private.drafted_risks is 'What is left of the risks a run wrote, as the version the project is at lists them.';
revoke execute on function private.drafted_risks from public;
grant execute on function private.drafted_risks to authenticated, service_role;

-- Why a run cannot be taken back, as the person who asks sees it; null where it can.
create function private.undo_obstacle(run public.generations) returns text
language plpgsql stable set search_path = '' as $$
begin
  if run.status = 'running' then
    return 'This draft is still being written. Undo it when it is done.';
  elsif run.status = 'undone' then
    return 'This draft was undone already.';
  elsif run.status = 'failed' or coalesce(run.row_count, 0) = 0 then
    return 'This draft stored nothing, so there is nothing to undo.';
  elsif not exists (select from public.pages r where r.generation_id = run.id)
    and not exists (select from public.user_classes r where r.generation_id = run.id)
    and not exists (select from public.user_stories r where r.generation_id = run.id)
    and not exists (select from public.features r where r.generation_id = run.id)
    and not exists (select from public.security_measures r where r.generation_id = run.id)
    and not exists (select from public.test_cases r where r.generation_id = run.id)
    and not exists (select from public.external_interfaces r where r.generation_id = run.id)
    and not exists (select from public.quality_requirements r where r.generation_id = run.id)
    and not exists (select from private.drafted_risks(run)) then
    return 'Everything in this draft was deleted already.';
  end if;
  if exists (select from public.pages p where p.generation_id = run.id and (p.revision > 1 or p.designs_file is not null))
    or exists (select from public.sections s where s.generation_id = run.id and s.revision > 1)
    or exists (select from public.user_classes c where c.generation_id = run.id and c.revision > 1)
    or exists (select from public.user_stories u where u.generation_id = run.id and u.revision > 1)
    or exists (select from public.features f where f.generation_id = run.id and f.revision > 1)
    or exists (select from public.security_measures m where m.generation_id = run.id and m.revision > 1)
    or exists (select from public.test_cases c where c.generation_id = run.id and c.revision > 1)
    or exists (select from public.external_interfaces i where i.generation_id = run.id and i.revision > 1)
    or exists (select from public.quality_requirements q where q.generation_id = run.id and q.revision > 1)
    or exists (select from private.drafted_risks(run) r where (r ->> 'revision')::integer > 1) then
    return 'Something in this draft was edited since, so it cannot be undone as a whole. Delete single entries instead.';
  end if;
  if exists (
      select from public.sections s join public.pages p on p.id = s.page_id
      where p.generation_id = run.id and s.generation_id is distinct from run.id)
    or exists (
      select from public.user_stories u join public.user_classes c on c.id = u.user_class_id
      where c.generation_id = run.id and u.generation_id is distinct from run.id)
    or exists (
      select from public.features f join public.pages p on p.id = f.page_id
      where p.generation_id = run.id and f.generation_id is distinct from run.id)
    or exists (
      select from public.features f join public.sections s on s.id = f.section_id
      where s.generation_id = run.id and f.generation_id is distinct from run.id) then
    return 'Other sections, stories or features stand on this draft. Undo or delete those first.';
  end if;
  if exists (
      select from public.test_cases c join public.user_stories u on u.id = c.user_story_id
      where u.generation_id = run.id and c.generation_id is distinct from run.id) then
    return 'Test cases stand on the stories of this draft. Undo or delete those first.';
  end if;
  return null;
end $$;
revoke execute on function private.undo_obstacle from public;
grant execute on function private.undo_obstacle to authenticated, service_role;

create or replace function public.undo_generation(generation_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  run public.generations;
  obstacle text;
  removed integer := 0;
  gone integer;
begin
  select * into run from public.generations g where g.id = generation_id for update;
  if not found then
    raise exception 'You may not undo this draft. Ask an admin of the organization.' using errcode = '42501';
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
  perform from public.specifications s where s.project_id = run.project_id and run.function = 'generate-risks' for update;

  obstacle := private.undo_obstacle(run);
  if obstacle is not null then
    raise exception '%', obstacle using errcode = 'P0001';
  end if;

  select count(*) into gone from private.drafted_risks(run);
  if gone > 0 then
    update public.specifications s set security_risks = (
      select coalesce(jsonb_agg(r order by place), '[]')::text
      from jsonb_array_elements(s.security_risks::jsonb) with ordinality as listed (r, place)
      where r ->> 'generation_id' is distinct from generation_id::text)
    from public.projects p
    where p.id = run.project_id and s.project_id = p.id and s.version = p.version;
  end if;
  removed := removed + gone;
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

create function public.get_undoable_generations(project_id uuid) returns setof uuid
language sql stable set search_path = '' as $$
  select g.id from public.generations g
  where g.project_id = get_undoable_generations.project_id and g.status = 'succeeded' and g.row_count > 0
    and private.undo_obstacle(g) is null
$$;
comment on function public.get_undoable_generations is 'The runs of a project that can be taken back as a whole as things stand.';
revoke execute on function public.get_undoable_generations from public, anon;
grant execute on function public.get_undoable_generations to authenticated, service_role;
