-- Supabase's realtime schema as far as this product speaks it: broadcast from the database, and who is present. Idempotent.

do $$ begin
  if to_regnamespace('realtime') is null then create schema realtime; end if;
end $$;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  updated_at timestamp not null default (now() at time zone 'utc'),
  inserted_at timestamp not null default (now() at time zone 'utc'),
  id uuid not null default gen_random_uuid(),
  primary key (id, inserted_at)
);
alter table realtime.messages add column if not exists sent_in xid8;
alter table realtime.messages alter column sent_in set default pg_current_xact_id();
create index if not exists messages_sent_in_idx on realtime.messages (sent_in);
create index if not exists messages_topic_idx on realtime.messages (topic, inserted_at desc);
create index if not exists messages_inserted_at_idx on realtime.messages using brin (inserted_at);
comment on table realtime.messages is 'What was broadcast in the last day; its policies say who may listen and speak on a channel.';
comment on column realtime.messages.sent_in is 'The transaction it came with, by which processes find what is new; null where a notification tells of it.';

create unlogged table if not exists realtime.presences (
  ref text primary key,
  topic text not null,
  key text not null,
  meta jsonb not null,
  node integer not null
);
create index if not exists presences_topic_idx on realtime.presences (topic);
create index if not exists presences_node_idx on realtime.presences (node);
comment on table realtime.presences is 'Who is on a channel now; a node is a server process, and holds an advisory lock of its number while it lives.';

-- The channel a policy is asked about.
create or replace function realtime.topic() returns text
language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')::text
$$;

-- Keeps a message, which every process with listeners finds once the transaction is committed: a notification of PostgreSQL
-- would make commits wait for each other. A message that cannot be kept is a warning, never the end of the write that wanted
-- to tell of itself.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('realtime.topic', send.topic, true);
  insert into realtime.messages (payload, event, topic, private, extension, updated_at)
  values (send.payload, send.event, send.topic, send.private, 'broadcast', clock_timestamp() at time zone 'utc');
exception when others then
  raise warning 'A broadcast was not sent: %', sqlerrm;
end $$;

do $$ begin
  if not (select relrowsecurity from pg_class where oid = 'realtime.messages'::regclass) then
    alter table realtime.messages enable row level security;
  end if;
  if not (select relrowsecurity from pg_class where oid = 'realtime.presences'::regclass) then
    alter table realtime.presences enable row level security;
  end if;
  if not exists (select from pg_policies where schemaname = 'realtime' and policyname = 'service_role_messages') then
    create policy service_role_messages on realtime.messages to service_role using (true) with check (true);
  end if;
end $$;

revoke all on realtime.messages, realtime.presences from anon, authenticated, service_role;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean) to anon, authenticated, service_role;
