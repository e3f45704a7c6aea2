-- However many people add and remove a page's designs at once, each change is made to the list as it stands: one statement reads
-- and writes it.

-- The list without one design, null where nothing is left; a lone record counts as a list of one.
create function private.designs_without(designs jsonb, design jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_agg(listed.record order by listed.place)
  from jsonb_array_elements(case jsonb_typeof(designs) when 'array' then designs when 'object' then jsonb_build_array(designs) else '[]' end)
    with ordinality as listed (record, place)
  where (listed.record ->> 'path', listed.record ->> 'url') is distinct from (design ->> 'path', design ->> 'url')
$$;

create function public.add_page_design(page_id uuid, design jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.pages p
  set designs_file = coalesce(private.designs_without(p.designs_file, design), '[]') || jsonb_build_array(design)
  where p.id = page_id;
  return found;
end $$;
comment on function public.add_page_design is 'Writes a design file down at the end of a page''s list; false where the page is gone or may not be changed.';

create function public.remove_page_design(page_id uuid, design jsonb) returns boolean
language plpgsql set search_path = '' as $$
begin
  update public.pages p set designs_file = private.designs_without(p.designs_file, design) where p.id = page_id;
  return found;
end $$;
comment on function public.remove_page_design is 'Takes a design file off a page''s list; false where the page is gone or may not be changed.';

revoke execute on function public.add_page_design, public.remove_page_design from public, anon;
grant execute on function public.add_page_design, public.remove_page_design to authenticated, service_role;
