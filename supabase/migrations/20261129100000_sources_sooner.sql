-- As before, but each row is made into words once and not once for each of its fields: of 2,000 stories in a quarter of the time.
create or replace function private.unaccepted(project uuid) returns table (table_name text, row_id uuid, row_number integer, row_name text, fields text[])
language plpgsql stable set search_path = '' as $$
declare
  listed record;
begin
  for listed in
    select t.named, t.short::text, t.live, (select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\000'), '') from pg_catalog.pg_trigger g
      where g.tgrelid = t.named and g.tgname = 'keep_changed') as words
    from private.row_tables() t
    union all
    select 'public.specifications'::regclass, 'specifications', 'and t.version = (select p.version from public.projects p where p.id = t.project_id)', private.specification_texts()
  loop
    return query execute format($f$
      with rows as materialized (
        select t.id, to_jsonb(t) as words from %2$s t where t.project_id = $1 %3$s
      ), latest as materialized (
        select distinct on (s.row_id, s.field) s.row_id, s.field, s.revision, s.made_at, s.kind = 'person' or s.accepted_at is not null as is_accepted
        from public.statement_sources s where s.project_id = $1 and s.table_name = %1$L order by s.row_id, s.field, s.made_at desc
      ), accepted as materialized (
        select a.row_id, a.field, max(a.revision) as revision from public.acceptances a
        where a.project_id = $1 and a.table_name = %1$L and a.figure is null and a.taken_back_at is null group by a.row_id, a.field
      ), said as (
        select r.id, w.field, w.place from rows r cross join unnest($2) with ordinality w (field, place) where r.words ->> w.field <> ''
      ), told as (
        select s.*, case when own.made_at > whole.made_at or whole.made_at is null then own.revision else whole.revision end as revision,
          case when own.made_at > whole.made_at or whole.made_at is null then own.is_accepted else whole.is_accepted end as is_accepted
        from said s left join latest own on own.row_id = s.id and own.field = s.field left join latest whole on whole.row_id = s.id and whole.field is null
      ), waiting as (
        select t.id, array_agg(t.field order by t.place) as fields
        from told t left join accepted own on own.row_id = t.id and own.field = t.field left join accepted whole on whole.row_id = t.id and whole.field is null
        where not coalesce(t.is_accepted, false) and not coalesce(greatest(own.revision, whole.revision) >= t.revision, false)
        group by t.id
      )
      select %1$L, r.id, (r.words ->> 'number')::integer, r.words ->> 'name', w.fields
      from waiting w join rows r on r.id = w.id order by 3$f$, listed.short, listed.named, listed.live) using project, listed.words;
  end loop;
end $$;

create or replace function private.field_sources(project uuid) returns table (table_name text, row_id uuid, field text, kind text)
language plpgsql stable set search_path = '' as $$
declare
  listed record;
begin
  for listed in
    select t.named, t.short::text, t.live, (select array_remove(string_to_array(encode(g.tgargs, 'escape'), '\000'), '') from pg_catalog.pg_trigger g
      where g.tgrelid = t.named and g.tgname = 'keep_changed') as words
    from private.row_tables() t
    union all
    select 'public.specifications'::regclass, 'specifications', 'and t.version = (select p.version from public.projects p where p.id = t.project_id)', private.specification_texts()
  loop
    return query execute format($f$
      with rows as materialized (
        select t.id, to_jsonb(t) as words from %2$s t where t.project_id = $1 %3$s
      ), latest as materialized (
        select l.row_id, l.field, l.kind, l.made_at from (
          select s.row_id, s.field, s.kind, s.made_at, rank() over (partition by s.row_id, s.field order by s.made_at desc) as place
          from public.statement_sources s where s.project_id = $1 and s.table_name = %1$L) l
        where l.place = 1
      ), said as (
        select r.id, w.field from rows r cross join unnest($2) w (field) where r.words ->> w.field <> ''
      ), told as (
        select s.id, s.field, l.kind, rank() over (partition by s.id, s.field order by l.made_at desc nulls last) as place
        from said s left join latest l on l.row_id = s.id and (l.field is null or l.field = s.field)
      )
      select distinct %1$L, t.id, t.field, coalesce(t.kind, 'unknown') from told t where t.place = 1$f$, listed.short, listed.named, listed.live)
      using project, listed.words;
  end loop;
end $$;
