import type { Log } from "#server/log.ts";
import type { Query } from "#server/postgres/sql.ts";
import type { Channel } from "./channel.ts";
import type { Hub } from "./hub.ts";

/** Whose rights in an organization may have changed: those of one person or, with `null`, of everybody. */
export type RightsChanged = { organization_id: string; user_id: string | null };

export type Rechecks = {
  ask(change: RightsChanged): void;
  /** Once nothing is left to check. */
  done(): Promise<void> | undefined;
};

type Options = { sql: Query; hub: Pick<Hub, "channels" | "on">; log: Log };

/**
 * Asks again who may be on a channel, where something said that it may have changed: one after another, in turns between
 * organizations, so that one whose settings change all the time takes one connection and keeps no other one waiting.
 */
export function createRechecks({ sql, hub, log }: Options): Rechecks {
  const asked = new Map<string, Set<string | null>>();
  const waiting = new Map<string, Set<Channel>>();
  let working: Promise<void> | undefined;
  return {
    ask: ({ organization_id, user_id }) => {
      asked.set(organization_id, (asked.get(organization_id) ?? new Set()).add(user_id));
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    done: () => working,
  };

  async function work() {
    while (asked.size + waiting.size > 0) {
      for (const organization_id of new Set([...asked.keys(), ...waiting.keys()])) {
        await checkNext(organization_id).catch((error: unknown) => log.warn({ err: error }, "a channel could not be checked"));
      }
    }
  }

  async function checkNext(organization_id: string) {
    const there = waiting.get(organization_id) ?? new Set();
    const users = asked.get(organization_id);
    asked.delete(organization_id);
    for (const channel of users ? await meantBy(organization_id, users) : []) there.add(channel);
    const [channel] = there;
    if (channel) there.delete(channel);
    if (there.size > 0) waiting.set(organization_id, there);
    else waiting.delete(organization_id);
    await channel?.recheck();
  }

  async function meantBy(organization_id: string, users: ReadonlySet<string | null>): Promise<Channel[]> {
    if (!users.has(null)) return [...hub.channels()].filter(({ admission }) => users.has(admission.identity.claims.sub ?? null));
    const projects = await sql<{ id: string }[]>`select id from public.projects where organization_id::text = ${organization_id}`;
    return [`organization:${organization_id}`, ...projects.map(({ id }) => `project:${id}`)].flatMap((topic) => [
      ...hub.on(topic),
    ]);
  }
}
