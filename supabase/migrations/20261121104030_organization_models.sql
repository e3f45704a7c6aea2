-- An organization's own language model. Its key is sealed by the server with a key this database never sees, and even the
-- sealed key is handed out only to who proves to be that server.

create table public.organization_models (
  organization_id uuid primary key references public.organizations (id) on delete cascade,
  provider text not null check (provider in ('openai', 'anthropic', 'google', 'mistral', 'openai-compatible', 'ollama')),
  model text not null check (btrim(model) <> '' and char_length(model) <= 200),
  base_url text check (base_url ~ '^https?://' and char_length(base_url) <= 500),
  sealed_key text check (char_length(sealed_key) <= 4000),
  key_hint text check (char_length(key_hint) <= 4),
  proof_hash text not null check (proof_hash ~ '^[0-9a-f]{64}$'),
  updated_by uuid default auth.uid() references auth.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
comment on table public.organization_models is 'The provider, model and sealed key an organization drafts with in place of the operator''s; for its admins.';
create index organization_models_updated_by_idx on public.organization_models (updated_by);
alter table public.organization_models enable row level security;
revoke all on public.organization_models from anon, authenticated;
grant delete, select (organization_id, provider, model, base_url, key_hint, updated_by, updated_at)
  on public.organization_models to authenticated;
create policy organization_models_select on public.organization_models for select to authenticated
  using (organization_id in (select private.organization_ids('admin')));
create policy organization_models_delete on public.organization_models for delete to authenticated
  using (organization_id in (select private.organization_ids('admin')));

-- A null key keeps the one that is stored, an empty one is none.
create function private.save_organization_model(
  organization uuid, provider text, model text, base_url text, sealed_key text, key_hint text, proof_hash text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if organization not in (select private.organization_ids('admin')) then
    raise exception 'You may not change this organization.' using errcode = '42501';
  end if;
  update public.organization_models m
  set provider = provider, model = model, base_url = base_url, sealed_key = nullif(coalesce(sealed_key, m.sealed_key), ''),
    key_hint = case when sealed_key is null then m.key_hint else key_hint end,
    proof_hash = proof_hash, updated_by = auth.uid(), updated_at = now()
  where m.organization_id = organization;
  if not found then
    insert into public.organization_models (organization_id, provider, model, base_url, sealed_key, key_hint, proof_hash)
    values (organization, provider, model, base_url, nullif(sealed_key, ''), key_hint, proof_hash);
  end if;
end $$;

create function public.save_organization_model(
  organization_id uuid, provider text, model text, proof_hash text,
  base_url text default null, sealed_key text default null, key_hint text default null
) returns void
language sql set search_path = '' as $$
  select private.save_organization_model(organization_id, provider, model, base_url, sealed_key, key_hint, proof_hash)
$$;
comment on function public.save_organization_model is 'Sets an organization''s own model; its key arrives sealed.';

create function private.open_organization_model(organization uuid, proof text)
returns table (provider text, model text, base_url text, sealed_key text, readable boolean)
language sql stable security definer set search_path = '' as $$
  select m.provider, m.model, m.base_url, case when proven then m.sealed_key end, proven
  from public.organization_models m, lateral (select m.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')) p (proven)
  where m.organization_id = organization and organization in (select private.organization_ids('viewer'))
$$;

create function public.open_organization_model(organization_id uuid, proof text)
returns table (provider text, model text, base_url text, sealed_key text, readable boolean)
language sql stable set search_path = '' as $$
  select * from private.open_organization_model(organization_id, proof)
$$;
comment on function public.open_organization_model is 'An organization''s own model for its members; the sealed key only with the proof of the server that sealed it.';

revoke execute on function private.save_organization_model, private.open_organization_model from public;
grant execute on function private.save_organization_model, private.open_organization_model to authenticated, service_role;
revoke execute on function public.save_organization_model, public.open_organization_model from public, anon;
grant execute on function public.save_organization_model, public.open_organization_model to authenticated, service_role;
