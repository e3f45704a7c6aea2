-- What visitors send is counted as rows, and by nothing a visitor chooses: whoever filled in the address of somebody else would
-- lock them out. How much one network address sends is counted by the server, which knows it.

insert into private.settings (name, value) values ('form_rows_per_hour', 2000), ('cv_bytes_per_day', 1073741824);

-- Counts so many uses at once; refuses with 429, the seconds to wait and `refusal` once there were more than `most` of them.
create function private.spend_many(counted text, uses integer, most bigint, seconds integer, refusal text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  used integer;
  wait integer;
begin
  delete from private.limits where key in (
    select l.key from private.limits l where l.window_ends < now() and l.key <> counted limit 10 for update skip locked
  );
  insert into private.limits as l (key, hits, window_ends) values (counted, uses, now() + make_interval(secs => seconds))
  on conflict (key) do update set
    hits = case when l.window_ends <= now() then uses else l.hits + uses end,
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
revoke execute on function private.spend_many from public;

create or replace function private.spend(counted text, most integer, seconds integer, refusal text) returns void
language sql security definer set search_path = '' as $$
  select private.spend_many(counted, 1, most, seconds, refusal)
$$;

drop trigger limit_form on public.contacts;
drop trigger limit_form on public.job_applications;
create or replace function private.limit_form() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- the service and the owner fill tables without counting
  if auth.role() in ('anon', 'authenticated') then
    perform private.spend_many('form:' || tg_table_name, (select count(*) from added)::integer, private.setting('form_rows_per_hour'), 3600,
      'More people write to us right now than we can take in.');
  end if;
  return null;
end $$;
create trigger limit_form after insert on public.waitlist referencing new table as added for each statement execute function private.limit_form();
create trigger limit_form after insert on public.contacts referencing new table as added for each statement execute function private.limit_form();
create trigger limit_form after insert on public.job_applications referencing new table as added for each statement execute function private.limit_form();

-- How much all CVs of a day may be together: anybody may leave one, so their sum is bounded whoever asks and however.
create function private.has_room_for_cvs() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0) < private.setting('cv_bytes_per_day')
  from storage.objects o where o.bucket_id = 'cv-uploads' and o.created_at > now() - interval '1 day'
$$;
revoke execute on function private.has_room_for_cvs from public;
grant execute on function private.has_room_for_cvs to anon, authenticated, service_role;

drop policy cv_uploads_insert on storage.objects;
create policy cv_uploads_insert on storage.objects for insert to anon, authenticated
  with check (bucket_id = 'cv-uploads' and name ~ '^cvs/[0-9]+-[A-Za-z0-9]+\.(pdf|doc|docx)$' and (select private.has_room_for_cvs()));
