-- People who look at the same project see each other and each other's changes. The database itself says what changed, on
-- private channels `project:{id}`, `organization:{id}` and `user:{id}`: which rows, never what is in them.

create function private.may_follow(topic text) returns boolean
language sql stable set search_path = '' as $$
  select case split_part(topic, ':', 1)
    when 'project' then split_part(topic, ':', 2) in (select id::text from private.project_ids('viewer') id)
    when 'organization' then split_part(topic, ':', 2) in (select id::text from private.organization_ids('viewer') id)
    when 'user' then split_part(topic, ':', 2) = (select auth.uid())::text and (select private.passed_second_step())
    else false
  end and topic !~ ':.*:'
$$;

create policy channels_read on realtime.messages for select to authenticated
  using (extension in ('broadcast', 'presence') and (select private.may_follow((select realtime.topic()))));
-- Clients say that they are there and nothing else, so that nobody can make up a change.
create policy channels_presence on realtime.messages for insert to authenticated
  with check (extension = 'presence' and (select private.may_follow((select realtime.topic()))));

create function private.tell(topic text, change jsonb) returns void
language sql volatile security definer set search_path = '' as $$
  select realtime.send(change || jsonb_build_object('by', auth.uid()), 'change', topic, true)
$$;
revoke execute on function private.tell from public;

-- Arguments: the kind of channel, the column that holds its id, and the column that says which row it was. One row is named,
-- and told of only where more than its time of change differs; of several it is told how many they are.
create function private.announce() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  several boolean := (select count(*) > 1 from (select from changed limit 2) c);
  told record;
  news jsonb;
begin
  if several then
    for told in execute format('select %1$I::text as owner, count(*) as rows from changed where %1$I is not null group by 1', tg_argv[1]) loop
      perform private.tell(tg_argv[0] || ':' || told.owner, jsonb_build_object(
        'table', tg_table_name, 'op', lower(tg_op), 'rows', told.rows, 'id', null, 'revision', null));
    end loop;
    return null;
  end if;
  select to_jsonb(c) into news from changed c;
  if tg_op = 'UPDATE' then
    if exists (select from before b where to_jsonb(b) - 'updated_at' = news - 'updated_at') then return null; end if;
  end if;
  if news ->> tg_argv[1] is not null then
    perform private.tell(tg_argv[0] || ':' || (news ->> tg_argv[1]), jsonb_build_object(
      'table', tg_table_name, 'op', lower(tg_op), 'rows', 1, 'id', news -> tg_argv[2], 'revision', news -> 'revision'));
  end if;
  return null;
exception when others then
  raise warning 'A change of % was not announced: %', tg_table_name, sqlerrm;
  return null;
end $$;
revoke execute on function private.announce from public;

-- From now on a table's changes are told on a channel, once a statement however many rows it wrote.
create procedure private.announce_changes(
  named regclass, kind text default 'project', owner_column text default 'project_id', id_column text default 'id'
)
language plpgsql set search_path = '' as $$
declare
  call text := format('for each statement execute function private.announce(%L, %L, %L)', kind, owner_column, id_column);
begin
  execute format('create or replace trigger %I after insert on %s referencing new table as changed %s', 'announce_inserted_' || kind, named, call);
  execute format('create or replace trigger %I after update on %s referencing old table as before new table as changed %s', 'announce_updated_' || kind, named, call);
  execute format('create or replace trigger %I after delete on %s referencing old table as changed %s', 'announce_deleted_' || kind, named, call);
end $$;

do $$
declare
  owned record;
begin
  for owned in
    select a.attrelid::regclass as name, a.attname as owner_column from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped
      and a.attname in ('project_id', 'organization_id')
    order by 1, 2
  loop
    call private.announce_changes(owned.name, replace(owned.owner_column, '_id', ''), owned.owner_column);
  end loop;
end $$;
call private.announce_changes('public.projects', 'project', 'id');
call private.announce_changes('public.organizations', 'organization', 'id');
call private.announce_changes('public.organization_members', 'organization', 'organization_id', 'user_id');
call private.announce_changes('public.organization_members', 'user', 'user_id', 'organization_id');
call private.announce_changes('public.profiles', 'user', 'id');

-- Who is invited is no member yet, and hears of it on their own channel.
create function private.announce_invited() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told record;
begin
  for told in select distinct u.id from changed c join auth.users u on u.email = c.email loop
    perform private.tell('user:' || told.id, jsonb_build_object('table', tg_table_name, 'op', lower(tg_op), 'rows', 1, 'id', null, 'revision', null));
  end loop;
  return null;
exception when others then
  raise warning 'An invitation was not announced: %', sqlerrm;
  return null;
end $$;
revoke execute on function private.announce_invited from public;

create trigger announce_inserted_invited after insert on public.organization_invitations
  referencing new table as changed for each statement execute function private.announce_invited();
create trigger announce_updated_invited after update on public.organization_invitations
  referencing new table as changed for each statement execute function private.announce_invited();
create trigger announce_deleted_invited after delete on public.organization_invitations
  referencing old table as changed for each statement execute function private.announce_invited();

-- Every table protected from here on announces its changes too.
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
  end if;
  call private.announce_changes(named);
end $$;
