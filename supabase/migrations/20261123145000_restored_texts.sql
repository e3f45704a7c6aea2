-- The texts of the current version as they were kept, of `wanted` those columns or all of them; risks are told by their ids.
-- Where what was added since is kept, a text that was empty then stays too.
create or replace function private.restore_texts(project uuid, named text, kept jsonb, wanted jsonb, keeps_added boolean) returns jsonb
language plpgsql set search_path = '' as $$
declare
  stands jsonb := (select to_jsonb(s) from public.specifications s where s.project_id = project and s.version = named);
  risks_now jsonb := coalesce(stands ->> 'security_risks', '[]')::jsonb;
  risks_then jsonb := coalesce(kept ->> 'security_risks', '[]')::jsonb;
  risks jsonb;
  columns text[];
  changed jsonb;
begin
  if stands is null then
    insert into public.specifications (project_id, version) values (project, named) on conflict do nothing;
    stands := '{}';
  end if;
  risks := coalesce((select jsonb_agg(c.r order by c.part, c.place) from (
    select 1, place, r from jsonb_array_elements(risks_then) with ordinality l (r, place)
    where wanted is null or wanted @> jsonb_build_array(jsonb_build_object('table', 'risks', 'id', r ->> 'id'))
    union all
    select 2, place, r from jsonb_array_elements(risks_now) with ordinality l (r, place)
    where case when wanted is null then keeps_added and not risks_then @> jsonb_build_array(jsonb_build_object('id', r ->> 'id'))
      else not wanted @> jsonb_build_array(jsonb_build_object('table', 'risks', 'id', r ->> 'id')) end
  ) c (part, place, r)), '[]');
  select array_agg(c.key) into columns from jsonb_each(kept) c
  where c.key not in ('revision', 'security_risks') and c.value is distinct from coalesce(stands -> c.key, 'null')
    and (wanted is null or wanted @> jsonb_build_array(jsonb_build_object('table', 'specifications', 'id', c.key)))
    and not (wanted is null and keeps_added and btrim(coalesce(c.value #>> '{}', '')) in ('', '[]', '{}'))
    and exists (select from pg_catalog.pg_attribute a where a.attrelid = 'public.specifications'::regclass and a.attname = c.key and not a.attisdropped);
  if columns is not null then
    execute format('update public.specifications s set %s from jsonb_populate_record(null::public.specifications, $1) p where s.project_id = $2 and s.version = $3',
      (select string_agg(format('%1$I = p.%1$I', c), ', ') from unnest(columns) c)) using kept, project, named;
  end if;
  changed := coalesce((select jsonb_agg(jsonb_build_object('table', 'specifications', 'id', c)) from unnest(columns) c), '[]')
    || coalesce((select jsonb_agg(jsonb_build_object('table', 'risks', 'id', coalesce(a.r, b.r) ->> 'id'))
      from jsonb_array_elements(risks_now) a (r) full join jsonb_array_elements(risks) b (r) on a.r ->> 'id' = b.r ->> 'id'
      where a.r is null or b.r is null or private.risk_words(a.r) <> private.risk_words(b.r)), '[]');
  if exists (select from jsonb_array_elements(changed) c where c ->> 'table' = 'risks') then
    update public.specifications s set security_risks = risks::text where s.project_id = project and s.version = named;
  end if;
  return changed;
end $$;
