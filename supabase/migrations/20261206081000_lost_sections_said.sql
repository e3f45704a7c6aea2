-- As before, and of what was being written when its server stopped it is said why it is not there, also before somebody goes on with the run.
create or replace function public.get_drafting_run(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('id', r.id, 'created_by', r.created_by, 'created_at', r.created_at, 'finished_at', r.finished_at,
    'adds_to_all', r.adds_to_all, 'instruction', r.instruction, 'unused', to_jsonb(r.unused),
    'status', case when private.is_lost(r) then 'interrupted' else r.status end, 'now', now(),
    'parts', (
      select jsonb_agg(jsonb_build_object('function', p.function, 'generation_id', p.draft_id, 'count', g.row_count,
        'error', coalesce(g.error, p.error, case
          when g.status = 'running' and (r.status <> 'running' or private.is_lost(r)) then 'The server stopped before this was written.'
        end), 'notes', coalesce(g.notes, '{}'), 'has_left_out', coalesce(g.has_left_out, false), 'so_far', case when g.status = 'running' then p.so_far end, 'started_at', g.created_at, 'finished_at', g.finished_at,
        'written', array(select jsonb_object_keys(coalesce(p.written, '{}'))),
        'is_offered', g.status = 'succeeded' and p.written = '{}' and g.answer is not null,
        'status', case
          when p.is_kept then 'kept'
          when g.status = 'succeeded' then 'done'
          when g.status = 'undone' then 'undone'
          when g.status = 'running' and r.status = 'running' and not private.is_lost(r) then 'writing'
          when p.error is not null or g.id is not null then 'failed'
          else 'waiting'
        end) order by p.place)
      from public.drafting_parts p left join public.generations g on g.id = p.draft_id where p.run_id = r.id))
  from public.drafting_runs r where r.project_id = get_drafting_run.project_id order by r.created_at desc, r.id limit 1
$$;
