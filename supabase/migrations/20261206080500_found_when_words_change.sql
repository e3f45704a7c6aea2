-- What rows are found by is made of their words again only where one of these changed: an order, a kind or a page they belong to is none.

-- As before, of rows of which a word changed, or the version they are of.
create or replace function private.make_found() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told constant text[] := array['version', 'number', 'name', 'project_id'] || tg_argv;
begin
  perform private.plan_for((select count(*) from changed));
  if tg_op = 'DELETE' then
    delete from private.findable f using changed c where f.table_name = tg_table_name and f.row_id = c.id;
  elsif tg_op = 'UPDATE' then
    perform private.find_rows(tg_relid, tg_argv, array(
      select j.after from changed c join former o on o.id = c.id
      cross join lateral (select to_jsonb(o) as before, to_jsonb(c) as after offset 0) j
      where exists (select from unnest(told) w where j.after -> w is distinct from j.before -> w)));
  else
    perform private.find_rows(tg_relid, tg_argv, array(select to_jsonb(c) from changed c));
  end if;
  if tg_table_name = 'questionnaires' then
    update private.findable f set language = l.language
    from (select p, private.language_of(p) from (select distinct c.project_id from changed c) d (p)) l (project_id, language)
    where f.project_id = l.project_id and f.language <> l.language;
  end if;
  return null;
end $$;

-- As before, and what a row said is known beside what it says.
create or replace procedure private.make_findable(named regclass)
language plpgsql set search_path = '' as $$
declare
  columns text[] := private.said_columns(named);
  fired text := 'execute function private.make_found(' || (select string_agg(quote_literal(c), ', ') from unnest(columns) c) || ')';
  event record;
  stand jsonb[];
begin
  for event in select * from (values ('insert', 'new table as changed'), ('update', 'old table as former new table as changed'),
      ('delete', 'old table as changed')) e (name, sides) loop
    execute format('create or replace trigger %I after %s on %s referencing %s for each statement %s',
      'find_' || event.name, event.name, named, event.sides, fired);
  end loop;
  for stand in execute format('select array_agg(to_jsonb(t)) from %s t group by %s', named, case when named = 'public.projects'::regclass then 'id' else 'project_id' end) loop
    perform private.find_rows(named, columns, stand);
  end loop;
end $$;

do $$
declare
  found record;
begin
  for found in select t.tgrelid::regclass as named, string_agg(quote_literal(w), ', ' order by place) as columns
    from pg_catalog.pg_trigger t cross join string_to_table(encode(t.tgargs, 'escape'), '\000') with ordinality a (w, place)
    where t.tgname = 'find_update' and t.tgfoid = 'private.make_found'::regproc and w <> '' group by t.tgrelid
  loop
    execute format('create or replace trigger find_update after update on %s referencing old table as former new table as changed for each statement execute function private.make_found(%s)',
      found.named, found.columns);
  end loop;
end $$;
