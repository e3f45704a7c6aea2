-- What a person answered to short questions about the domain, beside the description it completes.

alter table public.questionnaires add column domain_answers jsonb not null default '[]'
  check (jsonb_typeof(domain_answers) = 'array' and pg_column_size(domain_answers) <= 65536);
comment on column public.questionnaires.domain_answers is 'Short questions about the domain, each with its answer: a list of {key, question, answer}; an empty answer was skipped.';

create or replace trigger revise_it before update on public.questionnaires for each row execute function private.set_revision(
  'project_description', 'domain_answers', 'prd_language', 'prd_language_other', 'github_repo_link', 'project_documents', 'project_type',
  'project_type_other', 'frontend_technology', 'frontend_technology_other', 'backend_technology', 'backend_technology_other',
  'database_type', 'database_type_other', 'technology_providers', 'authentication_types', 'authentication_provider',
  'authentication_provider_other', 'payment_provider', 'payment_provider_other', 'third_party_providers', 'business_model',
  'business_model_other', 'design_description', 'design_links', 'design_framework', 'design_framework_other',
  'main_color_primary', 'main_color_secondary', 'main_font_primary', 'main_font_secondary');
