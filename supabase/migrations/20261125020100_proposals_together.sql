-- What a person proposes with one press is made whole or not at all.

create function public.propose_changes(project_id uuid, proposals jsonb, idempotency_key text default null) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  most constant integer := 50;
  told jsonb := '[]';
  proposal record;
begin
  if jsonb_typeof(proposals) is distinct from 'array' or jsonb_array_length(proposals) not between 1 and most then
    raise exception 'Propose between one and % changes at once.', most using errcode = '22023';
  end if;
  for proposal in select p.said, p.place from jsonb_array_elements(proposals) with ordinality p (said, place) loop
    told := told || private.propose_as_member(project_id, proposal.said, idempotency_key || ' ' || proposal.place);
  end loop;
  return told;
end $$;
comment on function public.propose_changes is 'What `propose_change` does, for several proposals of a member, all or none; one idempotency key stands for all of them.';
revoke execute on function public.propose_changes from public, anon;
grant execute on function public.propose_changes to authenticated, service_role;
