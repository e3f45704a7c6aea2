-- PostgreSQL 15 cannot ask whether a text is JSON; it finds out.

create or replace function private.merge_risks() returns trigger
language plpgsql stable security definer set search_path = '' as $$
declare
  seen jsonb := coalesce((select s.security_risks from public.specifications s where s.id = old.id), '[]')::jsonb;
  theirs jsonb := coalesce(old.security_risks, '[]')::jsonb;
  mine jsonb;
begin
  if seen = theirs or new.security_risks is not distinct from old.security_risks then
    return new;
  end if;
  mine := coalesce(new.security_risks, '[]')::jsonb;
  if jsonb_typeof(mine) <> 'array' then
    return new;
  end if;
  new.security_risks := (
    with listed as (
      select 1 as part, 'seen' as of, r, r ->> 'id' as id, place from jsonb_array_elements(seen) with ordinality l (r, place)
      union all select 2, 'mine', r, r ->> 'id', place from jsonb_array_elements(mine) with ordinality l (r, place)
      union all select 3, 'theirs', r, r ->> 'id', place from jsonb_array_elements(theirs) with ordinality l (r, place)
    )
    select coalesce(jsonb_agg(c.r order by c.part, c.place), '[]')::text from (
      select m.part, m.place, case when private.risk_words(m.r) = private.risk_words(s.r) then t.r else m.r end as r
      from listed m left join listed s on s.of = 'seen' and s.id = m.id left join listed t on t.of = 'theirs' and t.id = m.id
      where m.of = 'mine'
      union all
      select t.part, t.place, t.r from listed t
      where t.of = 'theirs' and not exists (select from listed o where o.of <> 'theirs' and o.id = t.id)
    ) c where c.r is not null);
  return new;
exception when invalid_text_representation then
  -- refused by whoever numbers them
  return new;
end $$;
