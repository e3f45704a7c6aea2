-- A link that shares a document opens for the servers of this instance, whatever proof a caller wrote beside it, and who guesses
-- passwords is counted by the server that asks.

create table private.share_proofs (
  proof_hash text primary key check (proof_hash ~ '^[0-9a-f]{64}$')
);
comment on table private.share_proofs is 'The servers whose links open, by the SHA-256 of their proof: written at their start or, at a Supabase, by the operator; where there is none, any proof is believed.';
alter table private.share_proofs enable row level security;
revoke all on private.share_proofs from public, anon, authenticated;

create or replace function private.share_of(token text, proof text) returns public.project_shares
language sql stable security definer set search_path = '' as $$
  select s from public.project_shares s
  where s.hashed_token = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and s.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
    and (s.proof_hash in (select k.proof_hash from private.share_proofs k) or not exists (select from private.share_proofs))
$$;

-- Whom a server says that it asks for, counted apart from what any other one says.
create function private.share_visitor(share public.project_shares, visitor text) returns text
language sql immutable set search_path = '' as $$
  select 'share_visitor:' || encode(sha256(convert_to(share.proof_hash || coalesce(visitor, ''), 'UTF8')), 'hex')
$$;
revoke execute on function private.share_visitor from public;

-- As before, and the visitor is counted as one of this server.
create or replace function public.knock_at_share(token text, proof text, visitor text, tries boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.project_shares := private.share_of(token, proof);
begin
  if share.id is null then
    return jsonb_build_object('state', 'unknown');
  elsif share.revoked then
    return jsonb_build_object('state', 'revoked');
  elsif share.expires_at <= now() then
    return jsonb_build_object('state', 'expired');
  end if;
  if tries and share.has_password then
    perform private.spend(private.share_visitor(share, visitor), 20, 900, 'Too many passwords were tried from here.');
    perform private.spend('share:' || share.id, 100, 3600, 'Too many passwords were tried at this link.');
  end if;
  return jsonb_build_object('state', 'open', 'password_hash', share.password_hash);
end $$;

-- The same.
create or replace function public.read_share(token text, proof text, visitor text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  share public.project_shares := private.share_of(token, proof);
  project public.projects;
  shown text;
begin
  if share.id is null or share.revoked or share.expires_at <= now() then
    return null;
  end if;
  update public.project_shares s set views = s.views + 1, last_viewed_at = now() where s.id = share.id;
  if share.has_password then
    update private.limits l set hits = greatest(0, l.hits - 1) where l.key in (private.share_visitor(share, visitor), 'share:' || share.id);
  end if;
  select * into project from public.projects p where p.id = share.project_id;
  shown := coalesce(share.version, nullif(project.version, ''), '1');
  if 60 > (select count(*) from public.audit_events e where e.organization_id = project.organization_id
      and e.at > now() - interval '1 hour' and e.action = 'share.opened' and e.target_id = share.id::text) then
    perform private.record_nobodys_event(project.organization_id, null, 'share.opened', 'share', share.id::text, share.name,
      jsonb_build_object('project_id', project.id, 'version', shown));
  end if;
  return jsonb_build_object(
    'project', jsonb_build_object('name', project.name, 'type', project.type, 'description', project.description, 'version', shown),
    'content', public.get_version_content(project.id, shown),
    'questionnaire', (select to_jsonb(q) from public.questionnaires q where q.project_id = project.id order by q.updated_at desc limit 1),
    'chapters', share.chapters,
    'as_of', case when shown = project.version then now() else coalesce(
      (select max(s.created_at) from public.specification_snapshots s where s.project_id = project.id and s.version = shown), now()) end,
    'expires_at', share.expires_at);
end $$;
