create table public.project_api_keys (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 100),
  hashed_key text not null unique check (hashed_key ~ '^[0-9a-f]{64}$'),
  prefix text not null check (char_length(prefix) = 8),
  last_four text not null check (char_length(last_four) = 4),
  revoked boolean not null default false,
  revoked_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  unique (project_id, name)
);
comment on table public.project_api_keys is 'A coding agent''s way into one project; only the SHA-256 of the token is kept.';
create index project_api_keys_project_id_idx on public.project_api_keys (project_id, created_at desc);
create index project_api_keys_created_by_idx on public.project_api_keys (created_by);
call private.protect('public.project_api_keys');

-- The hash is written once and compared on the server; nobody reads it. Viewers have no use for keys.
drop policy project_api_keys_select on public.project_api_keys;
create policy project_api_keys_select on public.project_api_keys for select to authenticated
  using (project_id in (select private.project_ids('member')));
revoke all on public.project_api_keys from authenticated;
grant delete, insert (project_id, name, hashed_key, prefix, last_four), update (name, revoked, revoked_at),
  select (id, project_id, name, prefix, last_four, revoked, revoked_at, created_by, created_at)
  on public.project_api_keys to authenticated;
