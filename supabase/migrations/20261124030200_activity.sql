-- What happened to a project, read from the history of its rows: what somebody did in one go is one entry.

-- Entries are made of the last 2,000 changes before a time, so that each page costs the same however long the history is.
create function public.list_activity(project_id uuid, before timestamptz default null, person uuid default null, list text default null)
returns table (
  id uuid, table_name text, change text, through text, made_by uuid, key_name text, proposed_by uuid, rows integer, first_at timestamptz, last_at timestamptz, samples jsonb
)
language sql stable set search_path = '' as $$
  with recent as (
    select r.*, p.key_name, p.proposed_by from public.row_revisions r left join public.proposals p on p.id = r.proposal_id
    where r.project_id = list_activity.project_id and r.made_at < coalesce(before, 'infinity')
      and (person is null or r.made_by = person) and (list is null or r.table_name = list)
    order by r.made_at desc limit 2000
  ), told as (
    select n.*, count(*) filter (where n.begins) over (order by n.made_at desc, n.id) as entry from (
      select c.*, lag(c.made_at) over w is null
        or (lag(c.table_name) over w, lag(c.change) over w, lag(c.through) over w, lag(c.made_by) over w, lag(c.generation_id) over w, lag(c.key_name) over w, lag(c.proposed_by) over w)
          is distinct from (c.table_name, c.change, c.through, c.made_by, c.generation_id, c.key_name, c.proposed_by)
        or lag(c.made_at) over w > c.made_at + interval '30 minutes' as begins
      from recent c window w as (order by c.made_at desc, c.id)) n
  )
  select (array_agg(t.id order by t.made_at desc, t.id))[1], t.table_name, t.change, t.through, t.made_by, t.key_name, t.proposed_by, count(*)::integer, min(t.made_at), max(t.made_at),
    to_jsonb((array_agg(jsonb_build_object('row_id', t.row_id, 'revision', t.revision, 'name', left(t.words ->> 'name', 200), 'changed', t.changed) order by t.made_at desc, t.id))[1:5])
  from told t group by t.entry, t.table_name, t.change, t.through, t.made_by, t.key_name, t.proposed_by, t.generation_id
  order by t.entry limit 40
$$;
comment on function public.list_activity is 'Who changed what of a project, through what and when: entries of changes that were made in one go, the last first, at most 40 before a time, of one person or one list alone where they are named.';
revoke execute on function public.list_activity from public, anon;
grant execute on function public.list_activity to authenticated, service_role;
