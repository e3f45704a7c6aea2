import type { Identity } from "#server/http/identity.ts";
import type { Extension } from "./access.ts";
import { encode, type Version } from "./frames.ts";
import type { PresenceState } from "./notices.ts";
import type { Presence } from "./presences.ts";

/** Who is on a channel, and what was found they may do there. */
export type Admission = { token: string; identity: Identity; readable: ReadonlySet<Extension>; checkedAt: number };

/** One client on one topic. */
export type Channel = {
  id: string;
  topic: string;
  joinRef: string | null;
  version: Version;
  /** Whether it hears what it says itself, and is told that it was heard. */
  self: boolean;
  ack: boolean;
  presenceKey: string;
  wantsPresence: boolean;
  admission: Admission;
  /** Asked once for an admission. */
  writable: Map<Extension, Promise<boolean>>;
  called?: Promise<string | undefined> | undefined;
  presence?: Presence | undefined;
  expiry?: NodeJS.Timeout | undefined;
  send(data: string | Buffer): void;
  /** Ends it, in words for the client. */
  end(reason: string): void;
  /** Asks again whether its client may be here; what was answered, unless it is over. */
  recheck(): Promise<Admission | string | undefined>;
  /** Takes what was answered about its token and topic. */
  settle(answer: Admission | string): void;
  /** Gives its place to others. */
  letGo(): void;
};

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** A channel ends with the token its client showed last. */
export function endWithToken(channel: Channel) {
  clearTimeout(channel.expiry);
  const { exp } = channel.admission.identity.claims;
  if (exp === undefined) return;
  const left = Math.min(Math.max(exp * 1000 - Date.now(), 0), LONGEST_TIMER_MS);
  channel.expiry = setTimeout(() => channel.end("InvalidJWTToken: Token has expired"), left);
  channel.expiry.unref();
}

export function tell(channel: Channel, event: string, payload: unknown, ref: string | null = null) {
  const { version, joinRef, topic } = channel;
  channel.send(encode(version, { join_ref: joinRef, ref, topic: `realtime:${topic}`, event, payload }));
}

export function tellPresence(
  channel: Channel,
  event: "presence_state" | "presence_diff",
  payload: PresenceState | { joins: PresenceState; leaves: PresenceState },
) {
  if (channel.wantsPresence && channel.admission.readable.has("presence")) tell(channel, event, payload);
}
