import { expect, type Locator, type Page } from "@playwright/test";
import { specificationMenu } from "#domain/specifications.ts";
import { publicRoutes } from "#web/app/public-routes.ts";
import { signedInRoutes } from "#web/app/signed-in-routes.ts";
import { expectAccessible } from "./journey.ts";

const nowhere = "/nowhere";

export const visitorAddresses = [
  "/",
  "/auth",
  "/auth?tab=signup",
  "/auth?mode=recovery",
  "/invitation/none",
  "/shared/none",
  "/connect?client_id=nobody",
  nowhere,
  ...publicRoutes.flatMap(({ path = [] }) => path),
];

/** What the parts of addresses stand for. */
type Ids = { project: string; questionnaire: string; page: string; entry: string };

/** Every address of the shell, as the router has them; those with sections once for each. */
export function signedInAddresses(ids: Ids) {
  const of = (name: string, before: string) => {
    if (name === "pageId") return ids.page;
    if (name === "projectId" || before === "project") return ids.project;
    return before === "web-to-prd" ? ids.entry : ids.questionnaire;
  };
  return signedInRoutes
    .flatMap(({ path = [] }) => path)
    .map((path) => path.replace(/([^/]+)\/:(\w+)/g, (_, before: string, name: string) => `${before}/${of(name, before)}`))
    .flatMap((path) => (path.endsWith("/specification") ? sections.map((section) => `${path}?section=${section}`) : path));
}
const sections = specificationMenu.flatMap(({ items }) => items.map(({ key }) => key));

/** Milliseconds for a walk through many addresses; a machine under load is slow, not wrong. */
export const longest = 540_000;

/**
 * Looks at a screen as most see it, and on a phone at night: nothing axe knows is wrong, nothing scrolls sideways, in any of its tabs.
 * The app must be there already.
 */
export async function expectWellMade(page: Page, address: string) {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await comeTo(page, address);
  await settled(page, address);
  const tabs = page.getByRole("main").getByRole("tab");
  const names = await tabs.allTextContents();
  for (const name of names.length > 0 ? names : [null]) {
    if (name !== null) await tabs.getByText(name, { exact: true }).click();
    await settled(page, address);
    for (const [size, colorScheme] of [
      [wide, "light"],
      [narrow, "dark"],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await settled(page, address);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      const where = [address, name, colorScheme].filter(Boolean).join(", ");
      expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
      const up = await page.getByRole("tablist").evaluateAll((lists) => lists.map((one) => one.scrollHeight - one.clientHeight));
      expect.soft(up.filter(Boolean), `${where} has tabs that scroll up and down`).toEqual([]);
      await expectAccessible(page, where);
    }
  }
}
const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

/** As by the back button, from a page that has no part of the app's frame: all of the screen is made anew, and neither app nor axe is loaded again. */
async function comeTo(page: Page, address: string) {
  const lost = page.getByRole("heading", { name: "Oops! Page not found" });
  await goBackTo(page, nowhere);
  await expect(lost, `${address} does not let go`).toBeVisible();
  if (address === nowhere) return;
  await goBackTo(page, address);
  await expect(lost, `${address} does not come`).toHaveCount(0);
}

const goBackTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: 0 }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);

async function settled(page: Page, address: string) {
  await expect(page.locator("h1").first(), `${address} has no heading`).toBeVisible();
  await expect(page.locator(".animate-glow"), `${address} is still loading`).toHaveCount(0);
}
/** The same of what opens over a screen: pickers, menus, the palette, notifications, drawers, forms and the help. */
export async function expectOpenedWellMade(page: Page, project: string) {
  const address = `/dashboard/project/${project}/specification?section=documentation`;
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" }).first();
  const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });
  const menu = page.getByRole("menu");
  const openOrder = async () => {
    if (page.viewportSize()?.width === narrow.width) await button(/^Filter and sort/).click();
    await page.getByRole("combobox", { name: "Order" }).click();
  };
  const opening: readonly [what: string, open: () => Promise<void>, opened: Locator][] = [
    ["a picker", openOrder, page.getByRole("listbox")],
    ["the account menu", () => button("Your account").click(), menu],
    ["the palette", () => page.keyboard.press("Control+k"), dialog("Go to")],
    ["the notifications", () => button(/^Notifications/).click(), dialog("Notifications")],
    ["the help", () => page.keyboard.press("?"), dialog("Help")],
    ["an instruction", () => button(/with an instruction…$/).click(), dialog(/with an instruction$/)],
    ["a form", () => button(/^Edit /).click(), dialog(/^Edit /)],
  ];
  const onPhone: typeof opening = [
    ["the drawer", () => button("Open menu").click(), dialog("Menu")],
    ["the sections", () => button("Sections").click(), dialog(/./)],
  ];
  const chosen: typeof opening = [["a menu of what is chosen", () => button("Change").click(), menu]];
  // the question about cookies lies over what is chosen until it is answered
  await page.addInitScript(() => localStorage.setItem("pa:cookie-consent", "accepted"));
  for (const [size, colorScheme] of [
    [wide, "light"],
    [narrow, "dark"],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(address);
    await settled(page, address);
    await expect(page.getByRole("row").first()).toBeVisible();
    for (const [what, open, opened] of [...opening, ...(size === narrow ? onPhone : []), ...chosen]) {
      if (what === chosen[0]?.[0])
        await page
          .getByRole("checkbox", { name: /^Select (?!all)/ })
          .first()
          .click();
      await open();
      await expect(opened, `${what} does not open`).toBeVisible();
      await expectAccessible(page, `${what} over ${address}, ${colorScheme}`);
      await page.keyboard.press("Escape");
      await expect(opened, `${what} does not close`).toBeHidden();
    }
  }
}
