-- A model that is asked once more for what it left out reads no website, so that counts for itself.

create or replace function private.limit_web_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if auth.role() is distinct from 'authenticated' then
    return null;
  elsif new.function = 'ask-questions' then
    perform private.spend('questions:' || new.organization_id, 60, 3600, 'Your organization has had its model ask questions 60 times within an hour.');
    perform private.spend('questions_by:' || auth.uid(), 60, 3600, 'You have had a model ask questions 60 times within an hour.');
  elsif new.function = 'find-possible' then
    perform private.spend('possible:' || new.organization_id, 20, 3600, 'Your organization has asked its model for findings 20 times within an hour.');
  elsif new.function in ('analyze-website', 'enhanced-web-search') then
    perform private.spend('web_requests:' || new.organization_id, 60, 3600, 'Your organization has read 60 websites within an hour.');
    perform private.spend('web_requests_by:' || auth.uid(), 60, 3600, 'You have read 60 websites within an hour.');
  else
    perform private.spend('asked_further:' || new.organization_id, 600, 3600, 'Your organization has had its model asked once more 600 times within an hour.');
    perform private.spend('asked_further_by:' || auth.uid(), 600, 3600, 'You have had a model asked once more 600 times within an hour.');
  end if;
  return null;
end $$;
