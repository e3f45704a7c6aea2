import { Failure } from "#domain/failure.ts";
import type { ToastKey } from "#web/lib/toasts.ts";

/** What a public form says when it could not be sent; who sent it too often is told when to try again. */
export const formFailure = (key: ToastKey) => (error: unknown) =>
  error instanceof Failure && error.kind === "too_many" ? "form.too_many" : key;
