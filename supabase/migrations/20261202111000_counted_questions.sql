-- Asking a model for a word, and reading what an application says of itself, are requests of ours to others: nobody makes us send many.

create function private.count_model_trial(organization uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin(organization);
  perform private.spend('model_trials:' || organization, 30, 3600, 'The model of your organization has been tested 30 times within an hour.');
  perform private.spend('model_trials_by:' || auth.uid(), 30, 3600, 'You have tested models 30 times within an hour.');
end $$;

create function private.count_connection_look() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.spend('connection_looks:' || auth.uid(), 120, 3600, 'You have been asked to connect applications 120 times within an hour.');
end $$;

create function public.count_model_trial(organization_id uuid) returns void
language sql volatile set search_path = '' as $$
  select private.count_model_trial(organization_id)
$$;
comment on function public.count_model_trial is 'Counts that an admin has the organization''s own model tested, and refuses once that was too often.';

create function public.count_connection_look() returns void
language sql volatile set search_path = '' as $$
  select private.count_connection_look()
$$;
comment on function public.count_connection_look is 'Counts that we look for the caller at what an application says of itself, and refuses once that was too often.';

revoke execute on function private.count_model_trial, private.count_connection_look from public;
grant execute on function private.count_model_trial, private.count_connection_look to authenticated, service_role;
revoke execute on function public.count_model_trial, public.count_connection_look from public, anon;
grant execute on function public.count_model_trial, public.count_connection_look to authenticated, service_role;
