import { paths } from "./paths.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

const key = "pa:connection";
/** In milliseconds; whoever takes longer to sign in begins again in the application. */
const PATIENCE = 3_600_000;

/** Remembers what an application asked before its person was signed in, so that a trip to a provider or the mailbox leads back. */
export function keepConnection(search: string) {
  writeStored(key, `${Date.now()} ${search}`);
}

export function forgetConnection() {
  removeStored(key);
}

/** Where it waits. */
export function waitingConnection(): string | undefined {
  const [at = "", search = ""] = readStored(key)?.split(" ") ?? [];
  return search.startsWith("?") && Date.now() - Number(at) < PATIENCE ? paths.connect() + search : undefined;
}
