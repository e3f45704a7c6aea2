-- The words of every revision of every row, written by the change itself: what a row said when somebody cited it can be read again.

create table public.row_revisions (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  table_name text not null,
  row_id uuid not null,
  revision integer not null,
  change text not null check (change in ('added', 'changed', 'removed', 'restored')),
  -- All words of a row; of a specification's texts only those that changed.
  words jsonb not null,
  changed text[] not null default '{}',
  -- Whoever is gone leaves their changes, not their name.
  made_by uuid references auth.users (id) on delete set null,
  through text not null check (through in ('web', 'draft', 'import', 'restore', 'undo', 'version', 'unknown')),
  generation_id uuid references public.generations (id) on delete set null,
  made_at timestamptz not null default clock_timestamp()
);
comment on table public.row_revisions is 'What each revision of each row said, who wrote it and through what; written by triggers and never changed.';
create index row_revisions_row_id_idx on public.row_revisions (row_id, made_at desc);
create index row_revisions_project_id_idx on public.row_revisions (project_id, made_at desc);
create index row_revisions_made_by_idx on public.row_revisions (made_by);
create index row_revisions_generation_id_idx on public.row_revisions (generation_id);

alter table public.row_revisions enable row level security;
revoke all on public.row_revisions from anon, authenticated;
revoke insert, update, delete on public.row_revisions from service_role;
grant select on public.row_revisions to authenticated;
create policy row_revisions_select on public.row_revisions for select to authenticated
  using (project_id in (select private.project_ids('viewer')));

-- Functions that write for somebody say it in a setting; what they did not say is the person's, and nobody known is never a person.
create function private.written_through(generation_id uuid default null) returns text
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('private.through', true), ''),
    case when private.is_restoring() then 'undo' when generation_id is not null then 'draft' when auth.uid() is null then 'unknown' else 'web' end)
$$;

create function private.words_among(stored jsonb, words text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(w, stored -> w), '{}') from unnest(words) w
$$;

-- Given as arguments: the words whose change makes a revision.
create function private.keep_revisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := tg_argv;
  writing constant uuid := nullif(current_setting('private.run', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id)
    select t.project_id, tg_table_name, t.id, t.revision, case when private.is_restoring() and private.written_through() <> 'import' then 'restored' else 'added' end,
      private.words_among(to_jsonb(t), words), '{}', auth.uid(), private.written_through(r.run), coalesce(r.run, writing)
    from new_rows t
    -- an import gives rows the numbers they bring in the way of rows that come back
    cross join lateral (select (to_jsonb(t) ->> 'generation_id')::uuid as run) r;
  elsif tg_op = 'UPDATE' then
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id)
    select n.project_id, tg_table_name, n.id, n.revision, 'changed',
      private.words_among(to_jsonb(n), case when tg_table_name = 'specifications' then d.changed else words end), d.changed,
      auth.uid(), private.written_through(), writing
    from new_rows n join old_rows o on o.id = n.id
    cross join lateral (select array(
      select w from unnest(words) w where to_jsonb(n) -> w is distinct from to_jsonb(o) -> w) as changed) d
    where n.revision <> o.revision and d.changed <> '{}';
  else
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, made_by, through)
    select o.project_id, tg_table_name, o.id, o.revision, 'removed', private.words_among(to_jsonb(o), words), auth.uid(), private.written_through()
    from old_rows o where exists (select from public.projects p where p.id = o.project_id);
  end if;
  return null;
end $$;

-- For a table whose rows have revisions; what counts as a change is what its trigger `revise_it` was told.
create procedure private.keep_history(named regclass)
language plpgsql set search_path = '' as $$
declare
  words text := (
    select string_agg(quote_literal(w), ', ') from pg_catalog.pg_trigger t, unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) w
    where t.tgrelid = named and t.tgname = 'revise_it' and w not in ('', 'security_risks'));
begin
  execute format('create or replace trigger keep_added after insert on %s referencing new table as new_rows for each statement execute function private.keep_revisions(%s)', named, words);
  execute format('create or replace trigger keep_changed after update on %s referencing old table as old_rows new table as new_rows for each statement execute function private.keep_revisions(%s)', named, words);
  execute format('create or replace trigger keep_gone after delete on %s referencing old table as old_rows for each statement execute function private.keep_revisions(%s)', named, words);
end $$;
revoke execute on function private.keep_revisions, private.written_through, private.words_among from public;
revoke execute on procedure private.keep_history from public;

-- Of what stands already only the words as they are now are known, and of what was drafted and never changed where they are from.
do $$
declare
  named regclass;
begin
  for named in select t.named from private.row_tables() t union all select 'public.specifications'::regclass loop
    call private.keep_history(named);
    execute format($f$insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, through, generation_id, made_at)
      select t.project_id, %L, t.id, t.revision, case when t.revision = 1 then 'added' else 'changed' end, private.words_among(to_jsonb(t), k.words),
        case when k.run is null then 'unknown' else 'draft' end, k.run, coalesce((to_jsonb(t) ->> 'updated_at')::timestamptz, (to_jsonb(t) ->> 'created_at')::timestamptz, now())
      from %s t cross join lateral (select case when t.revision = 1 then (to_jsonb(t) ->> 'generation_id')::uuid end as run, (
        select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\000'), '') from pg_catalog.pg_trigger g
        where g.tgrelid = %L::regclass and g.tgname = 'keep_changed') as words) k$f$,
      (select relname from pg_catalog.pg_class where oid = named), named, named);
  end loop;
end $$;

-- Under the caller's own rights; what the row said before is a revision of its own, so that one more call takes it back.
create function public.restore_revision(revision_id uuid) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  kept public.row_revisions;
  words text;
  stands integer;
begin
  select * into kept from public.row_revisions r where r.id = revision_id;
  if not found then
    raise exception 'There is no such revision here.' using errcode = 'P0001';
  end if;
  perform set_config('private.through', 'restore', true);
  select string_agg(format('%1$I = p.%1$I', a.attname), ', ') into words from pg_catalog.pg_attribute a
  where a.attrelid = to_regclass(format('public.%I', kept.table_name)) and not a.attisdropped and kept.words ? a.attname
    and a.attname not in ('id', 'project_id', 'version', 'revision', 'number', 'generation_id');
  execute format('update public.%1$I t set %2$s from jsonb_populate_record(null::public.%1$I, $1) p where t.id = $2 and t.project_id = $3 returning t.revision',
    kept.table_name, words) into stands using kept.words, kept.row_id, kept.project_id;
  if stands is null then
    raise exception 'This was deleted, or you may not change it. What was deleted within a week stands under "Recently deleted".' using errcode = 'P0001';
  end if;
  return stands;
exception
  when foreign_key_violation then
    raise exception 'What this belonged to was deleted since. Restore that first.' using errcode = 'P0001';
end $$;
comment on function public.restore_revision is 'Gives a row the words it had at a revision, as a new revision; answers which.';
revoke execute on function public.restore_revision from public, anon;
grant execute on function public.restore_revision to authenticated, service_role;
