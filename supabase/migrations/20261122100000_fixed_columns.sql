-- Which row it is, whose it is, who made it and when is the database's to say, whatever a caller sends along.

-- Its arguments name the columns of the table that are set here. As its caller, so that what the database itself does (letting
-- go of what is gone, bringing back what was removed) is left alone.
create function private.fix_columns() returns trigger
language plpgsql set search_path = '' as $$
declare
  fixed text;
begin
  if current_user not in ('anon', 'authenticated') or private.is_restoring() then
    return new;
  end if;
  foreach fixed in array tg_argv loop
    case fixed
      when 'created_at' then new.created_at := case tg_op when 'INSERT' then now() else old.created_at end;
      when 'created_by' then new.created_by := case tg_op when 'INSERT' then auth.uid() else old.created_by end;
      when 'updated_at' then new.updated_at := now();
      when 'revision' then
        if tg_op = 'INSERT' then
          new.revision := 1;
        end if;
      else
        if tg_op = 'UPDATE' then
          case fixed
            when 'id' then new.id := old.id;
            when 'project_id' then new.project_id := old.project_id;
            when 'organization_id' then new.organization_id := old.organization_id;
            when 'user_id' then new.user_id := old.user_id;
            when 'generation_id' then new.generation_id := old.generation_id;
          end case;
        end if;
    end case;
  end loop;
  return new;
end $$;
revoke execute on function private.fix_columns from public;

-- For every table people write to; run again it changes nothing.
create procedure private.fix_columns_of(named regclass)
language plpgsql set search_path = '' as $$
declare
  fixed text := (
    select string_agg(quote_literal(a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
    where a.attrelid = named and a.attnum > 0 and not a.attisdropped
      and a.attname in ('id', 'project_id', 'organization_id', 'user_id', 'generation_id', 'created_by', 'created_at', 'updated_at', 'revision')
  );
begin
  -- named to run before those that count revisions and numbers
  execute format('create or replace trigger a_fix_columns before insert or update on %s for each row execute function private.fix_columns(%s)', named, fixed);
end $$;

-- Who founds an organization is said by its policy, and a profile is its owner's alone.
do $$
declare
  named regclass;
begin
  for named in
    select distinct a.attrelid from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not in ('organizations', 'profiles')
      and a.attnum > 0 and not a.attisdropped
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert') or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
      and a.attname in ('id', 'project_id', 'organization_id', 'user_id', 'generation_id', 'created_by', 'created_at', 'updated_at', 'revision')
  loop
    call private.fix_columns_of(named);
  end loop;
end $$;

-- From now on `private.protect` sees to it.
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
end $$;
