-- A call by key that ends in an error is undone whole, and that it was made with it: our server counts it once it has failed.
create function private.count_failed_call(token text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  key public.project_api_keys;
begin
  select * into key from public.project_api_keys k where k.hashed_key = private.hash_of(token) and private.is_live(k);
  if found then
    perform private.count_key_call(key);
  end if;
exception when sqlstate 'PT429' then
  -- it was used as often as it may be, and stays so
  return;
end $$;
comment on function private.count_failed_call is 'Counts a call with a key that opens its project and ended in an error.';
revoke execute on function private.count_failed_call from public;
