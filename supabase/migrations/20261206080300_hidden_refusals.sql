-- As before, but what a policy hid from somebody is for the operator alone: a line of it tells that there is something, which no answer does.
create or replace function private.audit_log(
  organization uuid, areas text[], person text, since timestamptz, until timestamptz, before_at timestamptz, before_id uuid, most integer
) returns table (
  id uuid, at timestamptz, action text, actor_id uuid, actor_label text, target_kind text, target_id text, target_label text,
  address text, agent text, details jsonb
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  kept_since timestamptz := greatest(since, now() - make_interval(days => private.audit_days(organization)));
begin
  perform private.require_admin(organization);
  return query
    with done as (
      select e.id, e.at, e.action, e.actor_id, e.actor_label, e.target_kind, e.target_id, e.target_label, e.address, e.agent, e.details
      from public.audit_events e where e.organization_id = organization
    ), signed_in as (
      select e.id, e.created_at, 'auth.' || (e.payload ->> 'action'), m.user_id,
        coalesce(nullif(e.payload ->> 'actor_username', ''), private.email_of(m.user_id)), null::text, null::text, null::text,
        nullif(e.ip_address::text, ''), coalesce(e.payload ->> 'user_agent', e.payload -> 'traits' ->> 'user_agent'),
        coalesce((e.payload -> 'traits')::jsonb - 'user_agent', '{}')
      from (
        select c.user_id, c.created_at as joined_at, 'infinity'::timestamptz as left_at
        from public.organization_members c where c.organization_id = organization
        union all
        select p.user_id, p.joined_at, p.left_at from private.past_members p where p.organization_id = organization
      ) m
      join auth.audit_log_entries e on e.payload ->> 'actor_id' = m.user_id::text and e.created_at >= m.joined_at and e.created_at < m.left_at
      where e.payload ->> 'action' not in ('token_refreshed', 'token_revoked')
        and (e.payload ->> 'action' <> 'access_refused' or e.payload -> 'traits' ->> 'reason' is distinct from 'hidden')
    )
    select l.* from (select * from done union all select * from signed_in) l
    where l.at >= kept_since and (until is null or l.at < until)
      and (before_at is null or (l.at, l.id) < (before_at, before_id))
      and (areas is null or split_part(l.action, '.', 1) = any (areas))
      and (person is null or strpos(lower(concat_ws(' ', l.actor_label, l.target_label)), lower(person)) > 0)
    order by l.at desc, l.id desc
    limit least(greatest(most, 1), 1000);
end $$;
