-- What the data API asks the database itself while it answers.
create schema if not exists rest;
grant usage on schema rest to public;

-- A refusal in the data API's words; whatever the statement has written is undone.
create or replace function rest.fail(status integer, code text, message text, details text) returns text
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = message,
    detail = json_build_object('status', status, 'code', code, 'details', details)::text;
end
$$;

-- Nobody is answered whose session has ended, not even a moment later. In plpgsql, because that keeps its plan.
create or replace function rest.session_lives(session_id uuid, user_id uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = session_lives.session_id and s.user_id = session_lives.user_id
      and (s.not_after is null or s.not_after > now())
      and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  );
end
$$;
