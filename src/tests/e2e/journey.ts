import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** A page whose console must stay free of errors: what the browser complains about fails the journey. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await use(page);
    expect(complaints.filter((text) => !/the server responded with a status of 4\d\d/.test(text))).toEqual([]);
  },
});
export { expect };

export type Newcomer = { email: string; password: string };

export function newcomer(name = "ada"): Newcomer {
  return { email: `${name}-${randomBytes(5).toString("hex")}@example.com`, password: `words-${randomBytes(8).toString("hex")}` };
}

/** Signs up on the screen, confirms through the outbox as a person would, and ends signed in on the dashboard. */
export async function signUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectToast(page, "Sign up successful");
  await page.goto("/outbox");
  await page.getByRole("link").filter({ hasText: email }).first().click();
  const href = await page
    .frameLocator("iframe")
    .getByRole("link", { name: /confirm/i })
    .first()
    .getAttribute("href");
  await page.goto(href ?? "");
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

export async function createOrganization(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Create Organization" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create Organization" });
  await dialog.getByLabel("Organization Name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A notification says `text`; screen readers are told it a second time, so the first one counts. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible();
}

/** axe's serious and critical findings on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // what is still fading in has not its colours yet
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}
