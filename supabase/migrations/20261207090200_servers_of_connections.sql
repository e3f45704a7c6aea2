-- Who an application is, and whether its host says so, is what a server of this instance found out: with a proof it has shown, as links
-- to a document do. Where no server is named, as at a Supabase whose operator named none, any proof is believed.

drop function public.allow_connection(uuid, text, text, text, text, boolean, text, text, text, text, text);
create function public.allow_connection(
  project_id uuid, scope text, client_id text, client_name text, client_host text, is_verified boolean,
  redirect_uri text, audience text, audience_hash text, challenge text, code_hash text, proof text
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  project public.projects;
  refusal text;
begin
  perform private.require_second_step();
  select * into project from public.projects p where p.id = project_id and p.id in (select private.project_ids('member'));
  if not found then
    raise exception 'Only a member of its organization can connect an application to a project.' using errcode = '42501';
  elsif exists (select from private.share_proofs) and not exists (select from private.share_proofs s where s.proof_hash = private.hash_of(proof)) then
    raise exception 'Applications are let in on the screen that says who they are.' using errcode = '42501';
  end if;
  refusal := private.too_many_keys(project.id, auth.uid(), 1);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  perform private.spend('connections:' || auth.uid(), 60, 3600, 'You have connected applications 60 times within an hour.');
  delete from private.authorization_codes c where c.expires_at < now() - interval '1 day';
  insert into private.authorization_codes
    (hashed, project_id, user_id, scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, audience_hash, challenge)
  values (code_hash, project.id, auth.uid(), scope, client_id, client_name, client_host, is_verified, redirect_uri, audience, audience_hash, challenge);
  perform private.record_event(project.organization_id, 'connection.allowed', 'api_key', null, client_name,
    jsonb_build_object('project_id', project.id, 'scope', scope, 'host', client_host));
end $$;
comment on function public.allow_connection is 'Lets an application into a project for the caller: whoever then shows the code, and the verifier of the challenge, gets a key.';
revoke execute on function public.allow_connection from public, anon;
grant execute on function public.allow_connection to authenticated, service_role;

comment on table private.share_proofs is 'The servers whose links open and which let applications in, by the SHA-256 of their proof: written at their start or, at a Supabase, by the operator; where there is none, any proof is believed.';
