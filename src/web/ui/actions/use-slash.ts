import { useEffect, useEffectEvent } from "react";
import { isDialogOpen } from "#web/ui/dialogs/after-dialogs.ts";

const typing = "input, textarea, select, [contenteditable=true]";

/** `/` leads to a search, unless somebody types or a dialog is open. */
export function useSlash(lead: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.target instanceof Element && event.target.closest(typing)) return;
    if (isDialogOpen()) return;
    event.preventDefault();
    lead();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
