import { useSyncExternalStore } from "react";
import { type PublicForm, publicFormAddress } from "#domain/public-form-words.ts";

/** What a public form needs to be checked and sent by the browser as long as no script does it. */
export function useSentBy(form: PublicForm) {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return { action: publicFormAddress(form), method: "post", noValidate: isAlive } as const;
}
