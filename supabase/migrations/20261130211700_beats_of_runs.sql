-- A run over all sections and its drafts say in one statement that they live. Each by itself they asked four times as often, and where
-- many were drafted at once their commits waited for the disk together with what they drafted, until nobody was heard in time.

create function public.beat_run(run_id uuid, attempt integer) returns uuid[]
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
    select d.id from public.drafting_runs d where d.id = run_id and d.beat_at < now() - interval '5 seconds' for update skip locked);
  update public.generations g set beat_at = now() where g.id in (
    select d.id from public.generations d where d.id = any (written) and d.beat_at < now() - interval '5 seconds' for update skip locked);
  return written;
end $$;
comment on function public.beat_run is 'Says that the server that writes a run and its drafts lives; answers which of them are still written, nothing where the run is over.';
revoke execute on function public.beat_run from public, anon;
grant execute on function public.beat_run to authenticated, service_role;

-- As before, without waiting for the disk.
create or replace function public.beat_generation(id uuid) returns boolean
language plpgsql set search_path = '' as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  update public.generations g set beat_at = now()
  where g.id = beat_generation.id and g.status = 'running' and g.beat_at < now() - interval '5 seconds';
  return exists (select from public.generations g where g.id = beat_generation.id and g.status = 'running');
end $$;
