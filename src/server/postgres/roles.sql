-- What a Supabase database has before the first migration: its roles, its schemas, its grants.
-- Run by the administrator's login; <owner> is the role that owns our tables (never a superuser).
do $$
declare
  may_bypass boolean := (select rolsuper or rolbypassrls from pg_roles where rolname = current_user);
  name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin noinherit', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
  end loop;
  if may_bypass and not (select rolbypassrls from pg_roles where rolname = 'service_role') then
    alter role service_role bypassrls;
  end if;
end
$$;

grant anon, authenticated, service_role to <owner>;

create schema if not exists extensions;
create schema if not exists platform;

grant create, connect, temporary on database <database> to <owner>;
grant all on schema public, extensions, platform to <owner> with grant option;
revoke all on schema platform from public;
grant usage on schema public, extensions to anon, authenticated, service_role;

create table if not exists platform.secrets (
  name text primary key,
  value text not null
);
create table if not exists platform.applied (
  name text primary key,
  digest text not null,
  applied_at timestamptz not null default now()
);
comment on table platform.secrets is 'Keys made once and shared by every process on this database.';
comment on table platform.applied is 'The platform files applied to this database, by content.';
grant all on platform.secrets, platform.applied to <owner>;

set local role <owner>;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
reset role;
