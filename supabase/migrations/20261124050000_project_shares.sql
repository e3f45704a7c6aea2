-- Links that show a project's document to whoever has one, without an account. Of a link's token only the SHA-256 is kept, and what
-- it opens is handed to the server alone that made it, which leaves out of the document whatever is not shared.

create table public.project_shares (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 100),
  -- null follows the project's current version
  version text check (btrim(version) <> '' and char_length(version) <= 50),
  -- null is all of them; the numbers of the outline stay the same whatever the project says
  chapters text[] check (
    cardinality(chapters) between 1 and 40 and array_position(chapters, null) is null
    and array_to_string(chapters, ',') ~ '^[1-9][0-9]?(\.[1-9][0-9]?)?(,[1-9][0-9]?(\.[1-9][0-9]?)?)*$'
  ),
  hashed_token text not null unique check (hashed_token ~ '^[0-9a-f]{64}$'),
  password_hash text check (password_hash like '$argon2id$%' and char_length(password_hash) <= 200),
  has_password boolean not null generated always as (password_hash is not null) stored,
  proof_hash text not null check (proof_hash ~ '^[0-9a-f]{64}$'),
  expires_at timestamptz not null,
  revoked boolean not null default false,
  revoked_at timestamptz,
  views integer not null default 0,
  last_viewed_at timestamptz,
  created_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint project_shares_expiry check (expires_at <= created_at + interval '366 days')
);
comment on table public.project_shares is 'Read-only links to a project''s document; only the SHA-256 of a token is kept.';
create index project_shares_project_id_idx on public.project_shares (project_id, created_at desc);
create index project_shares_created_by_idx on public.project_shares (created_by);
call private.protect('public.project_shares');
-- a document that is read is not a project that is worked on
drop trigger touch_inserted on public.project_shares;
drop trigger touch_updated on public.project_shares;
drop trigger touch_deleted on public.project_shares;

drop policy project_shares_select on public.project_shares;
create policy project_shares_select on public.project_shares for select to authenticated
  using (project_id in (select private.project_ids('member')));
revoke all on public.project_shares from authenticated;
grant delete, insert (project_id, name, version, chapters, hashed_token, password_hash, proof_hash, expires_at), update (revoked),
  select (id, project_id, name, version, chapters, has_password, expires_at, revoked, revoked_at, views, last_viewed_at, created_by, created_at)
  on public.project_shares to authenticated;
create trigger keep_revoked before update on public.project_shares for each row execute function private.keep_revoked();

create function private.audit_share() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  share public.project_shares;
  done text := case tg_op when 'INSERT' then 'share.made' when 'DELETE' then 'share.deleted' end;
begin
  if tg_op = 'DELETE' then share := old; else share := new; end if;
  if tg_op = 'UPDATE' and new.revoked and not old.revoked then
    done := 'share.revoked';
  end if;
  if done is not null then
    perform private.record_event(p.organization_id, done, 'share', share.id::text, share.name,
      jsonb_build_object('project_id', p.id, 'expires_at', share.expires_at, 'has_password', share.password_hash is not null))
    from public.projects p where p.id = share.project_id;
  end if;
  return null;
end $$;
revoke execute on function private.audit_share from public;
create trigger audit_share after insert or update or delete on public.project_shares
  for each row execute function private.audit_share();

-- The link of this token, for the server that made it and for nobody else.
create function private.share_of(token text, proof text) returns public.project_shares
language sql stable security definer set search_path = '' as $$
  select s from public.project_shares s
  where s.hashed_token = encode(sha256(convert_to(token, 'UTF8')), 'hex')
    and s.proof_hash = encode(sha256(convert_to(proof, 'UTF8')), 'hex')
$$;

create function public.knock_at_share(token text, proof text, visitor text, tries boolean) returns jsonb
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
    perform private.spend('share_visitor:' || visitor, 20, 900, 'Too many passwords were tried from here.');
    perform private.spend('share:' || share.id, 100, 3600, 'Too many passwords were tried at this link.');
  end if;
  return jsonb_build_object('state', 'open', 'password_hash', share.password_hash);
end $$;

-- A right password gives back what trying it was counted for.
create function public.read_share(token text, proof text, visitor text) returns jsonb
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
    update private.limits l set hits = greatest(0, l.hits - 1) where l.key in ('share_visitor:' || visitor, 'share:' || share.id);
  end if;
  select * into project from public.projects p where p.id = share.project_id;
  shown := coalesce(share.version, nullif(project.version, ''), '1');
  return jsonb_build_object(
    'project', jsonb_build_object('name', project.name, 'type', project.type, 'description', project.description, 'version', shown),
    'content', public.get_version_content(project.id, shown),
    'questionnaire', (select to_jsonb(q) from public.questionnaires q where q.project_id = project.id order by q.updated_at desc limit 1),
    'chapters', share.chapters,
    'as_of', case when shown = project.version then now() else coalesce(
      (select max(s.created_at) from public.specification_snapshots s where s.project_id = project.id and s.version = shown), now()) end,
    'expires_at', share.expires_at);
end $$;

comment on function public.knock_at_share is 'Whether a link can be read, for the server that made it; counts a try of its password.';
comment on function public.read_share is 'All a document is made from, for the server that made the link, once it has checked the password.';

revoke execute on function private.share_of from public;
revoke execute on function public.knock_at_share, public.read_share from public;
grant execute on function public.knock_at_share, public.read_share to anon, authenticated, service_role;
