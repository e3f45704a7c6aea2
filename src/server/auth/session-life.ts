import type { Query } from "#server/postgres/sql.ts";
import type { SessionLife } from "./core.ts";

/** When a session that is used now is over, if it is not used again. */
export function endsAt(db: Query, { inactivityHours, maxHours }: SessionLife) {
  return db`least(created_at + make_interval(hours => ${maxHours}), now() + make_interval(hours => ${inactivityHours}))`;
}

/** Sessions that were opened while they might live longer end as they would now. */
export async function limitLives(db: Query, { inactivityHours, maxHours }: SessionLife): Promise<void> {
  await db`
    update auth.sessions s set not_after = life.ends
    from (
      select id, least(created_at + make_interval(hours => ${maxHours}),
        coalesce(refreshed_at at time zone 'utc', created_at) + make_interval(hours => ${inactivityHours})) as ends from auth.sessions
    ) life
    where life.id = s.id and (s.not_after is null or s.not_after > life.ends)`;
}
