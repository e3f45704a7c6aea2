-- The first project at once: where there is no organization yet, one named after the person, the project, and what is known of it.

create function private.my_organization_name() returns text
language sql stable set search_path = '' as $$
  select left(coalesce(
    nullif((select btrim(p.first_name) from public.profiles p where p.id = (select auth.uid())), ''),
    nullif(initcap(split_part(split_part((select auth.email()), '@', 1), '.', 1)), '')
  ), 100) || '''s organization'
$$;
revoke execute on function private.my_organization_name from public;
grant execute on function private.my_organization_name to authenticated;

create function public.start_project(name text, questionnaire jsonb default '{}', organization_id uuid default null)
returns table (project_id uuid, owner_id uuid)
language plpgsql set search_path = '' as $$
#variable_conflict use_variable
declare
  owner uuid := organization_id;
  project uuid;
  answers public.questionnaires;
begin
  if owner is null then
    insert into public.organizations as o (name) values (coalesce(private.my_organization_name(), 'My organization')) returning o.id into owner;
  end if;
  answers := jsonb_populate_record(null::public.questionnaires, jsonb_build_object(
    'project_documents', '[]'::jsonb, 'domain_answers', '[]'::jsonb, 'technology_providers', '[]'::jsonb,
    'authentication_types', '[]'::jsonb, 'third_party_providers', '[]'::jsonb, 'design_links', '[]'::jsonb) || questionnaire);
  insert into public.projects as p (organization_id, name, type)
  values (owner, btrim(name), left(nullif(case when answers.project_type = 'other' then answers.project_type_other else answers.project_type end, ''), 100))
  returning p.id into project;
  answers.id := gen_random_uuid();
  answers.project_id := project;
  answers.revision := 1;
  answers.created_at := now();
  answers.updated_at := now();
  insert into public.questionnaires select answers.*;
  return query select project, owner;
end $$;
comment on function public.start_project is 'Makes a project and its questionnaire, in a new organization named after the caller where none is given; answers both ids.';
revoke execute on function public.start_project from public, anon;
grant execute on function public.start_project to authenticated, service_role;
