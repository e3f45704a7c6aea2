import { useSyncExternalStore } from "react";
import { fillToast, type ToastFacts, type ToastLine, type ToastText } from "./toast-line.ts";
import { type ToastKey, toasts } from "./toasts.ts";

export const toastLimit = 5;
export const toastRemovalDelay = 1_000_000;

/** What a toast offers to do about what happened; `undoes` says that it takes it back. */
export type ToastAction = { label: string; run: () => void; undoes?: boolean };

/** A text that is made where it is needed. */
export type NamedToast = ToastLine & { key: string };

/** An answered one fades, and offers nothing more. */
export type HeldToast = ToastText & {
  key: string;
  id: string;
  open: boolean;
  isAnswered?: boolean;
  action?: ToastAction | undefined;
};

const nothing: readonly HeldToast[] = [];
let held = nothing;
let count = 0;
const listeners = new Set<() => void>();

function hold(next: readonly HeldToast[]) {
  held = next;
  for (const listener of listeners) listener();
}

/** Says what happened outside of a mutation; mutations name their toast in `meta`. */
export function announce(said: ToastKey | NamedToast, facts: ToastFacts = {}, error?: unknown, action?: ToastAction) {
  count += 1;
  const { key, ...line } = typeof said === "string" ? { ...toasts[said], key: said } : said;
  const text = fillToast(line, facts, error);
  const toast = { ...text, key, id: `toast-${count}`, open: true, action: action && onlyOnce(action) };
  hold([toast, ...held.filter((earlier) => !isOverBy(earlier, toast))].slice(0, toastLimit));
}

/** The same failure again takes the place of the earlier one; once something worked, what failed with the same noun is over. */
function isOverBy(earlier: HeldToast, toast: HeldToast) {
  if (!earlier.destructive) return false;
  if (!toast.destructive) return nounOf(earlier.key) === nounOf(toast.key);
  return earlier.title === toast.title && earlier.description === toast.description;
}

const nounOf = (key: string) => key.split(".")[0];

function onlyOnce(action: ToastAction): ToastAction {
  let isTaken = false;
  const run = () => {
    if (isTaken) return;
    isTaken = true;
    action.run();
  };
  return { ...action, run };
}

/** Takes back what the newest toast in sight offers to take back; false where none does. */
export function undoNewest(): boolean {
  const toast = held.find(({ open, isAnswered, action }) => open && !isAnswered && action?.undoes);
  if (!toast) return false;
  dismissToast(toast.id);
  toast.action?.run();
  return true;
}

export function answerToast(id: string) {
  hold(held.map((toast) => (toast.id === id ? { ...toast, isAnswered: true } : toast)));
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
    // a page drawn at build has none, and is taken over as it stands
    () => nothing,
  );
}
