-- What stays source text of imports, and what documents say, is found by its words as rows and texts are.

-- As before, but other forms of a word are known of the first 100,000 characters, as a vector has no more room; as it is written, or as
-- a part of another, it is found wherever it stands.
create or replace function private.words_of(language text, name text, said text) returns tsvector
language sql immutable parallel safe set search_path = '' as $$
  select setweight(to_tsvector(language::regconfig, name), 'A') || to_tsvector(language::regconfig, left(said, 100000))
$$;

-- What was undone is found no more.
create function private.kept_of(one public.imports) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('id', one.id, 'project_id', one.project_id, 'kept', case when one.undone_at is null then one.kept end)
$$;
revoke execute on function private.kept_of from public;

create function private.find_imports() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.find_rows(tg_relid, array['kept'], array(select private.kept_of(i) from public.imports i join changed c on c.id = i.id));
  return null;
end $$;
revoke execute on function private.find_imports from public;

create trigger find_insert after insert on public.imports referencing new table as changed for each statement execute function private.find_imports();
create trigger find_update after update on public.imports referencing new table as changed for each statement execute function private.find_imports();
create trigger find_delete after delete on public.imports referencing old table as changed for each statement execute function private.make_found('kept');
create trigger find_insert after insert on public.source_texts referencing new table as changed for each statement execute function private.make_found('text');
create trigger find_update after update on public.source_texts referencing new table as changed for each statement execute function private.make_found('text');
create trigger find_delete after delete on public.source_texts referencing old table as changed for each statement execute function private.make_found('text');

do $$
declare
  stand jsonb[];
begin
  for stand in select array_agg(private.kept_of(i)) from public.imports i where i.undone_at is null and btrim(i.kept) <> '' group by i.project_id loop
    perform private.find_rows('public.imports', array['kept'], stand);
  end loop;
  for stand in select array_agg(to_jsonb(t)) from public.source_texts t group by t.project_id loop
    perform private.find_rows('public.source_texts', array['text'], stand);
  end loop;
end $$;
