import { networkOf } from "#server/auth/request.ts";
import { limits } from "./limits.ts";

/** A client's connection. */
export type Holder = {
  address: string;
  /** Ends at once, since its places are another's. */
  giveUp(): void;
};

/** The channels of each account, address and network, so that no one client fills the memory of all. */
export type ChannelPlaces = {
  /** Keeps a place until it is let go of, or says in the client's words why there is none. */
  take(holder: Holder, account: string | undefined): (() => void) | string;
};

const said = (reason: string) => `ChannelRateLimitReached: ${reason}`;
export const OF_ACCOUNT = said(
  `An account is on ${limits.channelsPerAccount.toLocaleString("en")} channels at most. Close some of its tabs.`,
);
export const OF_NETWORK = said("Too many channels are open from your network. Close some tabs and try again.");
export const OF_ALL = said("All channels are taken. Try again in a moment.");

export function createChannelPlaces(): ChannelPlaces {
  const held = new Map<Holder, Set<() => void>>();
  const [accounts, addresses, networks] = [counter(), counter(), counter()];
  let all = 0;
  return {
    take: (holder, account) => {
      const { address } = holder;
      const network = networkOf(address);
      if (account !== undefined && accounts.of(account) >= limits.channelsPerAccount) return OF_ACCOUNT;
      if (addresses.of(address) >= limits.channelsPerAddress || networks.of(network) >= limits.channelsPerNetwork)
        return OF_NETWORK;
      if (all >= limits.channels && !makeRoom(network)) return OF_ALL;
      const add = (more: 1 | -1) => {
        all += more;
        if (account !== undefined) accounts.add(account, more);
        addresses.add(address, more);
        networks.add(network, more);
      };
      const own = held.get(holder) ?? new Set();
      const letGo = () => {
        if (!own.delete(letGo)) return;
        if (own.size === 0) held.delete(holder);
        add(-1);
      };
      held.set(holder, own.add(letGo));
      add(1);
      return letGo;
    },
  };

  /** The network with most channels gives up its connection with most of them; false where that is the newcomer's. */
  function makeRoom(newcomer: string): boolean {
    const network = networks.largest();
    if (network === undefined || networks.of(network) <= networks.of(newcomer) + 1) return false;
    let most: [Holder, Set<() => void>] | undefined;
    for (const one of held) if (networkOf(one[0].address) === network && one[1].size > (most?.[1].size ?? 0)) most = one;
    if (!most) return false;
    for (const letGo of [...most[1]]) letGo();
    most[0].giveUp();
    return true;
  }
}

function counter() {
  const counts = new Map<string, number>();
  return {
    of: (name: string) => counts.get(name) ?? 0,
    add: (name: string, more: number) => {
      const now = (counts.get(name) ?? 0) + more;
      if (now > 0) counts.set(name, now);
      else counts.delete(name);
    },
    largest: () => {
      let most: [string, number] | undefined;
      for (const one of counts) if (one[1] > (most?.[1] ?? 0)) most = one;
      return most?.[0];
    },
  };
}
