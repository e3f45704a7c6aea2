import type { Sql } from "#server/postgres/sql.ts";

const BELIEVED_FOR_MS = 10_000;
const DOUBTED_FOR_MS = 30_000;
const MAX_REMEMBERED = 50_000;

export type LiveSessions = {
  isLive(sessionId: string, userId: string): Promise<boolean>;
  /** Asks the database whatever is remembered: for the calls that change an account. */
  isLiveNow(sessionId: string, userId: string): Promise<boolean>;
  /** Called when sessions end here, so that they are refused at once. */
  drop(sessionIds: readonly string[]): void;
};

/** A session found alive is believed for ten seconds; one that was just ended here is asked for each time until that is certain. */
export function createLiveSessions(sql: Sql): LiveSessions {
  const alive = new Map<string, { userId: string; since: number }>();
  const doubted = new Map<string, number>();

  const isLiveNow = async (sessionId: string, userId: string): Promise<boolean> => {
    const since = performance.now();
    const rows = await sql`
      select from auth.sessions s join auth.users u on u.id = s.user_id
      where s.id = ${sessionId} and s.user_id = ${userId} and (s.not_after is null or s.not_after > now())
        and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())`;
    if (alive.size >= MAX_REMEMBERED) alive.clear();
    if (rows.length === 1 && !doubted.has(sessionId)) alive.set(sessionId, { userId, since });
    else alive.delete(sessionId);
    return rows.length === 1;
  };

  return {
    isLiveNow,
    isLive: async (sessionId, userId) => {
      const seen = alive.get(sessionId);
      const believed = seen !== undefined && seen.userId === userId && performance.now() - seen.since < BELIEVED_FOR_MS;
      return believed || isLiveNow(sessionId, userId);
    },
    drop: (sessionIds) => {
      const now = performance.now();
      for (const [id, since] of doubted) if (now - since > DOUBTED_FOR_MS) doubted.delete(id);
      for (const id of sessionIds) {
        doubted.set(id, now);
        alive.delete(id);
      }
    },
  };
}
