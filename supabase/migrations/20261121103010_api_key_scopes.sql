-- What a key may do, until when, and when it was last used; a revoked key stays revoked.

alter table public.project_api_keys
  add column expires_at timestamptz,
  add column scope text not null default 'read_write' check (scope in ('read_only', 'read_write')),
  add column last_used_at timestamptz;
grant insert (expires_at, scope), select (expires_at, scope, last_used_at) on public.project_api_keys to authenticated;

create function private.keep_revoked() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.revoked then
    new.revoked := true;
    new.revoked_at := old.revoked_at;
  elsif new.revoked then
    new.revoked_at := coalesce(new.revoked_at, now());
  end if;
  return new;
end $$;
create trigger keep_revoked before update on public.project_api_keys for each row execute function private.keep_revoked();
