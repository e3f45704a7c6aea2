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

-- Nobody is answered whose session has ended, not even a moment later.
create or replace function rest.admit(session_id uuid, user_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not platform.session_lives(session_id, user_id) then
    perform rest.fail(401, 'PGRST301', 'The session is not valid any more. Sign in again.', null);
  end if;
end
$$;
