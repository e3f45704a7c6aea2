-- What is kept of a row is told of its own project and list alone, and the id that a row of a project has or had is nobody else's.

drop function private.said_at;

-- As before, of a row of this project and list: ids are of one list, and whoever adds a row may choose its id.
create function private.said_at(short text, stands jsonb, revision integer, field text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  kept jsonb;
begin
  if (stands ->> 'revision')::integer = revision then
    return stands -> field;
  end if;
  select r.words -> field into kept from public.row_revisions r
  where r.row_id = (stands ->> 'id')::uuid and r.project_id = (stands ->> 'project_id')::uuid and r.table_name = short
    and r.revision <= said_at.revision and r.words ? field and r.change <> 'removed'
  order by r.revision desc, r.made_at desc limit 1;
  if not found then
    raise exception 'What it said at revision % is not known any more. Read it again, and propose on that.', revision using errcode = 'P0001';
  end if;
  return kept;
end $$;
revoke execute on function private.said_at from public;

-- As before, and says which list the row is of.
create or replace function private.propose(project uuid, proposal jsonb, request text, key public.project_api_keys) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  most_open constant integer := 500;
  made public.proposals;
  stands jsonb;
begin
  if jsonb_typeof(proposal) is distinct from 'object' then
    raise exception 'A proposal is an object.' using errcode = '22023';
  end if;
  perform pg_catalog.pg_advisory_xact_lock(hashtextextended('proposals' || project, 0));
  select * into made from public.proposals p
  where p.project_id = project and p.request = request and coalesce(p.api_key_id, p.proposed_by) = coalesce(key.id, auth.uid());
  if private.asked_before(made.request_hash, proposal) then
    return private.told_proposal(made);
  end if;
  if (select count(*) from public.proposals p where p.project_id = project and p.state = 'open') >= most_open then
    raise exception '% proposals are waiting already. Have some of them decided first.', most_open using errcode = 'P0001';
  end if;
  made.table_name := proposal ->> 'table';
  if proposal ? 'words' then
    made.kind := 'add';
    if made.table_name not in (select t.short from private.row_tables() t) then
      raise exception 'There is no list "%" to add to.', left(made.table_name, 63) using errcode = '22023';
    end if;
    made.words := private.proposed_words(project, made.table_name, proposal -> 'words');
    made.row_name := left(made.words ->> 'name', 200);
  else
    stands := private.cited_row(project, proposal);
    made.kind := case when proposal -> 'remove' = 'true' and made.table_name <> 'specifications' then 'remove' else 'change' end;
    made.row_id := (stands ->> 'id')::uuid;
    made.row_number := (stands ->> 'number')::integer;
    made.row_name := left(stands ->> 'name', 200);
    made.base_revision := (proposal ->> 'revision')::integer;
    made.words := '{}';
    if made.kind = 'change' then
      made.field := proposal ->> 'field';
      made.words := private.proposed_words(project, made.table_name, jsonb_build_object(coalesce(made.field, ''), proposal -> 'value'));
      made.base := coalesce(private.said_at(made.table_name, stands, made.base_revision, made.field), 'null');
      if made.words -> made.field = stands -> made.field then
        raise exception 'This is what it says already.' using errcode = 'P0001';
      end if;
    end if;
  end if;
  insert into public.proposals (project_id, kind, table_name, row_id, row_number, row_name, field, base_revision, base, words, why,
    proposed_by, api_key_id, key_name, request, request_hash)
  values (project, made.kind, made.table_name, made.row_id, made.row_number, made.row_name, made.field, made.base_revision, made.base, made.words,
    nullif(btrim(proposal ->> 'why'), ''), case when key.id is null then auth.uid() end, key.id, key.name, request, md5(proposal::text))
  returning * into made;
  return private.told_proposal(made);
end $$;

-- As before, and the lines that are copied are of the same project and list.
-- Compared in a way that no index serves, so that each row is sought by its id and not by its project.
create or replace function private.write_sources(revisions uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  rests constant jsonb := coalesce(nullif(current_setting('private.rests_on', true), '')::jsonb, '{}');
  origins constant jsonb := coalesce(nullif(current_setting('private.origins', true), '')::jsonb, '{}');
begin
  perform private.plan_for(cardinality(revisions));
  insert into public.statement_sources (project_id, table_name, row_id, revision, field, kind, reference, unit_key, quote, generation_id, made_by, key_name, model,
    accepted_by, accepted_at, made_at)
  with told as materialized (
    select r.*, w.fields, rests -> r.row_id::text as rests_on, origins -> r.row_id::text as origin,
      origins ? r.row_id::text or r.through in ('restore', 'undo', 'version') as is_copied,
      r.change <> 'changed' or r.table_name <> 'specifications' and r.changed @> w.all_fields as is_whole
    from public.row_revisions r
    cross join lateral (select array(select jsonb_object_keys(r.words)) as all_fields) a
    cross join lateral (select a.all_fields, case when r.change = 'changed' then r.changed else a.all_fields end as fields) w
    where r.id = any (revisions) and r.change <> 'removed'
  ), written as (
    select t.*, coalesce(u.kind, case
        when t.through = 'draft' then case when g.id is null then 'unknown' when g.provider = 'built-in' then 'pattern' else 'model' end
        when t.through = 'web' then 'person'
        when t.through = 'proposal' then case when t.proposal_id is null then 'unknown' when p.api_key_id is not null or p.key_name is not null then 'agent' else 'person' end
        when t.through = 'import' then 'import'
        else 'unknown'
      end) as kind,
      nullif(jsonb_strip_nulls(jsonb_build_object('proposal', p.id,
        'pattern', case when t.through = 'draft' and jsonb_typeof(t.rests_on -> 'pattern') = 'string' then left(t.rests_on ->> 'pattern', 100) end)), '{}') as reference,
      u.unit_key, u.quote, case when p.id is null then t.made_by else p.proposed_by end as writer, p.key_name,
      case when t.through = 'draft' and g.provider <> 'built-in' then left(concat_ws(' ', g.provider, g.model), 200) end as model,
      case when p.id is not null then t.made_by end as accepter, case when p.id is not null then t.made_at end as accepted_at
    from told t
    left join public.generations g on g.id = t.generation_id
    -- whoever accepted other words than were proposed wrote them
    left join public.proposals p on p.id = t.proposal_id and t.through = 'proposal'
      and not (p.kind = 'change' and t.words -> p.field is distinct from p.words -> p.field)
    left join lateral private.units_of(t.project_id, t.rests_on) u on t.through = 'draft'
    where not t.is_copied
  ), copies as materialized (
    select t.*, case when not coalesce(t.origin ? 'row', false) then private.kin_of(t.table_name, t.row_id, t.project_id) end as kin from told t where t.is_copied
  ), origin as (
    select t.id, f.field, t.is_whole, cardinality(t.fields) as of, coalesce((t.origin ->> 'row')::uuid, o.row_id) as from_row, coalesce((t.origin ->> 'revision')::integer, o.revision) as from_revision,
      t.project_id, t.table_name
    from copies t cross join lateral unnest(t.fields) f (field)
    left join lateral (
      select r.row_id, r.revision from public.row_revisions r
      where r.row_id = any (t.kin) and r.project_id is not distinct from t.project_id and r.table_name is not distinct from t.table_name and r.made_at < t.made_at and r.revision <= coalesce((t.origin ->> 'revision')::integer, r.revision)
        and r.words ? f.field and r.words -> f.field = t.words -> f.field
      order by r.row_id = t.row_id desc, r.made_at desc limit 1) o on true
  ), copied as (
    select o.id, o.field, o.is_whole, o.of, coalesce(nullif(jsonb_agg(to_jsonb(s.line) - array['id', 'project_id', 'table_name', 'row_id', 'revision', 'field', 'made_at']
        || case when (s.line).accepted_at is null and a.id is not null then jsonb_build_object('accepted_by', a.accepted_by, 'accepted_at', a.accepted_at) else '{}' end
        order by (s.line).kind, (s.line).unit_key) filter (where (s.line).id is not null), '[]'), '[{"kind": "restored"}]') as lines
    from origin o
    -- of a field, the lines of the last write until then that named it or the whole row
    left join lateral (
      select s as line, rank() over (order by s.made_at desc) as place from public.statement_sources s
      where s.row_id = o.from_row and s.project_id is not distinct from o.project_id and s.table_name is not distinct from o.table_name and (s.field is null or s.field = o.field) and s.revision <= coalesce(o.from_revision, s.revision)) s on s.place = 1
    -- whether somebody accepted the field while it came from there, the first who did
    left join lateral (
      select a.id, a.accepted_by, a.accepted_at from public.acceptances a
      where a.row_id = (s.line).row_id and a.project_id is not distinct from o.project_id and a.table_name is not distinct from o.table_name and a.revision >= (s.line).revision and (a.field is null or a.field = o.field) and a.figure is null and a.taken_back_at is null
        and not exists (select from public.statement_sources n where n.row_id = (s.line).row_id and n.project_id is not distinct from o.project_id and n.table_name is not distinct from o.table_name
          and (n.field is null or n.field = o.field)
          and n.made_at > (s.line).made_at and n.revision <= a.revision and n.revision > (s.line).revision)
      order by a.accepted_at limit 1) a on true
    group by o.id, o.field, o.is_whole, o.of
  ), alike as (
    select c.id, c.lines, case when c.is_whole and count(*) = c.of then array[null::text] else array_agg(c.field order by c.field) end as fields
    from copied c group by c.id, c.lines, c.is_whole, c.of
  )
  select w.project_id, w.table_name, w.row_id, w.revision, f.field, w.kind, w.reference, w.unit_key, w.quote, w.generation_id, w.writer, w.key_name, w.model,
    w.accepter, w.accepted_at, w.made_at
  from written w cross join lateral unnest(case when w.is_whole then array[null::text] else w.fields end) f (field)
  union all
  select r.project_id, r.table_name, r.row_id, r.revision, f.field, l.kind, l.reference, l.unit_key, l.quote, l.generation_id, l.made_by, l.key_name, l.model,
    l.accepted_by, l.accepted_at, r.made_at
  from alike a join public.row_revisions r on r.id = a.id cross join lateral unnest(a.fields) f (field)
  cross join lateral jsonb_populate_recordset(null::public.statement_sources, a.lines) l;
end $$;

drop index public.acceptances_standing_key;
create unique index acceptances_standing_key on public.acceptances (project_id, table_name, row_id, revision, coalesce(field, ''), coalesce(figure, ''))
  where taken_back_at is null;

-- As before, and what was accepted already is known by its project and list, too.
create or replace function private.accept_rows(project uuid, accepted jsonb) returns uuid[]
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
    on conflict (project_id, table_name, row_id, revision, coalesce(field, ''), coalesce(figure, '')) where taken_back_at is null do nothing returning id
  )
  select coalesce(array_agg(id), '{}') into made from written;
  return made;
end $$;

-- The same.
create or replace function public.list_acceptance(project_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'open', (select coalesce(jsonb_object_agg(l.table_name, l.rows), '{}') from (
      select u.table_name, jsonb_object_agg(u.row_id, u.fields) as rows from private.unaccepted(project_id) u group by u.table_name) l),
    'figures', (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'row_id', a.row_id, 'field', a.field, 'figure', a.figure) order by a.accepted_at), '[]')
      from public.acceptances a where a.project_id = list_acceptance.project_id and a.figure is not null and a.taken_back_at is null
        and not exists (select from public.statement_sources s
          where s.row_id = a.row_id and s.project_id is not distinct from a.project_id and s.table_name is not distinct from a.table_name and (s.field is null or s.field = a.field) and s.revision > a.revision)))
$$;

-- An id stays its project's when its row is gone, so that the row can come back. What people send, and nothing that an operator does;
-- whoever may not add to the project is refused by its policy, as with an id that is nowhere.
create function private.keep_id() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() in ('anon', 'authenticated') and exists (
      select from public.row_revisions r where r.row_id = new.id and r.project_id <> new.project_id)
    and new.project_id in (select private.project_ids('member')) then
    raise exception 'This id belongs to another project. Leave it out, or send a new one.' using errcode = '23505';
  end if;
  return new;
end $$;
revoke execute on function private.keep_id from public;

-- As before, and the ids of its rows are kept apart from those of other projects.
create or replace procedure private.keep_history(named regclass)
language plpgsql set search_path = '' as $$
declare
  words text := (
    select string_agg(quote_literal(w), ', ') from pg_catalog.pg_trigger t, unnest(string_to_array(encode(t.tgargs, 'escape'), '\000')) w
    where t.tgrelid = named and t.tgname = 'revise_it' and w not in ('', 'security_risks'));
begin
  execute format('create or replace trigger keep_id before insert on %s for each row execute function private.keep_id()', named);
  execute format('create or replace trigger keep_added after insert on %s referencing new table as new_rows for each statement execute function private.keep_revisions(%s)', named, words);
  execute format('create or replace trigger keep_changed after update on %s referencing old table as old_rows new table as new_rows for each statement execute function private.keep_revisions(%s)', named, words);
  execute format('create or replace trigger keep_gone after delete on %s referencing old table as old_rows for each statement execute function private.keep_revisions(%s)', named, words);
end $$;

do $$
declare
  named regclass;
begin
  for named in select t.named from private.row_tables() t union all select 'public.specifications'::regclass loop
    call private.keep_history(named);
  end loop;
end $$;
