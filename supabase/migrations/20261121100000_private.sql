-- What every table shares: who may see what, numbers for citing, revisions, and the policies made from them.

create schema if not exists private;
comment on schema private is 'Helpers of the policies and triggers; nothing in it is reachable through the data API.';
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

create type public.organization_role as enum ('viewer', 'member', 'admin');
comment on type public.organization_role is 'Viewers read, members edit, admins also manage people and delete; each includes the one before.';

create function private.set_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Counts one more change of a row's words. Its arguments name the columns that are words.
create function private.set_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb := to_jsonb(new);
  word text;
begin
  new.revision := old.revision;
  foreach word in array tg_argv loop
    if after -> word is distinct from before -> word then
      new.revision := old.revision + 1;
      return new;
    end if;
  end loop;
  return new;
end $$;
