import { networkOf } from "#server/auth/request.ts";
import { limits } from "./limits.ts";

export const TOO_MANY_OF_ONE = "Too many connections come from your network. Close some tabs and try again.";
export const NO_PLACE = "Try again in a moment.";

type Member = {
  /** On no channel. */
  isIdle(): boolean;
  /** Ends at once, since its place is another's. */
  giveUp(): void;
  ended: Promise<void>;
};

/** The sockets of each address, so that no one client holds the places of all. */
export type Crowds = {
  isFull(address: string): boolean;
  /** Where all places are taken, whoever holds most gives one up; false where that is the newcomer. */
  makeRoom(address: string): boolean;
  enter(address: string, socket: Member): void;
};

export function createCrowds(): Crowds {
  const crowds = new Map<string, Set<Member>>();
  const networks = new Map<string, Set<Member>>();
  const addresses = new Map<Member, string>();
  return {
    isFull: (address) => {
      const crowd = crowds.get(address);
      if (!crowd || crowd.size < limits.idleSocketsPerAddress) return false;
      if (crowd.size >= limits.socketsPerAddress) return true;
      return [...crowd].filter((socket) => socket.isIdle()).length >= limits.idleSocketsPerAddress;
    },
    makeRoom: (address) => {
      if (addresses.size < limits.sockets) return true;
      const given = givenUpFor(address);
      if (!given) return false;
      leave(given);
      given.giveUp();
      return true;
    },
    enter: (address, socket) => {
      addresses.set(socket, address);
      add(crowds, address, socket);
      add(networks, networkOf(address), socket);
      void socket.ended.then(() => leave(socket));
    },
  };

  function leave(socket: Member) {
    const address = addresses.get(socket);
    if (address === undefined) return;
    addresses.delete(socket);
    drop(crowds, address, socket);
    drop(networks, networkOf(address), socket);
  }

  /** Of the network that holds most or, where that is the newcomer's, of the address there: the oldest on no channel, else the oldest. */
  function givenUpFor(newcomer: string): Member | undefined {
    const own = networkOf(newcomer);
    const network = largest(networks.entries());
    const isOwn = network?.name === own;
    const among = isOwn ? largest([...crowds].filter(([address]) => networkOf(address) === own)) : network;
    const held = (isOwn ? crowds.get(newcomer) : networks.get(own))?.size ?? 0;
    if (!among || among.crowd.size <= held + 1) return undefined;
    for (const socket of among.crowd) if (socket.isIdle()) return socket;
    return among.crowd.values().next().value;
  }
}

function largest(entries: Iterable<[string, Set<Member>]>): { name: string; crowd: Set<Member> } | undefined {
  let most: { name: string; crowd: Set<Member> } | undefined;
  for (const [name, crowd] of entries) if (!most || crowd.size > most.crowd.size) most = { name, crowd };
  return most;
}

function add(crowds: Map<string, Set<Member>>, name: string, socket: Member) {
  crowds.set(name, (crowds.get(name) ?? new Set<Member>()).add(socket));
}

function drop(crowds: Map<string, Set<Member>>, name: string, socket: Member) {
  const crowd = crowds.get(name);
  crowd?.delete(socket);
  if (crowd?.size === 0) crowds.delete(name);
}
