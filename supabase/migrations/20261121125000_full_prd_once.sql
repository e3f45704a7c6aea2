-- Whoever asks for the project of a website a second time, while the first is being drafted, would get another one.

alter table public.web_to_prd add column drafting_since timestamptz;
comment on column public.web_to_prd.drafting_since is 'Since when a project is being drafted of it; null while none is.';
