import type { Page } from "@playwright/test";
import { publicRoutes } from "#web/app/public-routes.ts";
import { longest } from "./every-address.ts";
import { expect, met, newcomer, test } from "./journey.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
const addresses = ["/", "/auth", ...publicRoutes.flatMap(({ path = [] }) => path), "/nowhere"];

/** What has the focus, and whether one sees it: in sight, and marked. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    element.dataset.reached = "";
    return {
      name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
      isMarked: (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
      isInSight: width > 0 && bottom > 0 && top < innerHeight,
    };
  });

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp | string) {
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (now && (typeof name === "string" ? now.name === name : name.test(now.name))) return;
  }
  throw new Error(`Nothing called ${name} is reached by Tab.`);
}

test(
  "without JavaScript the public pages are used by keyboard alone, and show where one is [SITE-66]",
  met("404 GET /nowhere"),
  async ({ browser, baseURL: origin }) => {
    const baseURL = origin ?? "";
    test.setTimeout(longest);
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const page = await context.newPage();
    for (const address of addresses) {
      for (const [at, size] of sizes.entries()) {
        await page.emulateMedia({ colorScheme: at === 0 ? "light" : "dark" });
        await page.setViewportSize(size);
        await page.goto(baseURL + address);
        for (let pressed = 0; pressed < 300; pressed++) {
          await page.keyboard.press("Tab");
          const now = await focused(page);
          if (!now) break;
          expect.soft(now, `${address}, ${size.width}`).toEqual({ name: now.name, isMarked: true, isInSight: true });
        }
        const missed = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
            .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && one.dataset.reached === undefined)
            .map((one) => one.outerHTML.slice(0, 120)),
        );
        expect(missed, `${address}, ${size.width}`).toEqual([]);
      }
    }

    await page.goto(baseURL);
    await page.keyboard.press("Tab");
    expect((await focused(page))?.name).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${baseURL}/#main`);
    await page.goto(baseURL);
    await tabTo(page, "Menu");
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: "Menu" });
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.keyboard.press("Enter");
    await tabTo(page, "Pricing");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${baseURL}/pricing`);

    await page.goto(`${baseURL}/contact`);
    await page.getByLabel("Name").focus();
    await page.keyboard.type("Vi");
    await page.keyboard.press("Tab");
    await page.keyboard.type(newcomer("vi").email);
    for (let field = 0; field < 3; field++) await page.keyboard.press("Tab");
    await expect(page.getByLabel("Message")).toBeFocused();
    await page.keyboard.type("Is there a plan for two?");
    await tabTo(page, "Send message");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent!");
  },
);
