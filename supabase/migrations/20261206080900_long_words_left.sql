-- A change of one word writes that word: PostgreSQL writes every long word of a row anew whose row a trigger made into JSON, so it makes
-- a copy into JSON instead.

create or replace function private.set_revision() returns trigger
language plpgsql set search_path = '' as $$
declare
  copied constant record := new;
  before jsonb;
  after jsonb;
  word text;
begin
  if private.is_restoring() then
    return new;
  end if;
  before := to_jsonb(old);
  after := to_jsonb(copied);
  new.revision := old.revision;
  foreach word in array tg_argv loop
    if after -> word is distinct from before -> word then
      new.revision := old.revision + 1;
      return new;
    end if;
  end loop;
  return new;
end $$;
