-- A risk that was removed and is put back is the one it was: its number was kept already, and now so is its revision.

create table private.removed_risks (
  specification_id uuid not null references public.specifications (id) on delete cascade,
  risk_id text not null,
  risk jsonb not null,
  removed_at timestamptz not null default now(),
  primary key (specification_id, risk_id)
);
comment on table private.removed_risks is 'Risks that were taken off a specification, word for word, for a week.';
create index removed_risks_removed_at_idx on private.removed_risks (removed_at);
alter table private.removed_risks enable row level security;

create or replace function private.number_risks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing jsonb := '{}';
  known jsonb := '{}';
  risk jsonb;
  numbered jsonb[] := '{}';
  given integer;
  previous jsonb;
begin
  if tg_op = 'UPDATE' and new.security_risks is not distinct from old.security_risks then
    return new;
  end if;
  begin
    if jsonb_typeof(new.security_risks::jsonb) <> 'array' then
      raise exception 'The risks must be a list.' using errcode = '22023';
    end if;
  exception when invalid_text_representation then
    raise exception 'The risks must be the JSON text of a list.' using errcode = '22023';
  end;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(r ->> 'id', r), '{}') into standing
    from jsonb_array_elements(coalesce(old.security_risks, '[]')::jsonb) r;
    select coalesce(jsonb_object_agg(r.risk_id, r.risk), '{}') || standing into known
    from private.removed_risks r where r.specification_id = old.id;
  end if;
  for risk in select r from jsonb_array_elements(coalesce(new.security_risks, '[]')::jsonb) r loop
    if jsonb_typeof(risk) <> 'object' or coalesce(risk ->> 'id', '') = '' or char_length(risk ->> 'id') > 100 then
      raise exception 'Every risk needs an id.' using errcode = '22023';
    end if;
    select number into given from private.risk_numbers where project_id = new.project_id and risk_id = risk ->> 'id';
    if not found then
      given := private.next_number(new.project_id, 'risks');
      insert into private.risk_numbers (project_id, risk_id, number) values (new.project_id, risk ->> 'id', given);
    end if;
    previous := known -> (risk ->> 'id');
    numbered := array_append(numbered, risk || jsonb_build_object(
      'number', given,
      'revision', case
        when previous is null and tg_op = 'INSERT' then coalesce(case when (risk ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (risk ->> 'revision')::integer end, 1)
        when previous is null then 1
        when (previous ->> 'name', previous ->> 'functionality', previous ->> 'description')
          is not distinct from (risk ->> 'name', risk ->> 'functionality', risk ->> 'description')
          then coalesce((previous ->> 'revision')::integer, 1)
        else coalesce((previous ->> 'revision')::integer, 1) + 1
      end));
  end loop;
  if tg_op = 'UPDATE' then
    delete from private.removed_risks r
    where r.removed_at < now() - interval '7 days'
      or r.specification_id = old.id and r.risk_id in (select n ->> 'id' from unnest(numbered) n);
    insert into private.removed_risks (specification_id, risk_id, risk)
    select old.id, s.key, s.value from jsonb_each(standing) s where s.key not in (select n ->> 'id' from unnest(numbered) n);
  end if;
  if new.security_risks is not null then
    new.security_risks := to_jsonb(numbered)::text;
  end if;
  return new;
end $$;
