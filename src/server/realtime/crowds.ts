import { limits } from "./limits.ts";

export const TOO_MANY_OF_ONE = "Too many connections come from your network. Close some tabs and try again.";

type Member = {
  /** On no channel. */
  isIdle(): boolean;
  ended: Promise<void>;
};

/** The sockets of each address, so that no one client holds the places of all. */
export type Crowds = {
  isFull(address: string): boolean;
  enter(address: string, socket: Member): void;
};

export function createCrowds(): Crowds {
  const crowds = new Map<string, Set<Member>>();
  return {
    isFull: (address) => {
      const crowd = crowds.get(address);
      if (!crowd || crowd.size < limits.idleSocketsPerAddress) return false;
      if (crowd.size >= limits.socketsPerAddress) return true;
      return [...crowd].filter((socket) => socket.isIdle()).length >= limits.idleSocketsPerAddress;
    },
    enter: (address, socket) => {
      const crowd = crowds.get(address) ?? new Set();
      crowds.set(address, crowd.add(socket));
      void socket.ended.then(() => {
        crowd.delete(socket);
        if (crowd.size === 0) crowds.delete(address);
      });
    },
  };
}
