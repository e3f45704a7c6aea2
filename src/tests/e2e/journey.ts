import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** What goes wrong in a window must stand in the journey's list: `test(title, met("400 POST /auth/v1/token"), …)`. */
export const met = (...troubles: string[]) => ({
  annotation: troubles.map((description) => ({ type: "trouble", description })),
});

/** Every window of a journey is watched: a request that is refused or fails, and whatever the browser complains about, ends it. */
export const test = base.extend<{ watched: undefined }>({
  watched: [
    async ({ browser }, use, { annotations }) => {
      const troubles: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on("response", (answer) => {
          const { pathname } = new URL(answer.url());
          if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.request().method()} ${pathname}`);
        });
        context.on("console", (message) => {
          // the answer itself was written down above
          const isAnswer = message.text().includes("the server responded with a status of");
          if (message.type() === "error" && !isAnswer) troubles.push(`${message.text()} at ${message.page()?.url()}`);
        });
        context.on("weberror", (error) => troubles.push(error.error().message));
      };
      browser.on("context", watch);
      await use(undefined);
      browser.off("context", watch);
      const met = annotations.flatMap(({ type, description = "" }) => (type === "trouble" ? [description] : []));
      expect(troubles.filter((trouble) => !met.some((one) => trouble.includes(one)))).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

export type Newcomer = { email: string; password: string };

export function newcomer(name = "ada"): Newcomer {
  return { email: `${name}-${randomBytes(5).toString("hex")}@example.com`, password: `words-${randomBytes(8).toString("hex")}` };
}

/** The link of the newest mail to an address, as its reader would follow it. */
export async function linkTo(page: Page, email: string, button: RegExp): Promise<string> {
  await page.goto("/outbox");
  await page.getByRole("link").filter({ hasText: email }).first().click();
  const href = await page.frameLocator("iframe").getByRole("link", { name: button }).first().getAttribute("href");
  return href ?? "";
}

/** Signs up on the screen, confirms through the outbox as a person would, and ends signed in on the dashboard. */
export async function signUp(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.goto("/auth?tab=signup");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expectToast(page, "Sign up successful");
  await page.goto(await linkTo(page, email, /confirm/i));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole("heading", { name: "What do you want to build?" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Projects", level: 1 })).toBeVisible();
}

/** Signs out by the menu; whoever goes on before the screen says so is not out yet. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
}

export async function createOrganization(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Create Organization" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create Organization" });
  await dialog.getByLabel("Organization Name").fill(name);
  await dialog.getByRole("button", { name: "Create", exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A notification says `text`. */
export async function expectToast(page: Page, text: string | RegExp): Promise<void> {
  // not by role: an open dialog hides what is around it from those who ask by role
  await expect(page.locator("[data-toasts] [data-style]").filter({ hasText: text }).first()).toBeVisible();
}

/** The app takes a public page over, and has done so once its notifications stand there. */
export async function wake(page: Page) {
  await page.mouse.move(5, 5);
  await page.keyboard.press("Shift");
  await expect(page.locator("#root[data-alive]")).toHaveCount(1);
}

/** Without the comments that `axe.source` has, which every page would read again. */
const axeSource = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** axe finds nothing on the screen as it stands, however small its impact, best practice included. */
export async function expectAccessible(page: Page, where = page.url(), besides: readonly string[] = []): Promise<void> {
  // before that there is nothing to judge
  for (const needed of ["main", "h1"]) await page.locator(needed).first().waitFor({ state: "attached" });
  // what is still fading in has not its colours yet
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (rules) =>
      axe.run(document, {
        resultTypes: ["violations"],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
      }),
    [...besides],
  );
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(said, where).toEqual([]);
}
