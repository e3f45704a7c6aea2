import type { RealtimeChannel } from "@supabase/supabase-js";
import * as z from "zod";
import type { Db } from "./db.ts";

/** What the database says of a change: which rows, never what is in them. */
export const changeShape = z.object({
  table: z.string(),
  op: z.enum(["insert", "update", "delete"]),
  /** Of the row, where it was one. */
  id: z.string().nullable(),
  revision: z.number().nullable(),
  rows: z.number(),
  /** The user who made it. */
  by: z.string().nullable(),
});
export type Change = z.output<typeof changeShape>;

const presentShape = z.object({ user_id: z.uuid(), name: z.string() });
/** Somebody who has a channel open. */
export type Present = z.output<typeof presentShape>;

export type Listening = {
  onChange(change: Change): void;
  /** The channel is open; `again` where it was before, so that something may have been missed. */
  onJoined(again: boolean): void;
  /** The channel ended without being asked to; `forbidden` where asking again is of no use. */
  onEnded(forbidden: boolean): void;
  onPresent(people: Present[]): void;
};

type Opening = Listening & {
  /** Shown to the others. */
  self: Present | undefined;
  /** What was said since then is repeated, in milliseconds of the epoch. */
  since: number;
};

/** Listens on a private channel of the project, organization or user until it is closed. */
export function openChannel(db: Db, topic: string, { self, since, ...listening }: Opening) {
  let joined = false;
  let closed = false;
  const channel = db.channel(topic, {
    config: {
      private: true,
      broadcast: { replay: { since } },
      ...(self ? { presence: { key: self.user_id } } : {}),
    },
  });
  channel.on("broadcast", { event: "change" }, ({ payload }) => {
    const { data } = changeShape.safeParse(payload);
    if (data) listening.onChange(data);
  });
  if (self) channel.on("presence", { event: "sync" }, () => listening.onPresent(peopleOn(channel)));
  channel.subscribe((status, error) => {
    if (closed) return;
    if (status === "SUBSCRIBED") {
      listening.onJoined(joined);
      joined = true;
      if (self) void channel.track(self);
    }
    const forbidden = error?.message.startsWith("Unauthorized") ?? false;
    if (status === "CLOSED" || forbidden) listening.onEnded(forbidden);
  });
  return {
    close: async () => {
      closed = true;
      await db.removeChannel(channel);
    },
  };
}

function peopleOn(channel: RealtimeChannel): Present[] {
  return Object.values(channel.presenceState()).flatMap((windows) => {
    const { data } = presentShape.safeParse(windows.at(-1));
    return data ? [data] : [];
  });
}
