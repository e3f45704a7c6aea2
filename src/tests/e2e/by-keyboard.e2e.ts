import type { Page } from "@playwright/test";
import { docPlaces } from "#domain/docs/doc-places.ts";
import { publicRoutes } from "#web/app/public-routes.ts";
import { longest } from "./every-address.ts";
import { expect, met, newcomer, test } from "./journey.ts";

const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
];
/** The pages of the documentation are drawn alike: one of each shelf stands for them. */
const docs = new Map(docPlaces.toReversed().map(({ shelf, address }) => [shelf, address])).values();
const addresses = ["/", "/auth", ...publicRoutes.flatMap(({ path = [] }) => path), ...docs, "/docs/search", "/nowhere"];
const themes = ["light", "dark"] as const;

/** What has the focus, whether it had it before, and whether it is in sight. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    const { top, bottom, width } = element.getBoundingClientRect();
    const isKnown = element.dataset.reached !== undefined;
    element.dataset.reached = "";
    return {
      isKnown,
      name: element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "",
      isInSight: width > 0 && bottom > 0 && top < innerHeight,
    };
  });

/** What was reached and shows no mark that it has not without the focus, which it is given as Tab gives it. */
const unmarked = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-reached]")]
      .filter((element) => {
        const look = () => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
          const isOutlined = outlineStyle !== "none" && outlineWidth !== "0px" && !/, 0\)$/.test(outlineColor);
          return { outline: isOutlined ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : "none", boxShadow };
        };
        element.blur();
        const without = look();
        element.focus({ preventScroll: true });
        const now = look();
        const isMarked = (now.outline !== "none" && now.outline !== without.outline) || now.boxShadow !== without.boxShadow;
        return !isMarked;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp | string) {
  for (let pressed = 0; pressed < 120; pressed++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (now && (typeof name === "string" ? now.name === name : name.test(now.name))) return;
  }
  throw new Error(`Nothing called ${name} is reached by Tab.`);
}

/** Goes through a page by Tab; answers what is out of sight when it has the focus, and what is never reached. */
async function walkThrough(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  for (let pressed = 0; pressed < 400; pressed++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    // behind the last one the browser has its turn, then comes the first: a page may begin in a field
    if (now?.isKnown) break;
    if (now?.isInSight === false) unseen.push(`out of sight: ${now.name}`);
  }
  const missed = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")]
      .filter((one) => one.checkVisibility() && one.tabIndex >= 0 && one.dataset.reached === undefined)
      .map((one) => `not reached: ${one.outerHTML.slice(0, 120)}`),
  );
  return [...unseen, ...missed];
}

test(
  "without JavaScript the public pages are used by keyboard alone, and show where one is, in both themes at every width [SITE-66, SITE-70]",
  met("404 GET /nowhere"),
  async ({ browser, baseURL: origin }) => {
    const baseURL = origin ?? "";
    test.setTimeout(longest);
    const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce" });
    const page = await context.newPage();
    await Promise.all(
      sizes.map(async (size) => {
        const walked = await context.newPage();
        await walked.setViewportSize(size);
        for (const address of addresses) {
          await walked.goto(baseURL + address);
          expect(await walkThrough(walked), `${address}, ${size.width}`).toEqual([]);
          for (const colorScheme of themes) {
            await walked.emulateMedia({ colorScheme });
            expect.soft(await unmarked(walked), `${address}, ${size.width}, ${colorScheme}`).toEqual([]);
          }
        }
        await walked.close();
      }),
    );

    await page.setViewportSize({ width: 390, height: 844 });
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
