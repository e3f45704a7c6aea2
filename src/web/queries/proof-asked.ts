import { useSyncExternalStore } from "react";
import { Failure } from "#domain/failure.ts";
import { GIVEN_UP } from "#web/lib/query-client.ts";

/** Changes to an account that wait for their owner to show once more who they are. */
let waiting: ((shown: boolean) => void)[] = [];
const listeners = new Set<() => void>();

function hold(next: typeof waiting) {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Whether somebody is asked right now. */
export function useProofAsked(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting.length > 0,
    () => false,
  );
}

/** Shown: whatever waits is tried again. Given up: it fails without a word, and what was typed stays where it is. */
export function endProof(shown: boolean) {
  const asked = waiting;
  hold([]);
  for (const answer of asked) answer(shown);
}

/** Does `work` and, where the sign-in service first wants to know who asks, does it again once that was shown. */
export async function withProof<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "reauthentication_needed") throw error;
    const shown = await new Promise<boolean>((resolve) => hold([...waiting, resolve]));
    if (!shown) throw new Failure("conflict", "Nothing was changed.", { code: GIVEN_UP });
    return work();
  }
}
