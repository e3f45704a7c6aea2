import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "#web/ui/dialogs/after-dialogs.ts";

const typing = "input, textarea, select, [contenteditable=true]";

/** A key pressed by itself does something, unless somebody types or a dialog is open. */
export function useLoneKey(key: string, act: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
