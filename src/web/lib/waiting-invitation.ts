import { paths } from "./paths.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

const key = "pa:invitation";

/** Remembers the invitation somebody opened before signing in, so that the trip through the mailbox leads back to it. */
export function keepInvitation(token: string) {
  writeStored(key, token);
}

export function forgetInvitation() {
  removeStored(key);
}

/** Where the remembered invitation waits. */
export function waitingInvitation(): string | undefined {
  const token = readStored(key);
  return token === null ? undefined : paths.invitation(token);
}
