-- How often somebody may do what others pay for: mails sent in our name, and what visitors put into our tables.

create table private.limits (
  key text primary key,
  hits integer not null,
  window_ends timestamptz not null
);
comment on table private.limits is 'How often a key (an organization, an account, an address) was seen in its running window.';
create index limits_window_ends_idx on private.limits (window_ends);
alter table private.limits enable row level security;
revoke all on private.limits from public, anon, authenticated;

-- Counts one use; refuses with 429, the seconds to wait and `refusal` once there were more than `most` of them.
create function private.spend(counted text, most integer, seconds integer, refusal text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  used integer;
  wait integer;
begin
  delete from private.limits where key in (
    select l.key from private.limits l where l.window_ends < now() and l.key <> counted limit 10 for update skip locked
  );
  insert into private.limits as l (key, hits, window_ends) values (counted, 1, now() + make_interval(secs => seconds))
  on conflict (key) do update set
    hits = case when l.window_ends <= now() then 1 else l.hits + 1 end,
    window_ends = case when l.window_ends <= now() then excluded.window_ends else l.window_ends end
  returning hits, greatest(1, ceil(extract(epoch from window_ends - now()))::integer) into used, wait;
  if used > most then
    raise exception '% Try again in %.', refusal,
      case when wait < 120 then wait || ' seconds'
        when wait < 7200 then ceil(wait / 60.0)::integer || ' minutes'
        else ceil(wait / 3600.0)::integer || ' hours' end
      using errcode = 'PT429', detail = wait::text;
  end if;
end $$;
revoke execute on function private.spend from public;

create function private.limit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- the service and the owner fill tables without counting
  if auth.role() in ('anon', 'authenticated') then
    perform private.spend(tg_table_name || ':' || lower(btrim(new.email)), 10, 86400, 'We have heard from this address ten times today.');
  end if;
  return null;
end $$;
revoke execute on function private.limit_form from public;

create trigger limit_form after insert on public.contacts for each row execute function private.limit_form();
create trigger limit_form after insert on public.job_applications for each row execute function private.limit_form();

create function private.limit_invitations() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() = 'authenticated' then
    perform private.spend('invitations:' || new.organization_id, 50, 86400, 'This organization has sent 50 invitations within a day.');
    perform private.spend('invitations_by:' || auth.uid(), 100, 86400, 'You have sent 100 invitations within a day.');
  end if;
  return null;
end $$;
revoke execute on function private.limit_invitations from public;

create trigger limit_invitations after insert on public.organization_invitations
  for each row execute function private.limit_invitations();
