-- The address of a model may carry a password, so it is for the server that proves itself, as the key is, and for admins.
create or replace function private.open_organization_model(organization uuid, proof text)
returns table (provider text, model text, base_url text, sealed_key text, readable boolean)
language sql stable security definer set search_path = '' as $$
  select m.provider, m.model, case when proven then m.base_url end, case when proven then m.sealed_key end, proven
  from public.organization_models m, lateral (select m.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')) p (proven)
  where m.organization_id = organization and organization in (select private.organization_ids('viewer'))
$$;
