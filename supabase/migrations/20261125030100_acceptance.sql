-- What nobody accepted yet is known of each row and field; an organization chooses whether a version may be made of it.

-- Whose words a field's are is told by its last source; what a person typed or accepted before is accepted, and what was accepted since.
-- Of a version's own rows and texts those of the current one.
create function private.unaccepted(project uuid) returns table (table_name text, row_id uuid, row_number integer, row_name text, fields text[])
language plpgsql stable set search_path = '' as $$
declare
  listed record;
begin
  for listed in
    select t.named, t.short::text, t.live, (select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\000'), '') from pg_catalog.pg_trigger g
      where g.tgrelid = t.named and g.tgname = 'keep_changed') as words
    from private.row_tables() t
    union all
    select 'public.specifications'::regclass, 'specifications', 'and t.version = (select p.version from public.projects p where p.id = t.project_id)', private.specification_texts()
  loop
    return query execute format($f$
      with latest as materialized (
        select distinct on (s.row_id, s.field) s.row_id, s.field, s.revision, s.made_at, s.kind = 'person' or s.accepted_at is not null as is_accepted
        from public.statement_sources s where s.project_id = $1 and s.table_name = %1$L order by s.row_id, s.field, s.made_at desc
      ), accepted as materialized (
        select a.row_id, a.field, max(a.revision) as revision from public.acceptances a
        where a.project_id = $1 and a.table_name = %1$L and a.figure is null and a.taken_back_at is null group by a.row_id, a.field
      ), said as (
        select t.id, w.field, w.place, r.words from %2$s t cross join lateral (select to_jsonb(t)) r (words) cross join unnest($2) with ordinality w (field, place)
        where t.project_id = $1 %3$s and coalesce(r.words ->> w.field, '') <> ''
      ), told as (
        select s.*, case when own.made_at > whole.made_at or whole.made_at is null then own.revision else whole.revision end as revision,
          case when own.made_at > whole.made_at or whole.made_at is null then own.is_accepted else whole.is_accepted end as is_accepted
        from said s left join latest own on own.row_id = s.id and own.field = s.field left join latest whole on whole.row_id = s.id and whole.field is null
      )
      select %1$L, t.id, (t.words ->> 'number')::integer, t.words ->> 'name', array_agg(t.field order by t.place)
      from told t left join accepted own on own.row_id = t.id and own.field = t.field left join accepted whole on whole.row_id = t.id and whole.field is null
      where not coalesce(t.is_accepted, false) and not coalesce(greatest(own.revision, whole.revision) >= t.revision, false)
      group by t.id, t.words order by 3$f$, listed.short, listed.named, listed.live) using project, listed.words;
  end loop;
end $$;

-- What nobody accepted, by list and row, and of what stands there which numbers somebody did; with the caller's rights.
create function public.list_acceptance(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', (select coalesce(jsonb_object_agg(l.table_name, l.rows), '{}') from (
      select u.table_name, jsonb_object_agg(u.row_id, u.fields) as rows from private.unaccepted(project_id) u group by u.table_name) l),
    'figures', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'row_id', a.row_id, 'field', a.field, 'figure', a.figure) order by a.accepted_at), '[]')
      from public.acceptances a where a.project_id = list_acceptance.project_id and a.figure is not null and a.taken_back_at is null
        and not exists (select from public.statement_sources s
          where s.row_id = a.row_id and (s.field is null or s.field = a.field) and s.revision > a.revision)))
$$;
comment on function public.list_acceptance is 'The fields of each row of a project that nobody accepted, {"open": {"pages": {"<row>": ["name"]}}, "figures": […]}, and the numbers somebody accepted where they stand.';

create function private.accept_rows(project uuid, accepted jsonb) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 5000;
  listed record;
  standing integer;
  made uuid[];
begin
  perform private.must_be_member(project);
  if jsonb_typeof(accepted) is distinct from 'array' or jsonb_array_length(accepted) not between 1 and most then
    raise exception 'Name the rows to accept, at most % at a time.', most using errcode = '22023';
  elsif exists (select from jsonb_array_elements(accepted) a where jsonb_typeof(a) <> 'object' or jsonb_typeof(a -> 'revision') is distinct from 'number'
      or (a ->> 'revision') !~ '^[1-9][0-9]{0,8}$' or coalesce(a ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      or coalesce(jsonb_typeof(a -> 'field'), 'null') not in ('string', 'null') or coalesce(jsonb_typeof(a -> 'figure'), 'null') not in ('string', 'null')
      or char_length(a ->> 'field') > 63 or char_length(a ->> 'figure') not between 1 and 100 or a ->> 'figure' is not null and a ->> 'field' is null) then
    raise exception 'Say of each what is accepted as its list, id and revision.' using errcode = '22023';
  end if;
  for listed in select distinct a ->> 'table' as short from jsonb_array_elements(accepted) a loop
    if listed.short is distinct from 'specifications' and (listed.short is null or listed.short not in (select t.short from private.row_tables() t)) then
      raise exception 'There is no list "%" to accept rows of.', left(listed.short, 63) using errcode = '22023';
    end if;
    execute format($f$select count(*) from jsonb_array_elements($2) a
      where a ->> 'table' = %1$L and not exists (select from public.%1$I t where t.id = (a ->> 'id')::uuid and t.project_id = $1 and t.revision = (a ->> 'revision')::integer)$f$,
      listed.short) into standing using project, accepted;
    if standing > 0 then
      raise exception 'Something here was changed or deleted since you looked. Look at it once more, then accept it.' using errcode = 'P0001';
    end if;
  end loop;
  with written as (
    insert into public.acceptances (project_id, table_name, row_id, revision, field, figure, accepted_by)
    select project, a ->> 'table', (a ->> 'id')::uuid, (a ->> 'revision')::integer, a ->> 'field', a ->> 'figure', auth.uid() from jsonb_array_elements(accepted) a
    on conflict (row_id, revision, coalesce(field, ''), coalesce(figure, '')) where taken_back_at is null do nothing returning id
  )
  select coalesce(array_agg(id), '{}') into made from written;
  return made;
end $$;
create function public.accept_rows(project_id uuid, accepted jsonb) returns uuid[]
language sql set search_path = '' as $$ select private.accept_rows(project_id, accepted) $$;
comment on function public.accept_rows is 'Accepts what rows say at their revision, all or none: [{"table": …, "id": …, "revision": …}], of one field or one number in it where "field" and "figure" are said. Answers what takes it back.';

create function private.take_back_acceptances(project uuid, ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.must_be_member(project);
  update public.acceptances a set taken_back_at = clock_timestamp(), taken_back_by = auth.uid()
  where a.project_id = project and a.id = any (ids) and a.taken_back_at is null;
  get diagnostics gone = row_count;
  return gone;
end $$;
create function public.take_back_acceptances(project_id uuid, ids uuid[]) returns integer
language sql set search_path = '' as $$ select private.take_back_acceptances(project_id, ids) $$;
comment on function public.take_back_acceptances is 'Takes acceptances back; who accepted and who took it back stays readable. Answers how many.';

create table public.organization_rules (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  on_unaccepted text not null default 'warn' check (on_unaccepted in ('nothing', 'warn', 'refuse')),
  updated_at timestamptz not null default now()
);
comment on table public.organization_rules is 'What an organization asks of its specifications: what happens where a version is made of words nobody accepted.';
alter table public.organization_rules enable row level security;
revoke all on public.organization_rules from anon, authenticated;
grant select, insert, update on public.organization_rules to authenticated;
create policy organization_rules_select on public.organization_rules for select to authenticated
  using (organization_id in (select private.organization_ids('viewer')));
create policy organization_rules_insert on public.organization_rules for insert to authenticated
  with check (organization_id in (select private.organization_ids('admin')));
create policy organization_rules_update on public.organization_rules for update to authenticated
  using (organization_id in (select private.organization_ids('admin'))) with check (organization_id in (select private.organization_ids('admin')));
call private.announce_changes('public.organization_rules', 'organization', 'organization_id', 'organization_id');
call private.fix_columns_of('public.organization_rules');
call private.bound_rows('public.organization_rules');

create function private.audit_rules() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  had text := case when tg_op = 'UPDATE' then old.on_unaccepted else 'warn' end;
begin
  if new.on_unaccepted <> had then
    perform private.record_event(new.organization_id, 'organization.unaccepted_rule_changed', 'organization', new.organization_id::text, null,
      jsonb_build_object('from', had, 'to', new.on_unaccepted));
  end if;
  return null;
end $$;
create trigger audit_rules after insert or update on public.organization_rules for each row execute function private.audit_rules();

-- Where the organization of a project wants nothing in a version that nobody accepted.
create function private.refuse_unaccepted(project uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  waiting integer;
  told text;
begin
  if not exists (select from public.projects p join public.organization_rules r on r.organization_id = p.organization_id
      where p.id = project and r.on_unaccepted = 'refuse') then
    return;
  end if;
  select sum(c.rows), string_agg(format('%s in %s', c.rows, replace(case c.table_name when 'specifications' then 'texts' else c.table_name end, '_', ' ')), ', ' order by c.table_name)
    into waiting, told from (
      select u.table_name, sum(case u.table_name when 'specifications' then cardinality(u.fields) else 1 end)::integer as rows
      from private.unaccepted(project) u group by u.table_name) c;
  if waiting > 0 then
    raise exception 'Nobody accepted % of what this version would say yet: %. Accept it first; your organization makes no version before.', waiting, told using errcode = 'P0001';
  end if;
end $$;

-- However a version is made: by its name at the project, or by texts under another name than the current one.
create function private.check_new_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'projects' then
    if not exists (select from public.specifications s where s.project_id = new.id and s.version = new.version)
      and not exists (select from public.specification_snapshots s where s.project_id = new.id and s.version = new.version) then
      perform private.refuse_unaccepted(new.id);
    end if;
  -- whoever may not write here is refused like everywhere else, and told nothing of what stands in a project
  elsif (auth.uid() is null or new.project_id in (select private.project_ids('member')))
    and exists (select from public.projects p where p.id = new.project_id and p.version <> new.version) then
    perform private.refuse_unaccepted(new.project_id);
  end if;
  return new;
end $$;
create trigger check_new_version before update of version on public.projects
  for each row when (old.version is distinct from new.version) execute function private.check_new_version();
create trigger check_new_version before insert on public.specifications for each row execute function private.check_new_version();
create trigger check_renamed_version before update of version on public.specifications
  for each row when (old.version is distinct from new.version) execute function private.check_new_version();

revoke execute on function private.audit_rules, private.refuse_unaccepted, private.check_new_version, private.unaccepted, private.accept_rows, private.take_back_acceptances from public;
grant execute on function private.specification_texts, private.unaccepted, private.accept_rows, private.take_back_acceptances to authenticated, service_role;
revoke execute on function public.list_acceptance, public.accept_rows, public.take_back_acceptances from public, anon;
grant execute on function public.list_acceptance, public.accept_rows, public.take_back_acceptances to authenticated, service_role;
