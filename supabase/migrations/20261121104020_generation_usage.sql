-- What an organization's drafting used, day by day.

create function public.get_generation_usage(organization_id uuid, days integer default 14)
returns table (day date, runs integer, failed integer, own_runs integer, input_tokens bigint, output_tokens bigint)
language sql stable set search_path = '' as $$
  select (g.created_at at time zone 'UTC')::date, count(*) filter (where not g.own_model)::integer,
    count(*) filter (where g.status = 'failed')::integer, count(*) filter (where g.own_model)::integer,
    coalesce(sum(g.input_tokens), 0)::bigint, coalesce(sum(g.output_tokens), 0)::bigint
  from public.generations g join public.projects p on p.id = g.project_id
  where p.organization_id = $1 and g.provider <> 'built-in'
    and g.created_at >= date_trunc('day', now(), 'UTC') - make_interval(days => least(greatest($2, 1), 366) - 1)
  group by 1 order by 1 desc
$$;
comment on function public.get_generation_usage is 'Runs by language models and their tokens on each of the last days (UTC), newest first; days without any are left out.';
revoke execute on function public.get_generation_usage from public, anon;
grant execute on function public.get_generation_usage to authenticated, service_role;
create index generations_created_at_idx on public.generations (created_at desc) where provider <> 'built-in';
