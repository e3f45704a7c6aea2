-- A list that replaces another one is compared with it once, not entry by entry.

create or replace function private.number_risks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  listed jsonb;
  standing jsonb;
  known jsonb;
  -- those that no entry names, by their words
  missing jsonb;
  taken integer[] := '{}';
  numbered jsonb[] := '{}';
  wrote uuid[] := '{}';
  risk jsonb;
  words text;
  previous jsonb;
  drafted uuid;
  given integer;
begin
  -- where the row is there already its update does this
  if tg_op = 'UPDATE' and new.security_risks is not distinct from old.security_risks or tg_op = 'INSERT' and (new.security_risks is null
      or exists (select from public.specifications s where s.project_id = new.project_id and s.version = new.version))
    or new.security_risks = private.risks_text(new.project_id, new.version) then
    return new;
  end if;
  begin
    listed := coalesce(new.security_risks, '[]')::jsonb;
    if jsonb_typeof(listed) <> 'array' then
      raise exception 'The risks must be a list.' using errcode = '22023';
    end if;
  exception when invalid_text_representation then
    raise exception 'The risks must be the JSON text of a list.' using errcode = '22023';
  end;
  if exists (select from jsonb_array_elements(listed) r where jsonb_typeof(r) <> 'object' or coalesce(r ->> 'id', '') = '' or char_length(r ->> 'id') > 100) then
    raise exception 'Every risk needs an id.' using errcode = '22023';
  elsif (select count(distinct r ->> 'id') < count(*) from jsonb_array_elements(listed) r) then
    raise exception 'Every risk needs an id of its own.' using errcode = '22023';
  end if;
  select coalesce(jsonb_object_agg(t.key, to_jsonb(t)), '{}'), coalesce(array_agg(t.number), '{}') into standing, taken
  from public.risks t where t.project_id = new.project_id and t.version = new.version;
  select coalesce(jsonb_object_agg(k.key, k.risk), '{}') into known from (
    select distinct on (o.key) o.key, o.risk from (
      select r.before ->> 'key', case when r.before ->> 'version' = new.version then r.before else r.before - 'revision' end,
        r.before ->> 'version' = new.version, r.id
      from private.removed_rows r
      where r.project_id = new.project_id and r.table_name = 'risks' and r.after is null and r.removed_at > now() - interval '7 days'
      union all
      select t.key, to_jsonb(t) - 'revision', false, null from public.risks t where t.project_id = new.project_id and t.version <> new.version
    ) o (key, risk, is_here, latest)
    order by o.key, o.is_here desc, o.latest desc nulls last
  ) k;
  select coalesce(jsonb_object_agg(md5(private.risk_words(s.value)::text), s.key), '{}') into missing from jsonb_each(standing) s
  where s.key not in (select r ->> 'id' from jsonb_array_elements(listed) r);
  for risk in select r from jsonb_array_elements(listed) r loop
    previous := standing -> (risk ->> 'id');
    if previous is null and not known ? (risk ->> 'id') then
      words := md5(private.risk_words(risk)::text);
      previous := standing -> (missing ->> words);
      missing := missing - words;
    end if;
    if previous is null then
      previous := known -> (risk ->> 'id');
      given := (previous ->> 'number')::integer;
      if given is null or given = any (taken) then
        given := private.next_number(new.project_id, 'risks');
      end if;
      taken := taken || given;
    else
      given := (previous ->> 'number')::integer;
    end if;
    drafted := (previous ->> 'generation_id')::uuid;
    if previous is null then
      -- What is new is of a run only where the project has such a run of risks that stands.
      select g.id into drafted from public.generations g
      where g.id::text = risk ->> 'generation_id' and g.project_id = new.project_id and g.function = 'generate-risks' and g.status = 'succeeded';
      wrote := wrote || drafted;
    end if;
    numbered := array_append(numbered, jsonb_strip_nulls(jsonb_build_object(
      'id', risk ->> 'id', 'name', coalesce(risk ->> 'name', ''), 'functionality', coalesce(risk ->> 'functionality', ''),
      'description', coalesce(risk ->> 'description', ''), 'generation_id', drafted, 'number', given,
      'revision', case
        when previous -> 'revision' is null then case when tg_op = 'INSERT' and (risk ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (risk ->> 'revision')::integer else 1 end
        when private.risk_words(previous) = private.risk_words(risk) then (previous ->> 'revision')::integer
        else (previous ->> 'revision')::integer + 1
      end)));
  end loop;
  update public.generations g set row_count = coalesce(g.row_count, 0) + w.rows
  from (select id, count(*)::integer as rows from unnest(wrote) id where id is not null group by id) w where g.id = w.id;
  if new.security_risks is not null then
    new.security_risks := to_jsonb(numbered)::text;
  end if;
  return new;
end $$;
