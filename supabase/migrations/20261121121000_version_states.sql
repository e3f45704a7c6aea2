-- A version stands for what it was when the next one was made from it. Leaving it again later adds a state beside that one, and only
-- where something changed while it was the current one: to look at an old version changes nothing.

alter table public.specification_snapshots add column next_version text check (char_length(next_version) <= 50);
comment on column public.specification_snapshots.next_version is 'The version that was made from it then; null where it was only left.';
comment on table public.specification_snapshots is 'Everything in a project as it stood when one of its versions was left; never changed. The first state another version was made from counts, else the last.';

create or replace function private.keep_version() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  standing jsonb := private.content_of(old.id, old.version);
  kept jsonb;
  shared jsonb;
  -- what was made in this transaction began at its now()
  is_made boolean := not exists (select from public.specification_snapshots s where s.project_id = new.id and s.version = new.version)
    and not exists (select from public.specifications s where s.project_id = new.id and s.version = new.version and s.created_at < now());
begin
  if not exists (select from jsonb_each(standing) c where c.value not in ('[]', 'null')) then
    return null;
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = old.id and s.version = old.version order by s.created_at desc limit 1;
  -- what all versions share was written down last when this one became the current one
  select s.content into shared from public.specification_snapshots s
  where s.project_id = old.id order by s.created_at desc limit 1;
  if is_made or kept is null or kept -> 'specification' is distinct from standing -> 'specification'
    or shared - 'specification' is distinct from standing - 'specification' then
    insert into public.specification_snapshots (project_id, version, content, created_by, next_version)
    values (old.id, old.version, standing, auth.uid(), case when is_made then new.version end);
  end if;
  return null;
end $$;

drop function public.get_version_content(uuid, text);
create function public.get_version_content(project_id uuid, version text, snapshot_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_variable
declare
  kept jsonb;
begin
  if snapshot_id is null and exists (select from public.projects p where p.id = project_id and p.version = version) then
    return private.content_of(project_id, version);
  end if;
  select s.content into kept from public.specification_snapshots s
  where s.project_id = project_id and s.version = version and s.id = coalesce(snapshot_id, s.id)
  order by s.next_version is null, case when s.next_version is not null then s.created_at end, s.created_at desc limit 1;
  if not found and snapshot_id is null then
    -- Stored before snapshots were kept, or brought in from elsewhere: its words are all there is.
    select jsonb_build_object('specification', to_jsonb(s) - array['id', 'project_id', 'version', 'created_at', 'updated_at'])
    into kept from public.specifications s where s.project_id = project_id and s.version = version;
  end if;
  return kept;
end $$;
comment on function public.get_version_content is 'Everything in a version: read live where it is the current one, else as it stood when the next one was made from it, or in the state that is named; null where there is none.';
revoke execute on function public.get_version_content from public, anon;
grant execute on function public.get_version_content to authenticated, service_role;
