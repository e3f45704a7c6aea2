-- What is asked of a language model or a search engine for no project in particular: counted beside the drafts of the
-- organization's projects, against the same limit.

create table public.web_requests (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.organizations (id) on delete cascade,
  function text not null check (char_length(function) <= 100),
  status public.generation_status not null default 'running',
  provider text not null check (char_length(provider) <= 100),
  model text check (char_length(model) <= 200),
  own_model boolean not null default false,
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  error text check (char_length(error) <= 2000),
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table public.web_requests is 'One reading of a website or one search: who asked, who answered, how it ended.';
create index web_requests_organization_id_idx on public.web_requests (organization_id, created_at desc);
create index web_requests_created_by_idx on public.web_requests (created_by);

alter table public.web_requests enable row level security;
create policy web_requests_select on public.web_requests for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy web_requests_insert on public.web_requests for insert to authenticated
  with check (organization_id in (select private.organization_ids('member')));
create policy web_requests_update on public.web_requests for update to authenticated
  using (organization_id in (select private.organization_ids('member')))
  with check (organization_id in (select private.organization_ids('member')));
revoke all on public.web_requests from anon, authenticated;
grant select, insert (organization_id, function, provider, model, own_model),
  update (status, input_tokens, output_tokens, error, finished_at)
  on public.web_requests to authenticated;

-- Reading websites costs us time and others bandwidth, whoever answers.
create function private.limit_web_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.spend('web_requests:' || new.organization_id, 60, 3600, 'Your organization has read 60 websites within an hour.');
  end if;
  return null;
end $$;
revoke execute on function private.limit_web_requests from public;
create trigger limit_web_requests after insert on public.web_requests
  for each row execute function private.limit_web_requests();

-- Everything the operator's model and search engines were asked for an organization since midnight UTC.
create function private.asked_today(organization uuid) returns integer
language sql stable set search_path = '' as $$
  select (
    (select count(*) from public.generations g join public.projects p on p.id = g.project_id
      where p.organization_id = organization and g.created_at >= date_trunc('day', now(), 'UTC')
        and g.provider <> 'built-in' and not g.own_model)
    + (select count(*) from public.web_requests w
      where w.organization_id = organization and w.created_at >= date_trunc('day', now(), 'UTC')
        and w.provider <> 'built-in' and not w.own_model)
  )::integer
$$;

create function private.refuse_past_limit(organization uuid, daily_limit integer) returns void
language plpgsql set search_path = '' as $$
begin
  -- One after the other, so that two who start at once cannot both be the last.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('generations:' || organization, 0));
  if private.asked_today(organization) > daily_limit then
    raise exception 'Your organization has had its % drafts by a language model for today. Try again after midnight UTC, or ask an admin to set a model of your own in the organization settings.', daily_limit
      using errcode = 'PT429',
        detail = ceil(extract(epoch from date_trunc('day', now(), 'UTC') + interval '1 day' - now()))::integer::text;
  end if;
end $$;
revoke execute on function private.asked_today, private.refuse_past_limit from public;
grant execute on function private.asked_today, private.refuse_past_limit to authenticated, service_role;

create function public.start_web_request(
  organization_id uuid,
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
  insert into public.web_requests as w (organization_id, function, provider, model, own_model)
  values (organization_id, function, provider, model, own_model)
  returning w.id into started;
  if daily_limit is not null and provider <> 'built-in' and not own_model then
    perform private.refuse_past_limit(organization_id, daily_limit);
  end if;
  return started;
end $$;
comment on function public.start_web_request is 'Begins a reading or a search; refused past the day''s limit, and past 60 in an hour.';
revoke execute on function public.start_web_request from public, anon;
grant execute on function public.start_web_request to authenticated, service_role;

create or replace function public.start_generation(
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
begin
  -- A run whose server died would otherwise block its successor for ever.
  update public.generations g set status = 'failed', error = 'The server stopped before this run ended.', finished_at = now()
  where g.project_id = project_id and g.function = function and g.status = 'running' and g.created_at < now() - interval '10 minutes';
  insert into public.generations as g (project_id, function, provider, model, asked, request_key, own_model)
  values (project_id, function, provider, model, asked, request_key, own_model)
  returning g.id into started;
  if daily_limit is not null and provider <> 'built-in' and not own_model then
    select p.organization_id into organization from public.projects p where p.id = project_id;
    perform private.refuse_past_limit(organization, daily_limit);
  end if;
  return started;
exception when unique_violation then
  raise exception 'This is being generated already. Wait until it is done.' using errcode = '23505';
end $$;

create or replace function public.get_generation_usage(organization_id uuid, days integer default 14)
returns table (day date, runs integer, failed integer, own_runs integer, input_tokens bigint, output_tokens bigint)
language sql stable set search_path = '' as $$
  select (a.created_at at time zone 'UTC')::date, count(*) filter (where not a.own_model)::integer,
    count(*) filter (where a.status = 'failed')::integer, count(*) filter (where a.own_model)::integer,
    coalesce(sum(a.input_tokens), 0)::bigint, coalesce(sum(a.output_tokens), 0)::bigint
  from (
    select g.created_at, g.own_model, g.status, g.input_tokens, g.output_tokens
    from public.generations g join public.projects p on p.id = g.project_id
    where p.organization_id = $1 and g.provider <> 'built-in'
    union all
    select w.created_at, w.own_model, w.status, w.input_tokens, w.output_tokens
    from public.web_requests w where w.organization_id = $1 and w.provider <> 'built-in'
  ) a
  where a.created_at >= date_trunc('day', now(), 'UTC') - make_interval(days => least(greatest($2, 1), 366) - 1)
  group by 1 order by 1 desc
$$;
