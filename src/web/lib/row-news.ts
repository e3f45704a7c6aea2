import { useSyncExternalStore } from "react";

/** What somebody else just did to a row; their name where it is known. */
export type RowNews = { who: string | undefined; isGone: boolean };

const news = new Map<string, RowNews>();
const listeners = new Set<() => void>();

export function tellRowNews(id: string, told: RowNews) {
  news.set(id, told);
  for (const listener of listeners) listener();
}

export function useRowNews(id: string): RowNews | undefined {
  return useSyncExternalStore(subscribe, () => news.get(id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
