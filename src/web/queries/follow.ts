import type { Query } from "@tanstack/react-query";
import { type Change, openChannel, type Present } from "#data/channels.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { refresh } from "#web/lib/refresh.ts";
import { db } from "#web/lib/supabase.ts";
import { isBeingOrdered } from "./new-order.ts";

type Following = {
  self?: Present;
  /** Takes what changed since it was last called, a moment after it happened. */
  onChanges(changes: Change[]): void;
  /** Something may have been missed. */
  onReturn(): void;
  onPresent?(people: Present[]): void;
};

const GATHERED_FOR_MS = 250;
const LONGEST_GATHERING_MS = 1_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/** Channels that are being left, by topic. */
const ending = new Map<string, Promise<unknown>>();

/** Follows a channel until the result is called; comes back by itself when the connection is lost. */
export function follow(topic: string, following: Following): () => void {
  let stopped = false;
  let changes: Change[] = [];
  let gathering: { since: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let pause = FIRST_PAUSE_MS;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let channel: ReturnType<typeof openChannel> | undefined;
  let returning = false;
  // what changes while the screen reads and the channel opens is repeated
  const since = Date.now();
  waiting = setTimeout(() => void open(), 0);

  return () => {
    stopped = true;
    clearTimeout(waiting);
    clearTimeout(gathering?.timer);
    if (channel) end(topic, channel);
  };

  async function open() {
    await ending.get(topic);
    if (stopped) return;
    const opened = openChannel(db, topic, {
      self: following.self,
      since,
      onChange: gather,
      onPresent: (people) => following.onPresent?.(people),
      onJoined: (again) => {
        pause = FIRST_PAUSE_MS;
        if (again || returning) following.onReturn();
      },
      onEnded: (forbidden) => {
        following.onPresent?.([]);
        end(topic, opened);
        channel = undefined;
        returning = true;
        if (forbidden || stopped) return;
        waiting = setTimeout(() => void open(), pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      },
    });
    channel = opened;
  }

  function gather(change: Change) {
    changes.push(change);
    const now = performance.now();
    const since = gathering?.since ?? now;
    clearTimeout(gathering?.timer);
    const left = Math.min(GATHERED_FOR_MS, since + LONGEST_GATHERING_MS - now);
    gathering = { since, timer: setTimeout(hand, left) };
  }

  function hand() {
    gathering = undefined;
    const gathered = changes;
    changes = [];
    following.onChanges(gathered);
  }
}

/** A topic is opened anew only after it was left: the client knows one channel of a name. */
function end(topic: string, channel: ReturnType<typeof openChannel>) {
  const ended: Promise<unknown> = Promise.resolve(ending.get(topic))
    .then(() => channel.close())
    .catch(() => undefined)
    .finally(() => {
      if (ending.get(topic) === ended) ending.delete(topic);
    });
  ending.set(topic, ended);
}

export type Stale = {
  /** First words of query keys that a table's rows are read with, where it is not its own name alone. */
  readWith: Readonly<Record<string, readonly string[]>>;
  /** The same where rows are deleted: what goes with them, or lets go of them. */
  goesWith?: Readonly<Record<string, readonly string[]>>;
  /** Keys that name no id, because they are about everything a person sees. */
  unnamed: readonly string[];
};

/** Reads again what changes of these tables have made stale, where a key names the scope or one of the rows. */
export function readAgain(scope: string, changes: readonly Change[], { readWith, goesWith = {}, unnamed }: Stale) {
  const ids = [scope, ...changes.flatMap(({ id }) => id ?? [])];
  const along = new Set(
    changes.flatMap(({ table, op }) => [...(readWith[table] ?? []), ...((op === "delete" && goesWith[table]) || [])]),
  );
  const about = (noun: string) => ({
    predicate: ({ queryKey }: Query) => {
      const [first, ...rest] = queryKey;
      if (first !== noun || isStart(rest) || isBeingOrdered(queryKey)) return false;
      const named = JSON.stringify(rest);
      return unnamed.includes(noun) || ids.some((id) => named.includes(id));
    },
  });
  for (const [table, own] of Map.groupBy(changes, (change) => change.table)) {
    if (!along.has(table)) void refresh(queryClient, about(table), rowsOf(own));
  }
  for (const noun of along) void refresh(queryClient, about(noun));
}

/** Which rows changed, undefined where that was not said of all. */
function rowsOf(changes: readonly Change[]): { ids: string[] } | undefined {
  const ids = changes.flatMap(({ id }) => id ?? []);
  return ids.length === changes.length ? { ids: [...new Set(ids)] } : undefined;
}

/** Reads everything again that is about the scope. */
export function readAllAgain(scope: string, unnamed: readonly string[]) {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey, queryKey: [noun, ...rest] }) =>
      !isStart(rest) && !isBeingOrdered(queryKey) && (unnamed.includes(String(noun)) || JSON.stringify(rest).includes(scope)),
  });
}

/** What a form started from stays as it was. */
const isStart = (rest: readonly unknown[]) => rest[0] === "start";
