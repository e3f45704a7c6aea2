-- A save names the revision it began from; projects and questionnaires count their changes too.

alter table public.projects add column revision integer not null default 1;
create trigger revise_it before update on public.projects for each row
  execute function private.set_revision('name', 'type', 'description', 'version', 'color');

alter table public.questionnaires add column revision integer not null default 1;
create trigger revise_it before update on public.questionnaires for each row execute function private.set_revision(
  'project_description', 'prd_language', 'prd_language_other', 'github_repo_link', 'project_documents', 'project_type',
  'project_type_other', 'frontend_technology', 'frontend_technology_other', 'backend_technology', 'backend_technology_other',
  'database_type', 'database_type_other', 'technology_providers', 'authentication_types', 'authentication_provider',
  'authentication_provider_other', 'payment_provider', 'payment_provider_other', 'third_party_providers', 'business_model',
  'business_model_other', 'design_description', 'design_links', 'design_framework', 'design_framework_other',
  'main_color_primary', 'main_color_secondary', 'main_font_primary', 'main_font_secondary');
