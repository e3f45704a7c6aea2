-- What a project's words are held to, for whoever shows its key.

create function public.quality_with_key(key text, resource text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known constant public.project_api_keys := private.key_of(key, 'read_only', resource);
begin
  return public.read_quality(known.project_id);
end $$;
comment on function public.quality_with_key is 'What `read_quality` answers, for the project of a key.';
revoke execute on function public.quality_with_key from public;
grant execute on function public.quality_with_key to anon, authenticated, service_role;
