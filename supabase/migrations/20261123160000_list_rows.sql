-- Several lists of a project in one answer, each as it is answered by itself.

-- What is read along of the row that one of a list, `t`, belongs to.
create function private.read_along(short text) returns text
language sql immutable set search_path = '' as $$
  select case short
    when 'sections' then
      $sql$jsonb_build_object('pages', (select jsonb_build_object('name', p.name, 'project_id', p.project_id) from public.pages p where p.id = t.page_id))$sql$
    when 'user_stories' then
      $sql$jsonb_build_object('user_classes', (select jsonb_build_object('name', c.name, 'description', c.description) from public.user_classes c where c.id = t.user_class_id))$sql$
    else $sql$jsonb '{}'$sql$
  end
$$;

-- The columns that people put the rows of a list in order by; sections stand page by page.
create function private.listed_by(named regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('t.%I', c.name), ', ' order by c.place)
  from unnest(case named when 'public.sections'::regclass then array['page_id', 'order_index', 'number'] else array['position', 'order_index', 'number'] end)
    with ordinality c (name, place)
  join pg_catalog.pg_attribute a on a.attrelid = named and a.attname = c.name and not a.attisdropped
$$;

create function public.list_rows(project_id uuid, tables text[]) returns json
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  most_rows constant integer := 1000;
  most_characters constant integer := 16000000;
  lists text[] := '{}';
  characters integer := 0;
  listed record;
  found_rows text;
begin
  for listed in select t.named, t.short, t.live from private.row_tables() t where t.short = any (tables) loop
    execute format('select coalesce(json_agg(r.line), ''[]'')::text from (
        select (to_jsonb(t) - ''{created_by,updated_at,key}''::text[]) || %s as line from %s t where t.project_id = $1 %s order by %s limit $2) r',
      private.read_along(listed.short), listed.named, listed.live, private.listed_by(listed.named))
      into found_rows using project_id, most_rows;
    characters := characters + length(found_rows);
    exit when characters > most_characters;
    lists := lists || format('%s:%s', to_json(listed.short), found_rows);
  end loop;
  return ('{' || array_to_string(lists, ',') || '}')::json;
end $$;
comment on function public.list_rows is 'The first 1,000 rows of each of these lists of a project, {"pages": [{"name": …}], …}; lists too many for an answer are left out.';

revoke execute on function private.read_along, private.listed_by from public;
grant execute on function private.read_along, private.listed_by to authenticated, service_role;
revoke execute on function public.list_rows from public, anon;
grant execute on function public.list_rows to authenticated, service_role;
