import { useSyncExternalStore } from "react";
import { fillToast, type ToastFacts, type ToastText } from "./toast-line.ts";
import { type ToastKey, toasts } from "./toasts.ts";

export const toastLimit = 5;
export const toastRemovalDelay = 1_000_000;

/** What a toast offers to do about what happened. */
export type ToastAction = { label: string; run: () => void };

export type HeldToast = ToastText & { id: string; open: boolean; action?: ToastAction | undefined };

let held: readonly HeldToast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function hold(next: readonly HeldToast[]) {
  held = next;
  for (const listener of listeners) listener();
}

/** Says what happened outside of a mutation; mutations name their toast in `meta`. */
export function announce(key: ToastKey, facts: ToastFacts = {}, error?: unknown, action?: ToastAction) {
  count += 1;
  hold([{ ...fillToast(toasts[key], facts, error), id: `toast-${count}`, open: true, action }, ...held].slice(0, toastLimit));
}

export function dismissToast(id: string) {
  hold(held.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => hold(held.filter((toast) => toast.id !== id)), toastRemovalDelay);
}

/** Takes every toast away at once. */
export function forgetToasts() {
  hold([]);
}

export function useHeldToasts() {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
}
