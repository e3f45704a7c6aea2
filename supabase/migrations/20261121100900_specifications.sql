create table public.specifications (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  version text not null check (btrim(version) <> '' and char_length(version) <= 50),
  revision integer not null default 1,
  project_overview text check (char_length(project_overview) <= 50000),
  project_scope text check (char_length(project_scope) <= 50000),
  references_list text check (char_length(references_list) <= 50000),
  product_perspective text check (char_length(product_perspective) <= 50000),
  business_model text check (char_length(business_model) <= 50000),
  business_model_type text check (char_length(business_model_type) <= 100),
  payment_provider text check (char_length(payment_provider) <= 200),
  pricing_details text check (char_length(pricing_details) <= 50000),
  frontend_details text check (char_length(frontend_details) <= 8000),
  backend_details text check (char_length(backend_details) <= 8000),
  database_details text check (char_length(database_details) <= 8000),
  third_party_integrations jsonb check (pg_column_size(third_party_integrations) <= 262144),
  design_system text check (char_length(design_system) <= 100),
  custom_design_system_url text check (char_length(custom_design_system_url) <= 2000),
  selected_colors text check (char_length(selected_colors) <= 2000),
  selected_typography text check (char_length(selected_typography) <= 2000),
  selected_corners text check (char_length(selected_corners) <= 2000),
  design_connections jsonb check (pg_column_size(design_connections) <= 262144),
  security_risks text check (char_length(security_risks) <= 2000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (project_id, version)
);
comment on table public.specifications is 'The texts and choices of one version of a project''s specification.';
call private.protect('public.specifications');
create trigger set_updated_at before update on public.specifications for each row execute function private.set_updated_at();
create trigger revise_it before update on public.specifications for each row execute function private.set_revision(
  'project_overview', 'project_scope', 'references_list', 'product_perspective', 'business_model', 'business_model_type',
  'payment_provider', 'pricing_details', 'frontend_details', 'backend_details', 'database_details', 'third_party_integrations',
  'design_system', 'custom_design_system_url', 'selected_colors', 'selected_typography', 'selected_corners', 'design_connections',
  'security_risks');

-- Risks live inside the specification, as the JSON text of a list; their numbers are kept by id, so that a risk is RISK-3 in every version.
create table private.risk_numbers (
  project_id uuid not null references public.projects (id) on delete cascade,
  risk_id text not null,
  number integer not null,
  primary key (project_id, risk_id)
);
comment on table private.risk_numbers is 'Which number a risk of a project was given.';
alter table private.risk_numbers enable row level security;

create function private.number_risks() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  known jsonb := '{}';
  risk jsonb;
  numbered jsonb := '[]';
  given integer;
  previous jsonb;
begin
  if new.security_risks is null or (tg_op = 'UPDATE' and new.security_risks is not distinct from old.security_risks) then
    return new;
  end if;
  begin
    if jsonb_typeof(new.security_risks::jsonb) <> 'array' then
      raise exception 'The risks must be a list.' using errcode = '22023';
    end if;
  exception when invalid_text_representation then
    raise exception 'The risks must be the JSON text of a list.' using errcode = '22023';
  end;
  if tg_op = 'UPDATE' and old.security_risks is not null then
    select coalesce(jsonb_object_agg(r ->> 'id', r), '{}') into known from jsonb_array_elements(old.security_risks::jsonb) r;
  end if;
  for risk in select r from jsonb_array_elements(new.security_risks::jsonb) r loop
    if jsonb_typeof(risk) <> 'object' or coalesce(risk ->> 'id', '') = '' or char_length(risk ->> 'id') > 100 then
      raise exception 'Every risk needs an id.' using errcode = '22023';
    end if;
    select number into given from private.risk_numbers where project_id = new.project_id and risk_id = risk ->> 'id';
    if not found then
      given := private.next_number(new.project_id, 'risks');
      insert into private.risk_numbers (project_id, risk_id, number) values (new.project_id, risk ->> 'id', given);
    end if;
    previous := known -> (risk ->> 'id');
    numbered := numbered || jsonb_build_array(risk || jsonb_build_object(
      'number', given,
      'revision', case
        when previous is null and tg_op = 'INSERT' then coalesce(case when (risk ->> 'revision') ~ '^[1-9][0-9]{0,8}$' then (risk ->> 'revision')::integer end, 1)
        when previous is null then 1
        when (previous ->> 'name', previous ->> 'functionality', previous ->> 'description')
          is not distinct from (risk ->> 'name', risk ->> 'functionality', risk ->> 'description')
          then coalesce((previous ->> 'revision')::integer, 1)
        else coalesce((previous ->> 'revision')::integer, 1) + 1
      end));
  end loop;
  new.security_risks := numbered::text;
  return new;
end $$;
create trigger number_risks before insert or update on public.specifications
  for each row execute function private.number_risks();
