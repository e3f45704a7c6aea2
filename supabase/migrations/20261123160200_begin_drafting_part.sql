-- Begins a part of a run in one request: that the run goes on, the generation that drafts the part, and that it is the part's.
create function public.begin_drafting_part(
  run_id uuid,
  attempt integer,
  function text,
  provider text,
  model text default null,
  own_model boolean default false,
  daily_limit integer default null
) returns uuid
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  started uuid;
begin
  if not public.beat_drafting_run(run_id, attempt) then
    raise exception 'Stopped by hand.' using errcode = 'P0001';
  end if;
  -- a run asks for each part once; what others ask for meanwhile is another question
  started := public.start_generation(project_id => (select r.project_id from public.drafting_runs r where r.id = run_id),
    function => function, provider => provider, model => model, asked => 'run ' || run_id, own_model => own_model, daily_limit => daily_limit);
  update public.drafting_parts p set draft_id = started where p.run_id = run_id and p.function = function;
  return started;
end $$;
comment on function public.begin_drafting_part is 'Begins the generation that drafts a part of a run, and answers its id; a conflict while one of the same function is running, or once the run is stopped.';
revoke execute on function public.begin_drafting_part from public, anon;
grant execute on function public.begin_drafting_part to authenticated, service_role;
