-- What is deleted can be brought back as it was: every deletion is written down, with what went along and what let go of it.

create table private.removed_rows (
  id bigint generated always as identity primary key,
  -- One deletion, whatever it took along: everything its transaction removed.
  removal uuid not null,
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name name not null,
  row_id uuid,
  before jsonb not null,
  -- What became of a row that stayed and let go of the removed one; null where the row itself went.
  after jsonb,
  removed_by uuid,
  removed_at timestamptz not null default now()
);
comment on table private.removed_rows is 'Deleted rows of projects, word for word, for a week.';
create index removed_rows_row_id_idx on private.removed_rows (row_id);
create index removed_rows_removal_idx on private.removed_rows (removal);
create index removed_rows_project_id_idx on private.removed_rows (project_id);
create index removed_rows_removed_at_idx on private.removed_rows (removed_at);
alter table private.removed_rows enable row level security;

create function private.is_restoring() returns boolean
language sql stable set search_path = '' as $$
  select coalesce(current_setting('private.restoring', true), '') = 'on'
$$;

-- Every row a transaction removes belongs to one removal.
create function private.removal() returns uuid
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('private.removal', true), '') = '' then
    perform set_config('private.removal', gen_random_uuid()::text, true);
  end if;
  return current_setting('private.removal')::uuid;
end $$;

-- Where the project itself goes, nothing of it is kept.
create function private.keep_removed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_rows (removal, project_id, table_name, row_id, before, removed_by)
  select private.removal(), g.project_id, tg_table_name, (to_jsonb(g) ->> 'id')::uuid, to_jsonb(g), auth.uid()
  from gone g where exists (select from public.projects p where p.id = g.project_id);
  delete from private.removed_rows where removed_at < now() - interval '7 days';
  return null;
end $$;

-- Fires where a deletion elsewhere made a row let go of what was deleted, never for a change somebody made.
create function private.keep_loosened() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.removed_rows (removal, project_id, table_name, row_id, before, after, removed_by)
  select private.removal(), old.project_id, tg_table_name, old.id, to_jsonb(old), to_jsonb(new), auth.uid()
  where exists (select from public.projects p where p.id = old.project_id);
  return null;
end $$;

-- For tables of a project; run again it changes nothing.
create procedure private.keep_what_is_removed(named regclass)
language plpgsql set search_path = '' as $$
begin
  execute format('create or replace trigger keep_removed after delete on %s referencing old table as gone for each statement execute function private.keep_removed()', named);
  if exists (select from pg_catalog.pg_constraint c where c.conrelid = named and c.contype = 'f' and c.confdeltype = 'n')
    and exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'id' and not a.attisdropped) then
    execute format('create or replace trigger keep_loosened after update on %s for each row when (pg_trigger_depth() > 0) execute function private.keep_loosened()', named);
  end if;
end $$;

-- A row that comes back keeps the number and the revision it had.
create or replace function private.set_number() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.number := old.number;
    new.project_id := old.project_id;
  elsif not private.is_restoring() then
    new.number := private.next_number(new.project_id, tg_table_name);
    new.revision := 1;
  end if;
  return new;
end $$;

create or replace function private.set_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  word text;
begin
  if private.is_restoring() then
    return new;
  end if;
  new.revision := old.revision;
  foreach word in array tg_argv loop
    if after -> word is distinct from before -> word then
      new.revision := old.revision + 1;
      return new;
    end if;
  end loop;
  return new;
end $$;

-- The columns a table's rows keep empty where what they refer to is gone, each with the test that it is there.
create function private.loose_columns(named regclass) returns table (column_name name, is_there text)
language sql stable set search_path = '' as $$
  select a.attname, string_agg(format('exists (select from %s r where %s)', c.confrelid::regclass, (
    select string_agg(format('r.%I = p.%I', theirs.attname, ours.attname), ' and ')
    from unnest(c.conkey, c.confkey) as pair (ours, theirs)
    join pg_catalog.pg_attribute ours on ours.attrelid = c.conrelid and ours.attnum = pair.ours
    join pg_catalog.pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attnum = pair.theirs)), ' and ')
  from pg_catalog.pg_constraint c
  join pg_catalog.pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (coalesce(nullif(c.confdelsetcols, '{}'), c.conkey))
  join pg_catalog.pg_class t on t.oid = c.confrelid
  where c.conrelid = named and c.contype = 'f' and c.confdeltype = 'n' and t.relnamespace = 'public'::regnamespace
  group by a.attname
$$;

create function private.removals_of(ids uuid[]) returns setof uuid
language sql stable security definer set search_path = '' as $$
  select r.removal from private.removed_rows r
  where r.row_id = any (ids) and r.after is null
    and r.removed_at > now() - interval '7 days' and r.project_id in (select private.project_ids('member'))
  group by r.removal order by max(r.id) desc
$$;

-- The tables a removal took rows from: what others stand on comes first, and last the rows that only let go.
create function private.tables_of(wanted uuid) returns table (named regclass, is_gone boolean)
language sql stable security definer set search_path = '' as $$
  with recursive standing (oid, depth) as (
    select c.oid, 0 from pg_catalog.pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    union
    select f.conrelid, s.depth + 1 from standing s
    join pg_catalog.pg_constraint f on f.confrelid = s.oid and f.contype = 'f' and f.conrelid <> f.confrelid
    where s.depth < 20
  )
  select s.oid::regclass, r.is_gone
  from (
    select distinct table_name, after is null as is_gone from private.removed_rows
    where removal = wanted and project_id in (select private.project_ids('member'))
  ) r
  join standing s on s.oid = format('public.%I', r.table_name)::regclass
  group by s.oid, r.is_gone order by r.is_gone desc, max(s.depth), s.oid
$$;

-- A row that let go more than once was first as it stood before the first time.
create function private.rows_of(wanted uuid, named regclass, is_gone boolean) returns table (row_id uuid, before jsonb, after jsonb)
language sql stable security definer set search_path = '' as $$
  select r.row_id, (array_agg(r.before order by r.id))[1], (array_agg(r.after order by r.id desc))[1]
  from private.removed_rows r
  where r.removal = wanted and format('public.%I', r.table_name)::regclass = named and (r.after is null) = is_gone
    and r.project_id in (select private.project_ids('member'))
  group by r.row_id, case when is_gone then r.id end order by min(r.id)
$$;

create function private.forget_removal(wanted uuid) returns void
language sql volatile security definer set search_path = '' as $$
  delete from private.removed_rows r where r.removal = wanted and r.project_id in (select private.project_ids('member'))
$$;

-- Inserts the rows a removal took from a table, word for word; what they referred to loosely and is gone by now stays empty.
create function private.put_back(removal uuid, named regclass) returns integer
language plpgsql set search_path = '' as $$
declare
  columns text;
  given text;
  added integer;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
    string_agg(case when l.is_there is null then format('p.%I', a.attname)
      else format('case when %s then p.%I end', l.is_there, a.attname) end, ', ' order by a.attnum)
  into columns, given
  from pg_catalog.pg_attribute a left join private.loose_columns(named) l on l.column_name = a.attname
  where a.attrelid = named and a.attnum > 0 and not a.attisdropped and a.attgenerated = '';
  execute format('insert into %1$s (%2$s) select %3$s from private.rows_of($1, $2, true) r, jsonb_populate_record(null::%1$s, r.before) p',
    named, columns, given) using removal, named;
  get diagnostics added = row_count;
  return added;
end $$;

-- Ties rows that stayed to what came back, where nobody changed them since.
create function private.tie_again(removal uuid, named regclass) returns void
language plpgsql set search_path = '' as $$
declare
  changes text;
  untouched text;
begin
  select string_agg(format(
      '%1$I = case when r.before -> %2$L is distinct from r.after -> %2$L and %3$s then p.%1$I else t.%1$I end',
      l.column_name, l.column_name, l.is_there), ', '),
    string_agg(format('to_jsonb(t) -> %1$L is not distinct from r.after -> %1$L', l.column_name), ' and ')
  into changes, untouched from private.loose_columns(named) l;
  if exists (select from pg_catalog.pg_attribute a where a.attrelid = named and a.attname = 'revision' and not a.attisdropped) then
    changes := changes || ', revision = p.revision';
    untouched := untouched || ' and to_jsonb(t) -> ''revision'' = r.after -> ''revision''';
  end if;
  execute format('update %1$s t set %2$s from private.rows_of($1, $2, false) r, jsonb_populate_record(null::%1$s, r.before) p
    where t.id = r.row_id and %3$s', named, changes, untouched) using removal, named;
end $$;

create function public.restore_removed(ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  wanted uuid;
  undone record;
  restored integer := 0;
begin
  perform set_config('private.restoring', 'on', true);
  for wanted in select private.removals_of(ids) loop
    for undone in select * from private.tables_of(wanted) loop
      if undone.is_gone then
        restored := restored + private.put_back(wanted, undone.named);
      else
        perform private.tie_again(wanted, undone.named);
      end if;
    end loop;
    perform private.forget_removal(wanted);
  end loop;
  perform set_config('private.restoring', 'off', true);
  if restored = 0 then
    raise exception 'This can no longer be restored.' using errcode = 'P0001';
  end if;
  return restored;
exception
  when foreign_key_violation then
    raise exception 'What this belonged to was deleted since. Restore that first.' using errcode = 'P0001';
  when unique_violation then
    raise exception 'This was restored already.' using errcode = 'P0001';
end $$;
comment on function public.restore_removed is 'Brings back everything that went when these rows were deleted, as it was; answers how many rows.';

create function public.remove_rows(project_id uuid, table_name text, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  named regclass := to_regclass(format('public.%I', table_name));
  removed integer;
begin
  if not exists (select from pg_catalog.pg_trigger t where t.tgrelid = named and t.tgname = 'keep_removed') then
    raise exception 'There is no list "%" to delete from. Name a list of the project.', table_name using errcode = '22023';
  end if;
  execute format('delete from %s t where t.project_id = $1 and t.id = any ($2)', named) using project_id, ids;
  get diagnostics removed = row_count;
  if removed = 0 then
    raise exception 'These were deleted already, or you may not delete them.' using errcode = 'P0001';
  end if;
  return removed;
end $$;
comment on function public.remove_rows is 'Deletes these rows of one list of a project, all or none; answers how many there were. `restore_removed` brings them back.';

-- Those that are not named come after those that are, in the order they had.
create function public.reorder_sections(page_id uuid, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  moved integer;
begin
  update public.sections s set order_index = listed.place - 1
  from (
    select o.id, row_number() over (order by array_position(ids, o.id) nulls last, o.order_index, o.number) as place
    from public.sections o where o.page_id = page_id
  ) listed
  where s.id = listed.id and s.order_index <> listed.place - 1;
  get diagnostics moved = row_count;
  return moved;
end $$;
comment on function public.reorder_sections is 'Puts a page''s sections in this order; answers how many moved.';

revoke execute on function public.restore_removed, public.remove_rows, public.reorder_sections from public, anon;
grant execute on function public.restore_removed, public.remove_rows, public.reorder_sections to authenticated, service_role;
revoke execute on function private.removals_of, private.tables_of, private.rows_of, private.forget_removal,
  private.keep_removed, private.keep_loosened, private.put_back, private.tie_again, private.removal from public;
grant execute on function private.removals_of, private.tables_of, private.rows_of, private.forget_removal,
  private.put_back, private.tie_again to authenticated;

-- From now on `private.protect` sees to it for every table whose rows have numbers.
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
end $$;

-- The tables that are there: those whose rows have numbers, and those that tie such rows together.
do $$
declare
  named regclass;
begin
  for named in
    with numbered as (
      select a.attrelid from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not a.attisdropped
        and a.attname in ('id', 'project_id', 'number', 'revision')
      group by a.attrelid having count(*) = 4
    )
    select attrelid from numbered
    union
    select f.conrelid from pg_catalog.pg_constraint f
    join pg_catalog.pg_attribute a on a.attrelid = f.conrelid and a.attname = 'project_id' and not a.attisdropped
    where f.contype = 'f' and f.confrelid in (select attrelid from numbered)
  loop
    call private.keep_what_is_removed(named);
  end loop;
end $$;
