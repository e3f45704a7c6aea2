-- What the questionnaire says is the specification's word too, wherever nothing stands there yet.

-- A choice and its free text as one answer.
create function private.answer_of(choice text, typed text) returns text
language sql immutable set search_path = '' as $$
  select nullif(btrim(case when lower(choice) = 'other' then typed else choice end), '')
$$;
revoke execute on function private.answer_of from public;
grant execute on function private.answer_of to authenticated, service_role;

-- The providers of a questionnaire that have a name or a link.
create function private.named_providers(lists jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(p ->> 'name', ''), 'link', coalesce(p ->> 'link', ''))), '[]')
  from jsonb_array_elements(lists) p
  where jsonb_typeof(p) = 'object' and btrim(concat(p ->> 'name', p ->> 'link')) <> ''
$$;
revoke execute on function private.named_providers from public;
grant execute on function private.named_providers to authenticated, service_role;

-- A questionnaire's answers as words of a specification; null where it says nothing.
create function private.asked_words(asked public.questionnaires) returns public.specifications
language plpgsql immutable set search_path = '' as $$
declare
  words public.specifications;
  providers jsonb := private.named_providers(asked.technology_providers || asked.third_party_providers);
  links jsonb := (select jsonb_agg(l) from jsonb_array_elements_text(asked.design_links) l where btrim(l) <> '');
begin
  words.frontend_details := private.answer_of(asked.frontend_technology, asked.frontend_technology_other);
  words.backend_details := case asked.backend_technology when 'Ruby on rails' then 'Ruby on Rails'
    else private.answer_of(asked.backend_technology, asked.backend_technology_other) end;
  words.database_details := private.answer_of(asked.database_type, asked.database_type_other);
  words.business_model_type := case asked.business_model when 'Subscription' then 'subscription' when 'Freemium' then 'freemium'
    when 'Advertising' then 'advertising' when 'Marketplace' then 'marketplace' when 'SaaS' then 'saas' when 'E-commerce' then 'ecommerce'
    else left(private.answer_of(asked.business_model, asked.business_model_other), 100) end;
  words.design_system := case lower(private.answer_of(asked.design_framework, asked.design_framework_other)) when 'material ui' then 'material'
    when 'ant design' then 'ant' when 'chakra ui' then 'chakra' when 'mantine' then 'mantine' when 'shadcn ui' then 'shadcn' end;
  words.selected_colors := nullif(jsonb_strip_nulls(jsonb_build_object(
    'primary', substring(btrim(asked.main_color_primary) from '^#[0-9a-fA-F]{6}$'),
    'secondary', substring(btrim(asked.main_color_secondary) from '^#[0-9a-fA-F]{6}$'))), '{}')::text;
  words.selected_typography := nullif(jsonb_strip_nulls(jsonb_build_object(
    'primary', nullif(btrim(asked.main_font_primary), ''), 'secondary', nullif(btrim(asked.main_font_secondary), ''))), '{}')::text;
  if private.answer_of(asked.authentication_provider, asked.authentication_provider_other) is not null or asked.payment_provider is not null
    or jsonb_array_length(asked.authentication_types) > 0 or jsonb_array_length(providers) > 0 then
    words.third_party_integrations := jsonb_build_object('auth_types', asked.authentication_types,
      'auth_provider', coalesce(asked.authentication_provider, ''), 'auth_provider_other', coalesce(asked.authentication_provider_other, ''),
      'payment_provider', asked.payment_provider, 'payment_provider_other', coalesce(asked.payment_provider_other, ''),
      'custom_providers', providers);
    words.payment_provider := private.answer_of(asked.payment_provider, asked.payment_provider_other);
  end if;
  if links is not null then
    words.design_connections := jsonb_build_object('figma_links', '[]'::jsonb, 'inspiration_links', links, 'design_files', '[]'::jsonb);
  end if;
  return words;
end $$;
revoke execute on function private.asked_words from public;
grant execute on function private.asked_words to authenticated, service_role;

-- As its caller, who may edit both; what somebody wrote or chose in the specification stays, and an answer that did not change
-- is not brought again where it was taken out.
create function private.answers_arrive() returns trigger
language plpgsql set search_path = '' as $$
declare
  said public.specifications := private.asked_words(new);
  before public.specifications;
  stored public.specifications;
  named text := coalesce((select nullif(btrim(p.version), '') from public.projects p where p.id = new.project_id), '1');
  kind text := left(private.answer_of(new.project_type, new.project_type_other), 100);
begin
  if private.is_restoring() then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    before := private.asked_words(old);
    if kind is not distinct from left(private.answer_of(old.project_type, old.project_type_other), 100) then kind := null; end if;
    if said.frontend_details is not distinct from before.frontend_details then said.frontend_details := null; end if;
    if said.backend_details is not distinct from before.backend_details then said.backend_details := null; end if;
    if said.database_details is not distinct from before.database_details then said.database_details := null; end if;
    if said.business_model_type is not distinct from before.business_model_type then said.business_model_type := null; end if;
    if said.design_system is not distinct from before.design_system then said.design_system := null; end if;
    if said.selected_colors is not distinct from before.selected_colors then said.selected_colors := null; end if;
    if said.selected_typography is not distinct from before.selected_typography then said.selected_typography := null; end if;
    if said.third_party_integrations is not distinct from before.third_party_integrations then said.third_party_integrations := null; end if;
    if said.design_connections is not distinct from before.design_connections then said.design_connections := null; end if;
  end if;
  if kind is not null then
    update public.projects p set type = kind where p.id = new.project_id and coalesce(btrim(p.type), '') = '';
  end if;
  if coalesce(said.frontend_details, said.backend_details, said.database_details, said.business_model_type, said.design_system,
    said.selected_colors, said.selected_typography, said.third_party_integrations::text, said.design_connections::text) is null then
    return null;
  end if;
  insert into public.specifications as s (project_id, version) values (new.project_id, named) on conflict (project_id, version) do nothing;
  select * into stored from public.specifications s where s.project_id = new.project_id and s.version = named for update;
  if stored.third_party_integrations is not null or nullif(stored.payment_provider, '') is not null then
    said.third_party_integrations := null;
  end if;
  update public.specifications s set
    frontend_details = coalesce(nullif(btrim(s.frontend_details), ''), said.frontend_details),
    backend_details = coalesce(nullif(btrim(s.backend_details), ''), said.backend_details),
    database_details = coalesce(nullif(btrim(s.database_details), ''), said.database_details),
    business_model_type = coalesce(nullif(btrim(s.business_model_type), ''), said.business_model_type),
    design_system = coalesce(nullif(btrim(s.design_system), ''), said.design_system),
    selected_colors = coalesce(s.selected_colors, said.selected_colors),
    selected_typography = coalesce(s.selected_typography, said.selected_typography),
    third_party_integrations = coalesce(s.third_party_integrations, said.third_party_integrations),
    payment_provider = case when said.third_party_integrations is null then s.payment_provider else said.payment_provider end,
    design_connections = coalesce(s.design_connections, said.design_connections)
  where s.id = stored.id;
  return null;
end $$;
revoke execute on function private.answers_arrive from public;
create trigger answers_arrive after insert or update on public.questionnaires for each row execute function private.answers_arrive();
