import { expect } from "vitest";
import { page } from "vitest/browser";

/** The newest toast, or other text, that says exactly this. */
export const toast = (text: string) => page.getByText(text, { exact: true }).first();

export async function expectDestructive(text: string) {
  await expect.element(toast(text)).toBeVisible();
  expect(toast(text).element().closest("[data-style]")?.getAttribute("data-style")).toBe("destructive");
}
