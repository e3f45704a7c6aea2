-- What one request may bring: so many rows, so many risks, so many organizations; and what is asked of others is counted where no
-- deletion reaches.

-- What the operator may set otherwise.
create table private.settings (
  name text primary key,
  value bigint not null check (value >= 0)
);
comment on table private.settings is 'Limits the operator may change, by name.';
alter table private.settings enable row level security;
revoke all on private.settings from public, anon, authenticated;
insert into private.settings (name, value) values ('organizations_per_account', 20);

create function private.setting(named text) returns bigint
language sql stable security definer set search_path = '' as $$
  select value from private.settings where name = named
$$;
revoke execute on function private.setting from public;

-- Its argument is how many rows a request may add, to all tables taken together. As its caller: what the service and the
-- database itself write is not counted, nor what is brought back.
create function private.count_rows() returns trigger
language plpgsql set search_path = '' as $$
declare
  added integer;
begin
  if current_user in ('anon', 'authenticated') and not private.is_restoring() then
    added := coalesce(nullif(current_setting('private.added', true), ''), '0')::integer + 1;
    if added > tg_argv[0]::integer then
      raise exception 'This is too much for one request. Send at most % rows at a time.', tg_argv[0] using errcode = 'PT413';
    end if;
    perform set_config('private.added', added::text, true);
  end if;
  return new;
end $$;
revoke execute on function private.count_rows from public;

create procedure private.bound_rows(named regclass, most integer default 5000)
language plpgsql set search_path = '' as $$
begin
  -- named to run before those that cost something
  execute format('create or replace trigger a_count_rows before insert on %s for each row execute function private.count_rows(%L)', named, most);
end $$;

do $$
declare
  named regclass;
begin
  for named in
    select c.oid from pg_catalog.pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and (has_any_column_privilege('authenticated', c.oid, 'insert') or has_any_column_privilege('anon', c.oid, 'insert'))
  loop
    call private.bound_rows(named);
  end loop;
end $$;
call private.bound_rows('public.waitlist', 10);
call private.bound_rows('public.contacts', 10);
call private.bound_rows('public.job_applications', 10);

-- A list of thousands of risks is nobody's specification, and each of them is numbered by itself.
create function private.bound_risks() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- what is no list is refused by whoever numbers them
  if jsonb_typeof(new.security_risks::jsonb) = 'array' and jsonb_array_length(new.security_risks::jsonb) > 1000 then
    raise exception 'Keep at most 1000 risks in a specification.' using errcode = 'P0001';
  end if;
  return new;
exception when invalid_text_representation then
  return new;
end $$;
revoke execute on function private.bound_risks from public;
create trigger bound_risks_added before insert on public.specifications for each row
  when (new.security_risks is not null) execute function private.bound_risks();
create trigger bound_risks_changed before update on public.specifications for each row
  when (new.security_risks is distinct from old.security_risks and new.security_risks is not null) execute function private.bound_risks();

-- One account has so many organizations of its own making; a list of them in one request is counted row by row.
create function private.limit_organizations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most bigint := private.setting('organizations_per_account');
begin
  if auth.role() = 'authenticated' then
    -- one after the other, so that two who start at once cannot both be the last
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('organizations:' || auth.uid(), 0));
    if (select count(*) from public.organizations o where o.created_by = auth.uid()) >= most then
      raise exception 'You have made % organizations, which is as many as one account may. Delete one first.', most using errcode = 'P0001';
    end if;
  end if;
  return new;
end $$;
revoke execute on function private.limit_organizations from public;
create trigger limit_organizations before insert on public.organizations for each row execute function private.limit_organizations();

-- Every run by a language model or search engine, for longer than its project, its organization or its account: nothing here refers
-- to them.
create table private.model_uses (
  run_id uuid primary key,
  organization_id uuid not null,
  account_id uuid,
  own_model boolean not null,
  failed boolean not null default false,
  input_tokens integer,
  output_tokens integer,
  asked_at timestamptz not null default now()
);
comment on table private.model_uses is 'What was asked of language models and search engines, by whom, for 400 days; it outlives what it was asked for.';
create index model_uses_organization_id_idx on private.model_uses (organization_id, asked_at);
create index model_uses_account_id_idx on private.model_uses (account_id, asked_at);
create index model_uses_asked_at_idx on private.model_uses (asked_at);
alter table private.model_uses enable row level security;
revoke all on private.model_uses from public, anon, authenticated;

insert into private.model_uses (run_id, organization_id, account_id, own_model, failed, input_tokens, output_tokens, asked_at)
select g.id, p.organization_id, g.created_by, g.own_model, g.status = 'failed', g.input_tokens, g.output_tokens, g.created_at
from public.generations g join public.projects p on p.id = g.project_id where g.provider <> 'built-in'
union all
select w.id, w.organization_id, w.created_by, w.own_model, w.status = 'failed', w.input_tokens, w.output_tokens, w.created_at
from public.web_requests w where w.provider <> 'built-in';

create function private.note_model_use() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  organization uuid;
begin
  if tg_op = 'UPDATE' then
    update private.model_uses u set failed = new.status = 'failed', input_tokens = new.input_tokens, output_tokens = new.output_tokens
    where u.run_id = new.id;
    return null;
  end if;
  if tg_table_name = 'generations' then
    select p.organization_id into organization from public.projects p where p.id = new.project_id;
  else
    organization := new.organization_id;
  end if;
  insert into private.model_uses (run_id, organization_id, account_id, own_model, failed, input_tokens, output_tokens, asked_at)
  values (new.id, organization, new.created_by, new.own_model, new.status = 'failed', new.input_tokens, new.output_tokens, new.created_at)
  on conflict (run_id) do nothing;
  delete from private.model_uses u where u.run_id in (
    select past.run_id from private.model_uses past where past.asked_at < now() - interval '400 days' limit 10 for update skip locked);
  return null;
end $$;
revoke execute on function private.note_model_use from public;

do $$
declare
  named regclass;
begin
  foreach named in array array['public.generations', 'public.web_requests']::regclass[] loop
    execute format('create trigger note_model_use after insert on %s for each row when (new.provider <> ''built-in'') execute function private.note_model_use()', named);
    execute format('create trigger note_model_use_ended after update of status, input_tokens, output_tokens on %s for each row when (new.provider <> ''built-in'') execute function private.note_model_use()', named);
  end loop;
end $$;

create or replace function private.refuse_past_limit(organization uuid, daily_limit integer) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today timestamptz := date_trunc('day', now(), 'UTC');
  refused text;
begin
  -- One after the other, so that two who start at once cannot both be the last; an organization before an account, always.
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('generations:' || organization, 0));
  perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('generations:' || auth.uid(), 0));
  if (select count(*) from private.model_uses u where u.organization_id = organization and u.asked_at >= today and not u.own_model) > daily_limit then
    refused := 'Your organization has had its';
  elsif (select count(*) from private.model_uses u where u.account_id = auth.uid() and u.asked_at >= today and not u.own_model) > daily_limit then
    refused := 'You have had your';
  end if;
  if refused is not null then
    raise exception '% % drafts by a language model for today. Try again after midnight UTC, or ask an admin to set a model of your own in the organization settings.', refused, daily_limit
      using errcode = 'PT429', detail = ceil(extract(epoch from today + interval '1 day' - now()))::integer::text;
  end if;
end $$;
drop function private.asked_today;

-- Reading websites costs us time and others bandwidth, whoever answers and for whichever organization.
create or replace function private.limit_web_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.spend('web_requests:' || new.organization_id, 60, 3600, 'Your organization has read 60 websites within an hour.');
    perform private.spend('web_requests_by:' || auth.uid(), 60, 3600, 'You have read 60 websites within an hour.');
  end if;
  return null;
end $$;

-- What an organization's drafting used is its admins' to know, deleted projects included.
create function private.generation_usage(organization uuid, days integer)
returns table (day date, runs integer, failed integer, own_runs integer, input_tokens bigint, output_tokens bigint)
language sql stable security definer set search_path = '' as $$
  select (u.asked_at at time zone 'UTC')::date, count(*) filter (where not u.own_model)::integer,
    count(*) filter (where u.failed)::integer, count(*) filter (where u.own_model)::integer,
    coalesce(sum(u.input_tokens), 0)::bigint, coalesce(sum(u.output_tokens), 0)::bigint
  from private.model_uses u
  where u.organization_id = organization and organization in (select private.organization_ids('admin'))
    and u.asked_at >= date_trunc('day', now(), 'UTC') - make_interval(days => least(greatest(days, 1), 366) - 1)
  group by 1 order by 1 desc
$$;
revoke execute on function private.generation_usage from public;
grant execute on function private.generation_usage to authenticated;

create or replace function public.get_generation_usage(organization_id uuid, days integer default 14)
returns table (day date, runs integer, failed integer, own_runs integer, input_tokens bigint, output_tokens bigint)
language sql stable set search_path = '' as $$
  select * from private.generation_usage(organization_id, days)
$$;
comment on function public.get_generation_usage is 'Runs by language models and their tokens on each of the last days (UTC), newest first, for admins; days without any are left out.';

-- From now on `private.protect` sees to the number of rows too.
create or replace procedure private.protect(named regclass, variadic words text[] default '{}')
language plpgsql set search_path = '' as $$
declare
  short text := (select relname from pg_catalog.pg_class where oid = named);
begin
  execute format('alter table %s enable row level security', named);
  execute format('revoke all on %s from anon, authenticated', named);
  execute format('grant select, insert, update, delete on %s to authenticated', named);
  execute format($f$create policy %I on %s for select to authenticated using (project_id in (select private.project_ids('viewer')))$f$, short || '_select', named);
  execute format($f$create policy %I on %s for insert to authenticated with check (project_id in (select private.project_ids('member')))$f$, short || '_insert', named);
  execute format($f$create policy %I on %s for update to authenticated using (project_id in (select private.project_ids('member'))) with check (project_id in (select private.project_ids('member')))$f$, short || '_update', named);
  execute format($f$create policy %I on %s for delete to authenticated using (project_id in (select private.project_ids('member')))$f$, short || '_delete', named);
  execute format('create trigger touch_inserted after insert on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create trigger touch_updated after update on %s referencing new table as changed for each statement execute function private.touch_project()', named);
  execute format('create trigger touch_deleted after delete on %s referencing old table as changed for each statement execute function private.touch_project()', named);
  if cardinality(words) > 0 then
    execute format('create trigger number_it before insert or update on %s for each row execute function private.set_number()', named);
    execute format('create trigger revise_it before update on %s for each row execute function private.set_revision(%s)', named,
      (select string_agg(quote_literal(w), ', ') from unnest(words) w));
    call private.keep_what_is_removed(named);
  end if;
  call private.announce_changes(named);
  call private.fix_columns_of(named);
  call private.bound_rows(named);
end $$;
