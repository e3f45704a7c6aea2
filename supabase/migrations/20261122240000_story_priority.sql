-- How much a story matters, after MoSCoW; open where nobody has said.

create type public.story_priority as enum ('must', 'should', 'could', 'wont');
alter table public.user_stories add column priority public.story_priority;
comment on column public.user_stories.priority is 'must, should, could or wont; null where nobody has said.';
call private.protect('public.user_stories', 'user_class_id', 'name', 'story', 'acceptance_criteria', 'priority');
