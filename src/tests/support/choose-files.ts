import type { Locator } from "vitest/browser";

/** As if they were chosen in the browser's dialog: what drives the browser would carry megabytes there as text. */
export function chooseFiles(field: Locator, ...files: File[]): void {
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  Object.assign(field.element(), { files: chosen.files });
  field.element().dispatchEvent(new Event("change", { bubbles: true }));
}
