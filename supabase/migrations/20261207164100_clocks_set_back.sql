-- A beat is of now or of a moment ago. One of later was dated before the database's clock was set back: a server that lives says again that it
-- does, and what a dead one was writing is not told as being written until that time comes.

create function private.is_silent(beat_at timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select beat_at not between now() - interval '30 seconds' and now() + interval '30 seconds'
$$;
revoke execute on function private.is_silent from public;
grant execute on function private.is_silent to authenticated, service_role;

create or replace function private.is_lost(run public.drafting_runs) returns boolean
language sql stable set search_path = '' as $$
  select run.status = 'running' and private.is_silent(run.beat_at)
$$;

create or replace function public.end_silent_generations(project_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  ended integer;
begin
  update public.generations g set status = 'failed', error = 'The server stopped before this was written. Generate again.', finished_at = now()
  where g.project_id = project_id and g.status = 'running' and private.is_silent(g.beat_at);
  get diagnostics ended = row_count;
  return ended;
end $$;

create or replace function public.beat_run(run_id uuid, attempt integer) returns uuid[]
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  written uuid[];
begin
  -- that somebody lived a moment ago need not outlive the machine
  perform set_config('synchronous_commit', 'off', true);
  if not exists (select from public.drafting_runs r where r.id = run_id and r.attempt = attempt and r.status = 'running') then
    return null;
  end if;
  written := array(select g.id from public.drafting_parts p join public.generations g on g.id = p.draft_id where p.run_id = run_id and g.status = 'running');
  -- whoever holds a row writes it just now, and is as alive
  update public.drafting_runs r set beat_at = now() where r.id in (
    select d.id from public.drafting_runs d where d.id = run_id and d.beat_at not between now() - interval '5 seconds' and now() for update skip locked);
  update public.generations g set beat_at = now() where g.id in (
    select d.id from public.generations d where d.id = any (written) and d.beat_at not between now() - interval '5 seconds' and now() for update skip locked);
  return written;
end $$;

create or replace function public.beat_generation(id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update public.generations g set beat_at = now()
  where g.id = beat_generation.id and g.status = 'running' and g.beat_at not between now() - interval '5 seconds' and now();
  return exists (select from public.generations g where g.id = beat_generation.id and g.status = 'running');
end $$;
