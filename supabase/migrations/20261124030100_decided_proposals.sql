-- Proposals are decided one by one or all at once, all or nothing, under the rights of whoever decides; what was decided can be taken back.

alter table public.row_revisions drop constraint row_revisions_through_check,
  add constraint row_revisions_through_check check (through in ('web', 'draft', 'import', 'restore', 'undo', 'version', 'proposal', 'unknown')),
  add column proposal_id uuid references public.proposals (id) on delete set null;
comment on column public.row_revisions.proposal_id is 'Who proposed these words; `made_by` accepted them.';
create index row_revisions_proposal_id_idx on public.row_revisions (proposal_id);

-- As before, and says which proposal it came from.
create or replace function private.keep_revisions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := tg_argv;
  writing constant uuid := nullif(current_setting('private.run', true), '');
  proposed constant uuid := nullif(current_setting('private.proposal', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id, proposal_id)
    select t.project_id, tg_table_name, t.id, t.revision, case when private.is_restoring() and private.written_through() <> 'import' then 'restored' else 'added' end,
      private.words_among(to_jsonb(t), words), '{}', auth.uid(), private.written_through(r.run), coalesce(r.run, writing), proposed
    from new_rows t
    -- an import gives rows the numbers they bring in the way of rows that come back
    cross join lateral (select (to_jsonb(t) ->> 'generation_id')::uuid as run) r;
  elsif tg_op = 'UPDATE' then
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, changed, made_by, through, generation_id, proposal_id)
    select n.project_id, tg_table_name, n.id, n.revision, 'changed',
      private.words_among(to_jsonb(n), case when tg_table_name = 'specifications' then d.changed else words end), d.changed,
      auth.uid(), private.written_through(), writing, proposed
    from new_rows n join old_rows o on o.id = n.id
    cross join lateral (select array(
      select w from unnest(words) w where to_jsonb(n) -> w is distinct from to_jsonb(o) -> w) as changed) d
    where n.revision <> o.revision and d.changed <> '{}';
  else
    insert into public.row_revisions (project_id, table_name, row_id, revision, change, words, made_by, through, proposal_id)
    select o.project_id, tg_table_name, o.id, o.revision, 'removed', private.words_among(to_jsonb(o), words), auth.uid(), private.written_through(), proposed
    from old_rows o where exists (select from public.projects p where p.id = o.project_id);
  end if;
  return null;
end $$;

-- Locked for whoever may decide it.
create function private.hold_proposal(project uuid, wanted uuid) returns public.proposals
language plpgsql security definer set search_path = '' as $$
declare
  held public.proposals;
begin
  perform private.must_be_member(project);
  select * into held from public.proposals p where p.id = wanted and p.project_id = project for update;
  if not found then
    raise exception 'There is no such proposal in this project.' using errcode = 'P0001';
  end if;
  return held;
end $$;

-- The row a proposal is about as it stands, locked; null where it is gone. Of what each version has for itself, the current one's.
create function private.row_of_proposal(p public.proposals) returns jsonb
language plpgsql set search_path = '' as $$
declare
  is_versioned constant boolean := p.table_name = 'specifications' or (select t.is_versioned from private.row_tables() t where t.short = p.table_name);
  stands jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.project_id = $1 and %s for update', p.table_name,
    case when not is_versioned then 't.id = $2'
      else 't.version = (select o.version from public.projects o where o.id = $1)' || case when p.row_number is not null then ' and t.number = $3' else '' end end)
    into stands using p.project_id, p.row_id, p.row_number;
  return stands;
end $$;

-- How a proposal is called in a sentence.
create function private.called(p public.proposals) returns text
language sql immutable set search_path = '' as $$
  select coalesce('"' || p.row_name || '"', case when p.table_name = 'specifications' then 'This text' else 'This row' end)
$$;

create function private.write_field(p public.proposals, field text, value jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  stands integer;
begin
  execute format('update public.%1$I t set %2$I = n.%2$I from jsonb_populate_record(null::public.%1$I, $1) n where t.id = $2 and t.project_id = $3 returning t.revision',
    p.table_name, field) into stands using jsonb_build_object(field, value), p.row_id, p.project_id;
  if stands is null then
    raise exception 'You may not change this. Ask an admin of the organization.' using errcode = '42501';
  end if;
  return stands;
end $$;

-- Only for a proposal that its caller holds and has carried out.
create function private.settle_proposal(p public.proposals) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.must_be_member(p.project_id);
  update public.proposals o set state = p.state, row_id = p.row_id, row_number = p.row_number, former = p.former, written = p.written, decided_revision = p.decided_revision,
    decided_by = case when p.state = 'open' then null else auth.uid() end, decided_at = case when p.state = 'open' then null else clock_timestamp() end
  where o.id = p.id and o.project_id = p.project_id;
end $$;

-- `seen` is what stood there when somebody decided, and `value` what is to stand there, where that differs from what was proposed.
create function private.accept_proposal(p public.proposals, decision jsonb) returns public.proposals
language plpgsql set search_path = '' as $$
declare
  stands jsonb := case when p.kind <> 'add' then private.row_of_proposal(p) end;
  value jsonb;
  columns text;
begin
  if p.kind <> 'add' and stands is null then
    raise exception '% is not there any more. Decline this, or bring it back first.', private.called(p) using errcode = 'P0001';
  end if;
  p.row_id := case when p.kind <> 'add' then (stands ->> 'id')::uuid end;
  perform set_config('private.through', 'proposal', true), set_config('private.proposal', p.id::text, true);
  if p.kind = 'change' then
    value := coalesce(decision -> 'value', p.words -> p.field);
    if jsonb_typeof(value) not in ('string', 'null') or char_length(value #>> '{}') > 50000 then
      raise exception 'What is to stand there must be a text of at most 50,000 characters.' using errcode = '22023';
    end if;
    p.former := stands -> p.field;
    if p.former is distinct from coalesce(decision -> 'seen', p.base) and p.former is distinct from value then
      raise exception '% was changed since you looked. Look at the difference once more.', private.called(p) using errcode = 'P0001';
    end if;
    p.decided_revision := case when p.former is distinct from value then private.write_field(p, p.field, value) else (stands ->> 'revision')::integer end;
    p.written := value;
  elsif p.kind = 'add' then
    select string_agg(format('%I', k), ', ') into columns from jsonb_object_keys(p.words) k;
    execute format('insert into public.%1$I as t (project_id, %2$s) select $1, %2$s from jsonb_populate_record(null::public.%1$I, $2) returning t.id, t.number, t.revision',
      p.table_name, columns) into p.row_id, p.row_number, p.decided_revision using p.project_id, p.words;
  else
    if (stands ->> 'revision')::integer <> coalesce((decision ->> 'seen')::integer, p.base_revision) then
      raise exception '% was changed since you looked. Look at it once more.', private.called(p) using errcode = 'P0001';
    end if;
    perform public.remove_rows(p.project_id, p.table_name, array[p.row_id]);
    p.decided_revision := (stands ->> 'revision')::integer;
  end if;
  p.state := 'accepted';
  perform set_config('private.through', '', true), set_config('private.proposal', '', true);
  return p;
exception
  when foreign_key_violation then
    raise exception '% cannot be accepted: what it refers to is gone, or others refer to it. Decide about those first.', private.called(p) using errcode = 'P0001';
  when check_violation or not_null_violation or invalid_text_representation or string_data_right_truncation or unique_violation then
    raise exception '% cannot be accepted: what is proposed is missing, too long, or not allowed there. Decline it.', private.called(p) using errcode = 'P0001';
end $$;

create function public.accept_proposals(project_id uuid, decisions jsonb) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  decision jsonb;
  held public.proposals;
  accepted integer := 0;
begin
  if jsonb_typeof(decisions) is distinct from 'array' or jsonb_array_length(decisions) not between 1 and 500 then
    raise exception 'Name the proposals to accept, at most 500.' using errcode = '22023';
  end if;
  for decision in select d from jsonb_array_elements(decisions) d loop
    held := private.hold_proposal(project_id, (decision ->> 'id')::uuid);
    if held.state <> 'open' then
      raise exception 'The proposal for % was decided already.', private.called(held) using errcode = 'P0001';
    end if;
    perform private.settle_proposal(private.accept_proposal(held, decision));
    accepted := accepted + 1;
  end loop;
  return accepted;
end $$;
comment on function public.accept_proposals is 'Carries out proposals, all or none: [{"id": …, "seen": what stood there when it was decided, "value": what is to stand there}], the last two where they differ from the proposal''s own.';

create function public.decline_proposals(project_id uuid, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted uuid;
  held public.proposals;
begin
  foreach wanted in array ids loop
    held := private.hold_proposal(project_id, wanted);
    if held.state <> 'open' then
      raise exception 'The proposal for % was decided already.', private.called(held) using errcode = 'P0001';
    end if;
    held.state := 'declined';
    perform private.settle_proposal(held);
  end loop;
  return cardinality(ids);
end $$;
comment on function public.decline_proposals is 'Declines proposals, all or none; they stay readable.';

-- What an accepted one wrote is taken back where it still stands.
create function private.take_back(p public.proposals) returns void
language plpgsql set search_path = '' as $$
declare
  stands jsonb := private.row_of_proposal(p);
begin
  if p.kind = 'change' then
    if stands is null or stands -> p.field is distinct from p.written then
      raise exception '% was changed since, so this cannot be undone. Restore it from its history.', private.called(p) using errcode = 'P0001';
    end if;
    if p.former is distinct from p.written then
      perform private.write_field(p, p.field, p.former);
    end if;
  elsif p.kind = 'add' and stands is not null then
    if (stands ->> 'revision')::integer <> p.decided_revision then
      raise exception '% was changed since, so this cannot be undone. Delete it by hand.', private.called(p) using errcode = 'P0001';
    end if;
    perform public.remove_rows(p.project_id, p.table_name, array[p.row_id]);
  elsif p.kind = 'remove' and stands is null then
    perform public.restore_removed(array[p.row_id]);
  end if;
end $$;

create function public.reopen_proposals(project_id uuid, ids uuid[]) returns integer
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  wanted uuid;
  held public.proposals;
begin
  perform set_config('private.through', 'undo', true);
  for wanted in select i.id from unnest(ids) with ordinality i (id, place) order by i.place desc loop
    held := private.hold_proposal(project_id, wanted);
    if held.state = 'accepted' then
      perform private.take_back(held);
      if held.kind = 'add' then
        held.row_id := null;
        held.row_number := null;
      end if;
    end if;
    held.state := 'open';
    held.former := null;
    held.written := null;
    held.decided_revision := null;
    perform private.settle_proposal(held);
  end loop;
  perform set_config('private.through', '', true);
  return cardinality(ids);
end $$;
comment on function public.reopen_proposals is 'Takes back what was decided about proposals, in the order they were decided, all or nothing; they are open again.';

revoke execute on function public.accept_proposals, public.decline_proposals, public.reopen_proposals from public, anon;
grant execute on function public.accept_proposals, public.decline_proposals, public.reopen_proposals to authenticated, service_role;
revoke execute on function private.hold_proposal, private.row_of_proposal, private.called, private.write_field, private.settle_proposal,
  private.accept_proposal, private.take_back from public;
grant execute on function private.hold_proposal, private.row_of_proposal, private.called, private.write_field, private.settle_proposal,
  private.accept_proposal, private.take_back to authenticated, service_role;
