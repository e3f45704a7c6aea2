import type { Log } from "#server/log.ts";
import type { Channel } from "./channel.ts";
import type { Hub } from "./hub.ts";

export type Routine = {
  /** Has the channels asked about again that nobody has asked about since then. */
  ask(since: number): void;
  /** Once nothing is left to ask. */
  done(): Promise<void> | undefined;
};

type Options = { hub: Pick<Hub, "channels">; log: Log };

/**
 * Asks again now and then who may be on a channel, without a sign that it changed: one question after another, in turns between
 * accounts, and one for all channels of a token and topic, so that an account with many keeps nobody else's waiting.
 */
export function createRoutine({ hub, log }: Options): Routine {
  const waiting = new Map<string, Set<Channel>>();
  let known = 0;
  let working: Promise<void> | undefined;
  return {
    ask: (since) => {
      known = since;
      for (const channel of hub.channels()) if (isOld(channel)) add(channel);
      if (waiting.size === 0) return;
      working ??= work().finally(() => {
        working = undefined;
      });
    },
    done: () => working,
  };

  function isOld({ admission }: Channel) {
    return admission.checkedAt < known;
  }

  function add(channel: Channel) {
    const account = channel.admission.identity.claims.sub ?? "";
    waiting.set(account, (waiting.get(account) ?? new Set()).add(channel));
  }

  async function work() {
    while (waiting.size > 0) {
      for (const [account, channels] of [...waiting]) {
        await askNext(channels).catch((error: unknown) => log.warn({ err: error }, "a channel could not be checked"));
        if (channels.size === 0) waiting.delete(account);
      }
    }
  }

  async function askNext(channels: Set<Channel>) {
    const [channel] = channels;
    if (!channel) return;
    channels.delete(channel);
    if (!isOld(channel)) return;
    const { topic } = channel;
    const { token } = channel.admission;
    const alike = [...channels].filter((other) => other.topic === topic && other.admission.token === token);
    for (const other of alike) channels.delete(other);
    const answer = await channel.recheck();
    if (answer === undefined) for (const other of alike) channels.add(other);
    else for (const other of alike) if (other.admission.token === token) other.settle(answer);
  }
}
