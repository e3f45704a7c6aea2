import { useEffect } from "react";

/** Ctrl-Enter, or Cmd-Enter, saves the form one is writing in, wherever in it one is. */
export function useSaveKeys() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, isComposing, target } = event;
      if (key !== "Enter" || !(ctrlKey || metaKey) || shiftKey || altKey || isComposing || event.defaultPrevented) return;
      const form = target instanceof Element ? target.closest("form") : null;
      const button = form?.querySelector("button[type=submit]");
      if (!form || (button instanceof HTMLButtonElement && button.disabled)) return;
      event.preventDefault();
      form.requestSubmit();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
