import { isGone, isOvertaken } from "#domain/revisions.ts";
import type { NamedToast } from "#web/lib/toast-store.ts";
import type { ToastKey } from "#web/lib/toasts.ts";

/** The toast of a save that failed; where somebody else came first the form asks, and no toast is needed. */
export function unlessOvertaken(failure: ToastKey | NamedToast) {
  return (error: unknown) => (isOvertaken(error) || isGone(error) ? null : failure);
}
