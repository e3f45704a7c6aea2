import { useSyncExternalStore } from "react";

/** What somebody else just did to a row; their name where it is known. */
export type RowChange = { who: string | undefined; isGone: boolean };

const reported = new Map<string, RowChange>();
const listeners = new Set<() => void>();

export function reportRowChange(id: string, change: RowChange) {
  reported.set(id, change);
  for (const listener of listeners) listener();
}

export function useRowChange(id: string): RowChange | undefined {
  return useSyncExternalStore(subscribe, () => reported.get(id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
