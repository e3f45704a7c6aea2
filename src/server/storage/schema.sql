-- Supabase's storage schema as far as this product speaks it. Idempotent: it runs at every start, as the owner, before the migrations.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

do $$ begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end $$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);
comment on table storage.buckets is 'Where files are kept: who may see them is said by its policies, what they may be by its limits.';

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");
create index if not exists objects_version_idx on storage.objects (version);
comment on table storage.objects is 'One row per stored file; its bytes lie under its version.';

create table if not exists storage.file_stores (
  id uuid primary key,
  created_at timestamptz not null default now()
);
comment on table storage.file_stores is 'The directories whose files belong to this database, so that clearing up never touches those of another.';

create or replace function storage.foldername(name text) returns text[]
language plpgsql immutable as $$
declare
  parts text[];
begin
  select string_to_array(name, '/') into parts;
  return parts[1 : array_length(parts, 1) - 1];
end $$;

create or replace function storage.filename(name text) returns text
language plpgsql immutable as $$
declare
  parts text[];
begin
  select string_to_array(name, '/') into parts;
  return parts[array_length(parts, 1)];
end $$;

create or replace function storage.extension(name text) returns text
language plpgsql immutable as $$
declare
  parts text[];
  file text;
begin
  select string_to_array(name, '/') into parts;
  select parts[array_length(parts, 1)] into file;
  return reverse(split_part(reverse(file), '.', 1));
end $$;

create or replace function storage.get_size_by_bucket() returns table (size bigint, bucket_id text)
language plpgsql stable as $$
begin
  return query
    select sum((metadata ->> 'size')::bigint)::bigint as size, objects.bucket_id from storage.objects group by objects.bucket_id;
end $$;

create or replace function storage.update_updated_at_column() returns trigger
language plpgsql as $$
begin
  new.updated_at = now();
  return new;
end $$;

create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();

do $$ begin
  if not (select relrowsecurity from pg_class where oid = 'storage.buckets'::regclass) then
    alter table storage.buckets enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.objects'::regclass) then
    alter table storage.objects enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'storage.file_stores'::regclass) then
    alter table storage.file_stores enable row level security;
  end if;
  if not exists (select from pg_policies where schemaname = 'storage' and policyname = 'service_role_buckets') then
    create policy service_role_buckets on storage.buckets to service_role using (true) with check (true);
  end if;
  if not exists (select from pg_policies where schemaname = 'storage' and policyname = 'service_role_objects') then
    create policy service_role_objects on storage.objects to service_role using (true) with check (true);
  end if;
end $$;

grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
revoke truncate, references, trigger on storage.buckets, storage.objects from anon, authenticated;
revoke all on storage.file_stores from anon, authenticated, service_role;
