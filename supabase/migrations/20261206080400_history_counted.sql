-- A call of a hundred bytes that changes, deletes or brings back many rows has the history keep all of their words once more. That is
-- counted where copies are. A revision goes on keeping all words of its row: each is read, compared and brought back by itself.

create or replace function private.count_copied(bytes bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if bytes > 67108864 then
    raise exception 'This is too much to copy at once. Copy fewer rows.' using errcode = 'PT413';
  end if;
  perform private.spend_many('copied_by:' || auth.uid(), (bytes / 1024)::integer + 1, 262144, 3600,
    'You have had 256 MB of rows kept once more within an hour, as copies and as what they said before.');
end $$;

create function private.count_kept() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- what stands beside the words of a row: its revision, where they are from, and the indexes of both
  beside constant bigint := 2048;
  -- what a row takes whose words are as many as a request has that changes it
  usual constant bigint := 4096 + beside;
  words constant text[] := tg_argv;
  bytes bigint;
begin
  if auth.role() is distinct from 'authenticated' or tg_op = 'INSERT' and (not private.is_restoring() or private.written_through() = 'import') then
    return null;
  end if;
  if tg_op = 'INSERT' then
    select sum(pg_column_size(t) + beside) into bytes from new_rows t;
  elsif tg_op = 'DELETE' then
    select sum(pg_column_size(o) + beside) into bytes from old_rows o where exists (select from public.projects p where p.id = o.project_id);
  elsif tg_table_name <> 'specifications' then
    perform private.plan_for((select count(*) from new_rows));
    select sum(pg_column_size(n) + beside) into bytes from new_rows n join old_rows o on o.id = n.id where n.revision <> o.revision;
  elsif 1 < (select count(*) from new_rows) then
    -- of texts only those that changed are kept, which the request brought once
    select sum(d.size + beside) - max(d.size) into bytes
    from new_rows n join old_rows o on o.id = n.id
    cross join lateral (select to_jsonb(o) as before, to_jsonb(n) as after offset 0) j
    cross join lateral (select sum(octet_length(j.after ->> w)) as size from unnest(words) w where j.after -> w is distinct from j.before -> w) d
    where n.revision <> o.revision;
  end if;
  if bytes > 67108864 then
    raise exception 'The history would keep more than 64 MB of this at once. Change or delete fewer rows at a time.' using errcode = 'PT413';
  elsif bytes > usual then
    perform private.count_copied(bytes);
  end if;
  return null;
end $$;
revoke execute on function private.count_kept from public;

-- As before, and what is kept is counted, before anything is written: triggers go by their names.
create or replace procedure private.keep_history(named regclass)
language plpgsql set search_path = '' as $$
declare
  words text := (
    select string_agg(quote_literal(w), ', ') from pg_catalog.pg_trigger t, unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) w
    where t.tgrelid = named and t.tgname = 'revise_it' and w not in ('', 'security_risks'));
  event record;
begin
  execute format('create or replace trigger keep_id before insert on %s for each row execute function private.keep_id()', named);
  for event in select * from (values ('insert', 'added', 'new table as new_rows'), ('update', 'changed', 'old table as old_rows new table as new_rows'),
      ('delete', 'gone', 'old table as old_rows')) e (name, happened, sides) loop
    execute format('create or replace trigger %I after %s on %s referencing %s for each statement execute function private.count_kept(%s)',
      'count_' || event.happened, event.name, named, event.sides, words);
    execute format('create or replace trigger %I after %s on %s referencing %s for each statement execute function private.keep_revisions(%s)',
      'keep_' || event.happened, event.name, named, event.sides, words);
  end loop;
end $$;

do $$
declare
  named regclass;
begin
  for named in select t.named from private.row_tables() t union all select 'public.specifications'::regclass loop
    call private.keep_history(named);
  end loop;
end $$;
