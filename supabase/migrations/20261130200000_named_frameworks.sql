-- Providers that have a name or a link, each once, whichever of the lists name it.
create or replace function private.named_providers(lists jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', named, 'link', link) order by place), '[]')
  from (
    select distinct on (lower(coalesce(nullif(btrim(named), ''), btrim(link)))) place, named, link
    from jsonb_array_elements(lists) with ordinality as listed (p, place),
      lateral (select coalesce(p ->> 'name', '') as named, coalesce(p ->> 'link', '') as link) words
    where jsonb_typeof(p) = 'object' and btrim(concat(named, link)) <> ''
    order by lower(coalesce(nullif(btrim(named), ''), btrim(link))), place
  ) once
$$;

-- As before, and a design framework that is in no list of design systems is kept by its name.
create or replace function private.asked_words(asked public.questionnaires) returns public.specifications
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
    when 'ant design' then 'ant' when 'chakra ui' then 'chakra' when 'mantine' then 'mantine' when 'shadcn ui' then 'shadcn'
    else left(private.answer_of(asked.design_framework, asked.design_framework_other), 100) end;
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
