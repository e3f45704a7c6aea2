import { onApple } from "#web/lib/key-caps.ts";

/** As it is written on a key cap, and as assistive technology is told. */
export const shortcutLabel = onApple ? "⌘K" : "Ctrl K";
export const shortcutKeys = onApple ? "Meta+K" : "Control+K";

export function isShortcut(event: KeyboardEvent): boolean {
  const withCommandKey = onApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  return withCommandKey && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "k";
}
