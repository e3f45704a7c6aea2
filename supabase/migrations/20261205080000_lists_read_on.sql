-- A list that is longer than what comes with others is read on in one answer, and not a thousand rows at a time.
drop function public.list_rows;
create function public.list_rows(project_id uuid, tables text[], most integer default 1000, beyond integer default 0) returns json
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  most_rows constant integer := least(greatest(most, 0), case when beyond > 0 then 20000 else 5000 end);
  first_row constant integer := greatest(beyond, 0);
  most_characters constant integer := 16000000;
  lists text[] := '{}';
  characters integer := 0;
  listed record;
  found_rows text;
begin
  for listed in select t.named, t.short, t.live from private.row_tables() t where t.short = any (tables) loop
    execute format('select coalesce(json_agg(r.line), ''[]'')::text from (
        select (to_jsonb(t) - ''{created_by,updated_at,key}''::text[]) || %s as line from %s t where t.project_id = $1 %s order by %s limit $2 offset $3) r',
      private.read_along(listed.short), listed.named, listed.live, private.listed_by(listed.named))
      into found_rows using project_id, most_rows, first_row;
    characters := characters + length(found_rows);
    exit when characters > most_characters;
    lists := lists || format('%s:%s', to_json(listed.short), found_rows);
  end loop;
  if 'work' = any (tables) and characters <= most_characters then
    lists := lists || format('"work":%s', public.list_work(project_id));
  end if;
  if 'acceptance' = any (tables) and characters <= most_characters then
    lists := lists || format('"acceptance":%s', public.list_acceptance(project_id));
  end if;
  if 'told_sources' = any (tables) and characters <= most_characters then
    lists := lists || format('"told_sources":%s', public.list_told_sources(project_id));
  end if;
  if 'quality' = any (tables) and characters <= most_characters then
    lists := lists || format('"quality":%s', public.read_quality(project_id));
  end if;
  if 'completeness' = any (tables) and characters <= most_characters then
    lists := lists || format('"completeness":%s', public.get_completeness(project_id));
  end if;
  return ('{' || array_to_string(lists, ',') || '}')::json;
end $$;
comment on function public.list_rows is 'The first rows of each of these lists of a project, 1,000 unless told and 5,000 at most, or of those beyond as many, 20,000 at most, {"pages": [{"name": …}], …}, as `work` what `list_work` answers, as `acceptance` what `list_acceptance` does, as `told_sources` what `list_told_sources` does, as `quality` what `read_quality` does and as `completeness` what `get_completeness` does; lists too many for an answer are left out.';
revoke execute on function public.list_rows from public, anon;
grant execute on function public.list_rows to authenticated, service_role;
